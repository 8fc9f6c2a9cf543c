// The person behind the site, as far as the owner has introduced himself: only what stands in owner.ts.
import { OPENING_HOURS } from "./constants.ts";
import { contactEntries } from "./footer.ts";
import { owner, type Portrait } from "./owner.ts";

/** What owner.ts holds about the person. */
export interface PersonData {
  name: string;
  portrait: Portrait | null;
  about: string;
  since: number | null;
  training: string;
  languages: readonly string[];
  notOffered: readonly string[];
  standIn: string;
  googleProfile: string;
}

export interface Person {
  /** Null until the owner has shown his face or said something about himself. */
  name: string | null;
  portrait: Portrait | null;
  about: string;
  facts: readonly { term: string; text: string }[];
  /** Address of the profile at Google; empty: none. */
  googleProfile: string;
}

/** Only what has been entered; nothing is made up in its place. */
export function personOf(data: PersonData): Person {
  const facts = [
    { term: personTexts.since, text: data.since === null ? "" : String(data.since) },
    { term: personTexts.training, text: data.training },
    { term: personTexts.languages, text: data.languages.join(", ") },
    { term: personTexts.notOffered, text: data.notOffered.join(", ") },
    { term: personTexts.standIn, text: data.standIn },
  ].filter(({ text }) => text !== "");
  const { portrait, about, googleProfile } = data;
  const isIntroduced = portrait !== null || about !== "" || facts.length > 0;
  return { name: isIntroduced ? data.name : null, portrait, about, facts, googleProfile };
}

export const personTexts = {
  since: "Websites seit",
  training: "Ausbildung",
  languages: "Sprachen",
  notOffered: "Mache ich nicht",
  standIn: "Urlaub und Krankheit",
  ask: "Fragen Sie mich direkt:",
  call: contactEntries.phone,
  hours: `${OPENING_HOURS.days.replace("–", "\u2060–\u2060")} ${OPENING_HOURS.from}\u2060–\u2060${OPENING_HOURS.to}\u00a0Uhr`,
  google: "Bewertungen bei Google lesen",
  /** In a mail's signature. */
  whoWrites: "Wer Ihnen schreibt",
} as const;

/** In the place of a portrait: public/images/figure.svg shows nobody in particular. */
export const drawnFigure = { file: "/images/figure.svg", alt: "" } as const satisfies Portrait;

export const self: Person = personOf(owner);

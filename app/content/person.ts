// The person behind the site, as far as the owner has introduced himself: only what stands in owner.ts.
import { OPENING_HOURS } from "./constants.ts";
import { type ContactEntry, contactEntries } from "./footer.ts";
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
  /** Portrait or drawn figure. */
  picture: Portrait;
  about: string;
  facts: readonly { term: string; text: string }[];
  /** Way to the profile at Google; null: none. */
  rating: { name: string; href: string } | null;
}

/** In the place of a portrait: it shows nobody in particular. */
export const drawnFigure: Portrait = { file: "/images/figure.svg", alt: "" };

/** In a mail's signature. */
export const whoWrites = "Wer Ihnen schreibt";

/** Only what has been entered; nothing is made up in its place. */
export function personOf(data: PersonData): Person {
  const { portrait, about, googleProfile } = data;
  const facts = [
    { term: "Websites seit", text: data.since === null ? "" : String(data.since) },
    { term: "Ausbildung", text: data.training },
    { term: "Sprachen", text: data.languages.join(", ") },
    { term: "Mache ich nicht", text: data.notOffered.join(", ") },
    { term: "Urlaub und Krankheit", text: data.standIn },
  ].filter(({ text }) => text !== "");
  const isIntroduced = portrait !== null || about !== "" || facts.length > 0;
  return {
    name: isIntroduced ? data.name : null,
    picture: portrait ?? drawnFigure,
    about,
    facts,
    rating: googleProfile ? { name: "Bewertungen bei Google lesen", href: googleProfile } : null,
  };
}

export const self: Person = personOf(owner);

export interface CallWords {
  ask: string;
  phone: ContactEntry;
  hours: string;
}

/** Word joiners keep each span on one line. */
const unbroken = (span: string) => span.replace("–", "\u2060–\u2060");

export const askDirectly: CallWords = {
  ask: "Fragen Sie mich direkt:",
  phone: contactEntries.phone,
  hours: `${unbroken(OPENING_HOURS.days)} ${unbroken(`${OPENING_HOURS.from}–${OPENING_HOURS.to}`)}\u00a0Uhr`,
};

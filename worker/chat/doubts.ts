// „Vielleicht ein Shop“: what costs much and is said in doubt is asked once before it counts. Pure.
import type { Feature, ProjectType } from "#worker/pricing/project.ts";
import type { Reading } from "./reading/read-text.ts";
import { normalised } from "./reading/words.ts";

/** What adds more than 300 € or takes the place of the package. */
export const costly = ["shop", "booking", "members", "special", "blog"] as const satisfies readonly Feature[];
export type Doubt = (typeof costly)[number];

const HEDGES =
  /\b(?:vielleicht|eventuell|evtl|evt|gegebenenfalls|ggf|moeglicherweise|unter umstaenden|mal (?:sehen|schauen|gucken)|(?:ueberlege|ueberlegen|diskutieren|schwanken)|nicht sicher ob|unsicher ob|weiss (?:ich |noch |ich noch )?nicht ob|wissen (?:wir )?(?:noch )?nicht ob|oder auch nicht|kann sein)\b/;

/**
 * The one thing in `text` that costs much and is said in doubt, and the reading without it; null doubt: the reading as it is.
 * @param questioned what a model doubts beside that
 */
export function withoutDoubt(
  reading: Reading,
  text: string,
  questioned: readonly Doubt[] = [],
): { reading: Reading; doubt: Doubt | null } {
  const isHedged = HEDGES.test(normalised(text));
  const doubted = costly.filter(
    (feature) =>
      (isHedged || questioned.includes(feature)) &&
      (reading.wanted.includes(feature) || reading.projectType === feature),
  );
  // „Shop oder vielleicht Buchung“: two at once are no single question.
  const [doubt] = doubted;
  if (doubt === undefined || doubted.length > 1) return { reading, doubt: null };
  const isKind = reading.projectType === doubt;
  return {
    reading: {
      ...reading,
      projectType: isKind ? null : reading.projectType,
      wanted: reading.wanted.filter((feature) => feature !== doubt),
    },
    doubt,
  };
}

export type Verdict = "yes" | "no" | null;

const YES = /^(?:ja|jo|joa|jau|jup|jawohl|unbedingt|einrechnen|rechnen sie)\b/;
/** „Bitte“ alone; „bitte auch Englisch“ answers something else. */
const AGREES =
  /^(?:(?:klar|gerne?|bitte|okay|ok|genau|richtig|stimmt|das|so|ihn|sie|es|machen|wir|mit|rein|dazu|einrechnen)[ ,.!]*){1,6}$/;
const NO =
  /^(?:nein|nee|noe|ne|nope|lieber nicht|doch nicht|erst ?mal nicht|nicht|ohne|kein\w*|lass\w*|weglassen|spaeter)\b/;
/** „Ja, aber erst später“ is no yes that may cost anything. */
const BUT = /\b(?:aber|erst|spaeter|nicht|vielleicht|eventuell|evtl)\b/;

/** What a text says to the question for a doubt; null: nothing. */
export function verdictOn(text: string): Verdict {
  const said = normalised(text).trim();
  if (NO.test(said)) return "no";
  return (YES.test(said) && !BUT.test(said)) || AGREES.test(said) ? "yes" : null;
}

/** `reading` with what a „yes“ puts back. Where the kind of website is still open, the kind it is. */
export function withDoubt(reading: Reading, doubt: Doubt, kind: ProjectType | null): Reading {
  const makesKind = kind === null && reading.projectType === null && doubt === "shop";
  return makesKind
    ? { ...reading, projectType: doubt }
    : { ...reading, wanted: [...new Set<Feature>([...reading.wanted, doubt])] };
}

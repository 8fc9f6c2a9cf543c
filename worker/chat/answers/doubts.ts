// „Vielleicht ein Shop“, „die Leute sollen sich da eintragen“: what costs much and is said in doubt, or only described, is asked once before it counts. Pure.
import type { Feature, ProjectType } from "#worker/pricing/project.ts";
import type { Reading } from "../reading/read-text.ts";
import { OPINION } from "../reading/refusals/put-off.ts";
import { normalised } from "../reading/words.ts";

/** What adds more than 300 € or takes the place of the package. */
export const costly = ["shop", "booking", "members", "special", "blog"] as const satisfies readonly Feature[];
export type Doubt = (typeof costly)[number];

const HEDGES =
  /\b(?:vie?ll?eicht|vll?t|eventuell?e?|evtl|evt|spiele\w* mit dem gedanken|(?:bin|sind) (?:ich |wir |uns |mir |da |noch ){0,3}unsicher|nicht (?:ganz )?einig|gegebenenfalls|ggf|moeglicherweise|unter umstaenden|mal (?:sehen|schauen|gucken)|(?:ueberlege|ueberlegen|diskutieren|schwanken)|nicht sicher ob|unsicher ob|weiss (?:ich |noch |ich noch )?nicht ob|wissen (?:wir )?(?:noch )?nicht ob|oder auch nicht|kann sein)\b/;

interface Context {
  /** What a model doubts. */
  questioned: readonly Doubt[];
  /** What counts already: described once more, it is not asked for again. */
  known: readonly Feature[];
  /** The kind of website so far. */
  current: ProjectType | null;
}

/** The one thing in `text` that costs much and is said in doubt or by no name, what is to be asked for after it, and the reading without it; null doubt: the reading as it is. */
export function withoutDoubt(
  reading: Reading,
  text: string,
  { questioned, known, current }: Context,
): { reading: Reading; doubt: Doubt | null; further: readonly Doubt[] } {
  const said = normalised(text);
  const isHedged = HEDGES.test(said) || OPINION.test(said);
  const isDescribed = (feature: Doubt) => reading.inferred.includes(feature) && !known.includes(feature);
  const doubted = costly.filter(
    (feature) =>
      (isHedged || questioned.includes(feature) || isDescribed(feature)) &&
      (reading.wanted.includes(feature) || reading.projectType === feature),
  );
  // „Shop oder vielleicht Buchung“: two at once are no single question. Of two that are described the dearer one is asked for.
  const doubt = doubted.find(isDescribed) ?? (doubted.length === 1 ? doubted[0] : undefined);
  const hints = costly.filter((feature) => reading.hinted.includes(feature) && !known.includes(feature));
  if (doubt === undefined) {
    const [hint = null, ...further] = hints;
    return { reading, doubt: hint, further };
  }
  const isKind = reading.projectType === doubt;
  return {
    reading: {
      ...reading,
      projectType: isKind ? kindWithout(reading, current) : reading.projectType,
      wanted: reading.wanted.filter((feature) => feature !== doubt),
    },
    doubt,
    further: hints.filter((hint) => hint !== doubt),
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

/** „Kein Shop, lieber dass man Stunden buchen kann“: the shop is given up, whatever the answer. */
function kindWithout({ refused }: Reading, current: ProjectType | null): ProjectType | null {
  return refused.some((feature) => feature === current) ? "company" : null;
}

/** `reading` with what a „yes“ puts back: the kind of website where that is still open, and a shop always is one. */
export function withDoubt(
  reading: Reading,
  doubt: Doubt,
  kind: ProjectType | null,
  isKindAsked: boolean,
): Reading {
  const isOpen = kind === null && reading.projectType === null;
  if (isOpen && doubt !== "special" && (doubt === "shop" || isKindAsked))
    return { ...reading, projectType: doubt };
  return { ...reading, wanted: [...new Set<Feature>([...reading.wanted, doubt])] };
}

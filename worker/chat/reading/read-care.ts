// Whether a text asks for care after the start, and for which plan.
import { carePlans } from "#content/prices.ts";
import type { CareWish } from "#worker/pricing/project.ts";
import { CENTS_PER_EURO } from "#worker/pricing/shown-amount.ts";
import type { TaggedText, Words } from "./tagged-words.ts";

interface Context {
  isFirst: boolean;
  /** „dann basic“, where care was asked about just before. */
  brief: CareWish | null;
  refused: ReadonlySet<number>;
}

export function readCare({ words }: TaggedText, { isFirst, brief, refused }: Context): CareWish | null {
  if (brief !== null) return brief;
  const priced = planByPrice(words);
  // „Wer sein Grab bei uns in Pflege hat“
  const isOfUs = (at: number) =>
    words[at - 1]?.text === "in" && /^ha(?:t|ben)$/.test(words[at + 1]?.text ?? "");
  const looked = lookedAfter(words);
  if (looked !== null) return looked === "any" ? (priced ?? planIn(words) ?? "any") : looked;
  const at = words.findLastIndex(
    ({ tags, text }, index) =>
      ((tags.has("care") && !(text === "betreuung" && isListed(words, index))) ||
        (!isFirst && tags.has("upkeep") && !isListed(words, index))) &&
      !isOfUs(index),
  );
  if (at < 0) return priced;
  const isRefused = refused.has(at) || (at === words.length - 2 && words[at + 1]?.tags.has("negator"));
  if (isRefused || maintainsAlone(words, at)) return "none";
  return priced ?? planNear(words, at) ?? "any";
}

/** Words of an answer that says nothing else. */
const BRIEF_WORDS = 5;
const PLANS = {
  basic: /^(?:basic|basis|klein\w*|guenstigste\w*|billigste\w*|49)$/,
  professional: /^(?:professional|profi|mittler\w*|99)$/,
  premium: /^(?:premium|gross\w*|beste|199)$/,
} as const;
const DECLINES =
  /^(?:(?:nein|nee|noe|ne|na|danke|dann) ){0,3}(?:brauch\w* (?:ich|wir) (?:\w+ )?nicht|(?:das )?mach\w* (?:ich|wir) (?:das )?selb\w*|ohne das|will (?:ich|wir) nicht|ohne pflege)$/;
const TAKES =
  /^(?:(?:ja|gut|ok|okay|dann) ){0,2}(?:(?:das|die|so was) )?nehm\w* (?:ich|wir)(?: (?:dazu|mit|auch|das)){0,2}$/;

/** All of a text as an answer to what was said of care; null: it is none. */
export function briefCare(words: Words): CareWish | null {
  const spoken = words.filter(({ kind }) => kind !== "mark").map(({ text }) => text);
  if (spoken.length > BRIEF_WORDS || words.some(({ tags }) => tags.has("website") || tags.has("page")))
    return null;
  const text = spoken.join(" ");
  if (DECLINES.test(text)) return "none";
  if (TAKES.test(text)) return "any";
  return carePlans.find(({ id }) => spoken.some((word) => PLANS[id].test(word)))?.id ?? null;
}

/** „das Paket für 49 Euro“: a price that only one plan has, said of a package or a month. */
function planByPrice(words: Words): CareWish | null {
  if (
    !words.some(
      ({ tags }) => tags.has("package") || tags.has("month") || tags.has("care") || tags.has("upkeep"),
    )
  )
    return null;
  const plan = carePlans.find(({ price }) => words.some(({ value }) => value === price / CENTS_PER_EURO));
  return plan?.id ?? null;
}

function planNear(words: Words, at: number): CareWish | null {
  const near = words.slice(Math.max(0, at - 3), at + PLAN_WITHIN);
  const isSized = (id: keyof typeof PLANS) =>
    near.some(
      ({ text, kind }, index) =>
        kind === "word" && PLANS[id].test(text) && /^(?:die|das|den)$/.test(near[index - 1]?.text ?? ""),
    );
  return carePlans.find(({ id }) => near.some(({ tags }) => tags.has(id)) || isSized(id))?.id ?? null;
}

/** „Pflaster, Teiche, Zäune und Pflege“ is what the firm does. */
function isListed(words: Words, at: number): boolean {
  const own = words.filter(({ sentence }) => sentence === words[at]?.sentence);
  return (
    /^(?:und|,)$/.test(words[at - 1]?.text ?? "") &&
    own.filter(({ text }) => text === ",").length > 1 &&
    !own.some(
      ({ tags }) => tags.has("website") || tags.has("shop") || tags.has("booking") || tags.has("blog"),
    )
  );
}

const PLAN_WITHIN = 12;
const planIn = (words: Words): CareWish | null =>
  carePlans.find(({ id }) => words.some(({ tags }) => tags.has(id)))?.id ?? null;

const YOU_TEND = [
  /\b(?:pfleg(?:en|t|st|e)|betreu(?:en|t|st)|kuemmer\w*|aktuell (?:halt\w*|haelt)|instand halt\w*) (?:\w+ ){0,2}(?:sie|ihr)\b(?! (?:selbst|selber))/,
  /\b(?:sie|ihr|jemand) (?:\w+ ){0,5}(?:pfleg(?:en|t|st|e)|betreu(?:en|t|st)|kuemmer\w*|aktuell (?:halt\w*|haelt)|instand halt\w*)(?: (?:soll|sollt|sollen|wuerden?|muesst|muessen|koennt|koennen))?$/,
];
const OTHERS_TEND = [
  /\b(?:pflegen|kuemmern|betreuen) (?:\w+ ){0,4}(?:mein\w*|unser\w*) (?:neffe|nichte|sohn|tochter|schwager|schwiegersohn|bruder|mann|frau|azubi|kollege|kollegin|itler|enkel)\b/,
  /\b(?:neffe|nichte|sohn|tochter|schwager|bruder|mann|frau|azubi|enkel|schriftfuehrer\w*) (?:\w+ ){0,4}(?:pflegt|betreut|kuemmert)\b/,
  /\b(?:pflege|wartung|betreuung|updates?) (?:\w+ ){0,3}(?:macht|uebernimmt|erledigt) (?:\w+ ){0,2}(?:mein\w*|unser\w*|unsre\w*)\b/,
];

/** „Pflegen müssten Sie das hinterher“, „pflegen tut die Seite mein Neffe“: said without a name for it. */
function lookedAfter(words: Words): CareWish | null {
  const clauses = [...Map.groupBy(words, ({ clause }) => clause).values()].map((clause) =>
    clause
      .filter(({ kind }) => kind !== "mark")
      .map(({ text }) => text)
      .join(" "),
  );
  if (clauses.some((clause) => OTHERS_TEND.some((turn) => turn.test(clause)))) return "none";
  return clauses.some(
    (clause) =>
      YOU_TEND.some((turn) => turn.test(clause)) && !/\b(?:nicht|nie|kein\w*|nichts)\b/.test(clause),
  )
    ? "any"
    : null;
}

/** „Wartung mache ich selbst“. */
function maintainsAlone(words: Words, at: number): boolean {
  const { sentence } = words[at] ?? {};
  return words.some(
    (word) => word.sentence === sentence && /^(?:selbst|selber|eigenregie|alleine|allein)$/.test(word.text),
  );
}

// What a visitor wishes that the price list has no entry for, kept in his own letters. Only parts of a text that say nothing else.
import type { Question } from "../slots.ts";

export const wishLimits = { number: 5, letters: 80 } as const;

interface WishContext {
  /** The question the text follows; null when all are through. */
  pending: Question | null;
  /** Whether a part of the text says anything else: an answer, a question, thanks. */
  isUnderstood: (part: string) => boolean;
}

/** In the order of the text. Pure. */
export function readWishes(text: string, { pending, isUnderstood }: WishContext): string[] {
  if (pending === "who" || isUnderstood("") || NOT_A_WISH.test(text)) return [];
  const found = clausesOf(text).flatMap(({ clause, isAsked }) =>
    isAsked
      ? []
      : joinedParts(clause, (part) => (isOfANetwork(part) || !isUnderstood(part)) && isWished(part, pending)),
  );
  return found
    .map(trimmed)
    .filter((wish) => wish.length >= 4 && wish.length <= wishLimits.letters)
    .slice(0, wishLimits.number);
}

/** Addresses, numbers to call and sums are no wishes, and must not be handed on as one. */
const NOT_A_WISH = /https?:|www\.|@|[€$]|\beuro\b|\d{4}|[<>{}[\]\\]/i;

interface Clause {
  clause: string;
  isAsked: boolean;
}

const CLAUSE = /[^,;.!?\n]+(?:[.,](?=\S)[^,;.!?\n]+)*([,;.!?\n]|$)/g;

function clausesOf(text: string): Clause[] {
  return [...text.matchAll(CLAUSE)].map(({ 0: clause, 1: mark }) => ({
    clause: clause.replace(/[,;.!?\n]$/, "").trim(),
    isAsked: mark === "?",
  }));
}

/** „Englisch und ein Gästebuch“: parts beside „und“ are looked at apart, and neighbours stay together. */
function joinedParts(clause: string, isWish: (part: string) => boolean): string[] {
  const parts = clause.replace(/\s/g, " ").split(/ (?:und|sowie|plus|u\.) /i);
  const runs: string[][] = [];
  let isRunning = false;
  for (const part of parts) {
    const belongs = isWish(part);
    if (belongs && isRunning) runs.at(-1)?.push(part);
    else if (belongs) runs.push([part]);
    isRunning = belongs;
  }
  return runs.map((run) => run.join(" und "));
}

const WISHES =
  /\b(?:wäre?n?|fänd\w*|hätt\w*|wünsch\w*|würd\w*) .{0,40}\b(?:schön|toll|gut|super|klasse|prima|gern\w*|fein|nett|praktisch|mir|uns)\b|\b(?:gern\w*|schön|toll|super) (?:wäre?n?|hätt\w*|fänd\w*)\b|\bsoll(?:te|ten|en)? (?:\S+ ){0,4}(?:drauf|rein|dabei|dazu|geben|haben)\b|\b(?:wünsch\w*|bräucht\w*)\b|\b(?:fänden?|hätten?) (?:wir|ich)\b/i;
const ASKS_FOR =
  /\bbitte\b|\bbrauch\w*|\bmöcht\w*|\bwoll(?:en|te\w*)\b|\bwill\b|\bnoch ein\w*\b|\bautomatisch\b|\bdazu\b/i;
const SOMEBODY =
  /\b(?:ich|wir|mich|mir|mein\w*|uns|unser\w*|er|sie|ihr|man|das ist|es ist|ist das|war|haben|hat|hab)\b/i;
const WEBSITE =
  /\b(?:web(?!cam)\w*|\w*homepage\w*|(?<!start)(?<!unter)seiten?|internet\w*|angebot\w*|\w*auftritt\w*|preis\w*|kosten?|termin\w*|anruf\w*|rückruf\w*|telefon\w*)\b/i;
const DENIES =
  /\b(?:nicht|nix|nichts|kein\w*|ohne|nein|nee|nö|egal|weiß|ahnung|alles|fertig|reicht|passt|genug|standard|vielleicht|mal sehen)\b/i;
/** „Wetteranzeige“, „Live-Chat“, „QR-Code“. */
const THING = /(?:^| )\p{Lu}\p{L}{3}|\p{L}-\p{L}/u;
const MOST_WORDS = 9;

function isWished(part: string, pending: Question | null): boolean {
  if (DENIES.test(part) || !/\p{L}{4}/u.test(part)) return false;
  if (WISHES.test(part)) return !WEBSITE.test(part) || pending === "features";
  const isAsked = pending === "features" || (pending === null && ADDS.test(part));
  if (!isAsked || WEBSITE.test(part)) return false;
  if (ASKS_FOR.test(part)) return true;
  const words = part.split(/\s+/).length;
  return words <= MOST_WORDS && !SOMEBODY.test(part) && THING.test(part);
}

/** „Und eine Wetteranzeige“: once all is asked, only what adds something. */
const ADDS = /^(?:und|noch|auch|dazu|außerdem|zusätzlich|plus)\b|\bbitte\b|\bnoch\b/i;
/** A link to one belongs to every website; what else is wanted of it does not. */
const NETWORK = /\b(?:whats?app|instagram|facebook|tiktok|youtube|pinterest)/i;

function isOfANetwork(part: string): boolean {
  return NETWORK.test(part);
}

const FILLERS =
  /^(?:(?:und|aber|dann|auch|also|ja|ok|okay|ach|außerdem|dazu|hm|äh|naja|bitte|gerne?)[\s:]+)+/i;

function trimmed(part: string): string {
  return part
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .replace(FILLERS, "")
    .replace(/\sbitte$/i, "")
    .trim();
}

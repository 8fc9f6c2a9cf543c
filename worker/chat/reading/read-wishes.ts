// What a visitor wishes that the price list has no entry for, kept in his own letters. Only parts of a text that say nothing else.
import type { Question } from "../slots.ts";
import { normalised } from "./words.ts";

export const wishLimits = { number: 5, letters: 80 } as const;

interface WishContext {
  /** The question the text follows; null when all are through. */
  pending: Question | null;
  /** Whether a part of the text says anything else: an answer, a question, thanks. */
  isUnderstood: (part: string) => boolean;
}

/** In the order of the text. Pure. */
export function readWishes(text: string, { pending, isUnderstood }: WishContext): string[] {
  if (pending === "who" || NOT_A_WISH.test(text)) return [];
  // Reading a part takes longest, so it comes last.
  const isWish = (part: string) =>
    isWished(part, pending) && (NETWORK.test(normalised(part)) || !isUnderstood(part));
  const clauses = clausesOf(text).slice(0, MAX_PARTS);
  return clauses
    .flatMap(({ clause, isAsked }, index) => {
      if (!isAsked) return joinedParts(clause, isWish);
      return NEEDS_IT.test(normalised(clauses[index + 1]?.clause ?? "")) ? [clause] : [];
    })
    .map(trimmed)
    .filter((wish) => wish.length >= 4 && wish.length <= wishLimits.letters)
    .slice(0, wishLimits.number);
}

/** Clauses of a text and parts of a clause that are looked at; all of it stays in the conversation anyway. */
const MAX_PARTS = 20;

/** Addresses, numbers to call and sums are no wishes, and must not be handed on as one. */
const NOT_A_WISH = /https?:|www\.|@|[€$]|\beuro\b|\d{4}(?! ?st(?:ü|ue)ck)|[<>{}[\]\\]/i;

interface Clause {
  clause: string;
  isAsked: boolean;
}

const CLAUSE = /[^,;.!?\n]+(?:[.,](?=\S)[^,;.!?\n]+)*([,;.!?\n]|$)/g;

function clausesOf(text: string): Clause[] {
  return [...text.replace(SOUGHT, (said) => said.replace(",", KEPT)).matchAll(CLAUSE)].map(
    ({ 0: clause, 1: mark }) => ({
      clause: clause
        .replace(/[,;.!?\n]$/, "")
        .replaceAll(KEPT, ",")
        .trim(),
      isAsked: mark === "?",
    }),
  );
}

/** „jemand, der unser Instagram betreut“ is one part. */
const SOUGHT = /\b(?:jemand(?:en)?|einer?|einen|wer), (?:der|die|den)\b/gi;
/** In the place of a comma that parts nothing. */
const KEPT = "\u2060";

/** „Englisch und ein Gästebuch“: parts beside „und“ are looked at apart, and neighbours stay together. */
function joinedParts(clause: string, isWish: (part: string) => boolean): string[] {
  const parts = clause.replace(/\s/g, " ").split(/ (?:und|sowie|plus|aber|u\.) /i, MAX_PARTS);
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

// In normalised spelling, as people type it with ä or ae.
const WISHES =
  /\b(?:waeren?|faend\w*|haett\w*|wuensch\w*|wuerd\w*) .{0,40}\b(?:schoen|toll|gut|super|klasse|prima|gern\w*|fein|nett|praktisch|mir|uns)\b|\b(?:gern\w*|schoen|toll|super) (?:waeren?|haett\w*|faend\w*)\b|\bsoll(?:te|ten|en)? (?:\S+ ){0,4}(?:drauf|rein|dabei|dazu|geben|haben)\b|\b(?:wuensch\w*|braeucht\w*)\b|\b(?:faenden?|haetten?) (?:wir|ich)\b/;
const ASKS_FOR =
  /\bbitte\b|\bbrauch\w*|\bmoecht\w*|\bwoll(?:en|te\w*)\b|\bwill\b|\bnoch ein\w*\b|\bautomatisch\b|\bdazu\b/;
const SOMEBODY =
  /\b(?:ich|wir|mich|mir|mein\w*|uns|unser\w*|er|sie|ihr|man|das ist|es ist|ist das|war|haben|hat|hab)\b/;
const WEBSITE =
  /\b(?:web(?!cam)\w*|\w*homepage\w*|(?<!start)(?<!unter)seiten?|internet\w*|angebot\w*|\w*auftritt\w*|preis\w*|kosten?|termin\w*|anruf\w*|rueckruf\w*|telefon\w*)\b/;
const DENIES =
  /\b(?:nicht|nix|nichts|kein\w*|ohne|nein|nee|noe|egal|weiss|ahnung|alles|fertig|reicht|passt|genug|standard|vielleicht|mal sehen|moment|sekunde|augenblick|\w*verlink\w*)\b/;
/** „Ein Logo hab ich noch nicht, das bräuchte ich auch“ */
const LACKS = /\bnoch (?:nicht|kein\w*)\b.*\bbr(?:auch|aeucht)\w*/;
/** „da würde ich es gern erledigt haben“ speaks of the date. */
const IN_TIME = /\b(?:erledigt|fertig|vom tisch|unter dach und fach)\b/;
/** Behind a question it makes a wish of it: „Macht ihr auch Flyer? Die brauchen wir“; alone it says nothing. */
const NEEDS_IT =
  /^(?:und )?(?:(?:die|das|den|so ?was) )?(?:brauch\w*|haett\w*|will|wollen|moecht\w*|nehm\w*) (?:ich|wir)\b(?!.* \b(?:ein|eine|einen|ne|nen)\b)/;
const SEEKS = /\b(?:jemand(?:en)?|einer?|einen|wer), (?:der|die|den)\b/;
/** „Zur Eröffnung eben“, „so alle zwei Wochen eins“ */
const OF_TIME =
  /^(?:und |so |dann )?(?:alle|jede[nrs]?|einmal|ab und zu|regelmaessig|zur|zum|im|am|bis|vor|nach|ab|vorm)\b/;

/** „Und eine Wetteranzeige“: once all is asked, only what adds something. */
const ADDS =
  /^(?:und|noch|auch|dazu|ausserdem|zusaetzlich|plus)\b|\bbitte\b|\bnoch\b|\bauch(?: noch)?$|\bbrauch\w* (?:ich|wir) auch\b/;
/** A link to one belongs to every website; what else is wanted of it does not. */
const NETWORK = /\b(?:whats?app|instagram|facebook|tiktok|youtube|pinterest)/;
/** „Wetteranzeige“, „Live-Chat“, „QR-Code“, in the visitor's spelling. */
const THING = /(?:^| )\p{Lu}\p{L}{3}|\p{L}-\p{L}/u;
const MOST_WORDS = 9;

function isWished(part: string, pending: Question | null): boolean {
  const said = normalised(part);
  if ((DENIES.test(said) && !LACKS.test(said)) || IN_TIME.test(said) || !/\p{L}{4}/u.test(part)) return false;
  if (NEEDS_IT.test(said) || (OF_TIME.test(said) && !WISHES.test(said))) return false;
  if (SEEKS.test(said) && (pending === "features" || pending === null)) return true;
  if (WISHES.test(said)) return !WEBSITE.test(said) || pending === "features";
  const isAsked = pending === "features" || (pending === null && ADDS.test(said));
  if (!isAsked || WEBSITE.test(said)) return false;
  if (ASKS_FOR.test(said)) return true;
  return said.split(" ").length <= MOST_WORDS && !SOMEBODY.test(said) && THING.test(part);
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

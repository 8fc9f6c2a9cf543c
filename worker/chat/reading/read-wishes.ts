// What a visitor wishes that the price list has no entry for, kept in his own letters. Only parts of a text that say nothing else.
import type { Question } from "../slots.ts";
import { isUnwantedWare, isWare } from "./wares.ts";
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
  const place = { isAsked: pending === "features", isFirst: pending === "who", text: normalised(text) };
  const isFree = pending !== "who" && !NOT_A_WISH.test(text);
  const isOrdered = ({ part, clause, behind }: Part) =>
    !NOT_ORDERED.test(part) &&
    isWare(normalised(part), { ...place, clause: normalised(clause), behind: normalised(behind) });
  const isUnwanted = ({ part, clause, behind }: Part) =>
    isUnwantedWare(normalised(part), { clause: normalised(clause), behind: normalised(behind) });
  // Reading a part takes longest, so it comes last.
  const isWish = (one: Part) =>
    isOrdered(one) ||
    (isFree &&
      isWished(one.part, pending) &&
      !isUnwanted(one) &&
      (NETWORK.test(normalised(one.part)) || !isUnderstood(one.part)));
  const clauses = clausesOf(text).slice(0, MAX_PARTS);
  return clauses
    .flatMap(({ clause, isAsked }, index) => {
      const behind = clauses[index + 1]?.clause ?? "";
      if (!isAsked) return joinedParts(clause, behind, isWish);
      return NEEDS_IT.test(normalised(behind)) ? [clause] : [];
    })
    .map((part) =>
      part.length > wishLimits.letters
        ? shortened(part, (piece) => isOrdered({ part: piece, clause: piece, behind: "" }))
        : part,
    )
    .map(trimmed)
    .filter((wish) => wish.length >= 4 && wish.length <= wishLimits.letters)
    .slice(0, wishLimits.number);
}

/** Nothing of it is read: „schild für überm laden“ is told from „asdf jkl“ by the small words of a sentence. */
const SENTENCE =
  /\b(?:ein|eine|einen|einer|ne|nen|n|a|en|der|die|das|den|dem|des|im|am|vom|zum|zur|mit|fuer|fuern|fuers|auf|bei|von|in|so|wo|wenn|dass|noch|beim|ueber|unter|soll\w*)\b/;
const SAYS_NOTHING =
  /\b(?:uebliche\w*|normal\w*|standard\w*|einfach\w*|egal|sowas|irgendwas|alles|wichtigste\w*|seite\w*|website\w*|homepage\w*|auskennt|fachmann|entscheid\w*|vorschlag\w*|schlag\w*|ueberleg\w*|moment|spaeter|frag\w*|jeder|andern|anderen|basis\w*|grund\w*|ding\w*|zeug)\b/;

/** What was answered to the question for functions and says nothing that anybody reads, as a wish: better kept than called misunderstood. */
export function wholeAsWish(text: string): string[] {
  const said = normalised(text);
  const isWish =
    SENTENCE.test(said) &&
    said.split(" ").length > 2 &&
    /\p{L}{5}/u.test(text) &&
    !NOT_A_WISH.test(text) &&
    ![DENIES, SAYS_NOTHING, SOMEBODY, OF_TIME].some((words) => words.test(said)) &&
    !text.includes("?");
  return isWish ? [trimmed(shortened(text.replace(/\s+/g, " ").replace(/[.!]{1,3}$/, ""), () => false))] : [];
}

/** A part of a clause beside „und“, and what is said next. */
interface Part {
  part: string;
  clause: string;
  behind: string;
}

/** Clauses of a text and parts of a clause that are looked at; all of it stays in the conversation anyway. */
const MAX_PARTS = 20;

/** Addresses, numbers to call and sums are no wishes, and must not be handed on as one. */
const NOT_A_WISH = /https?:|www\.|@|[€$]|\beuro\b|\d{4}(?! ?st(?:ü|ue)ck)|[<>{}[\]\\]/i;

/** A year is neither: „der Schriftzug ist von 1987“. */
const NOT_ORDERED = /https?:|www\.|@|[€$]|\beuro\b|\d[\d /-]{4,}\d|[<>{}[\]\\]/i;

interface Clause {
  clause: string;
  isAsked: boolean;
}

const CLAUSE = /[^,;.!?\n]+(?:[.,](?=\S)[^,;.!?\n]+)*([,;.!?\n]|$)/g;

function clausesOf(text: string): Clause[] {
  const whole = text.replace(SOUGHT, keepMarks).replace(QUOTED, keepMarks);
  return [...whole.matchAll(CLAUSE)].map(({ 0: clause, 1: mark }) => ({
    clause: clause
      .replace(/[,;.!?\n]$/, "")
      .replace(KEPT, (kept) => MARKS[kept.charCodeAt(0) - FIRST_KEPT] ?? "")
      .trim(),
    isAsked: mark === "?",
  }));
}

/** „jemand, der unser Instagram betreut“ is one part. */
const SOUGHT = /\b(?:jemand(?:en)?|einer?|einen|wer), (?:der|die|den)\b/gi;
/** „Ein Selbsttest ‚Bin ich reif?‘“ is one part. */
const QUOTED = /[„“"»«][^„“"»«\n]{1,60}[“”"»«]/g;
/** Marks that part nothing stand as letters nobody types. */
const MARKS = ",;.!?";
const FIRST_KEPT = 0xe000;
const KEPT = /[\ue000-\ue004]/g;

const keepMarks = (said: string) =>
  said.replace(/[,;.!?]/g, (mark) => String.fromCharCode(FIRST_KEPT + MARKS.indexOf(mark)));

/** „… bräuchten wir Jacken mit Aufdruck, weil …“: of a long part the piece that names what is ordered. */
function shortened(part: string, isOrdered: (piece: string) => boolean): string {
  const pieces = part.split(/ (?=(?:weil|damit|dass|das|wo|wenn|denn|die|der|als|hat|hab|sagt) )/i);
  const words = (pieces.findLast(isOrdered) ?? part).split(" ");
  while (words.join(" ").length > wishLimits.letters && isOrdered(words.slice(1).join(" "))) words.shift();
  while (words.join(" ").length > wishLimits.letters) words.pop();
  return words.join(" ");
}

/** „Englisch und ein Gästebuch“: parts beside „und“ are looked at apart, and neighbours stay together. */
function joinedParts(clause: string, behind: string, isWish: (part: Part) => boolean): string[] {
  const parts = clause.replace(/\s/g, " ").split(/ (?:und|sowie|plus|aber|u\.) /i, MAX_PARTS);
  const runs: string[][] = [];
  let isRunning = false;
  for (const [at, part] of parts.entries()) {
    const belongs = isWish({ part, clause, behind: parts[at + 1] ?? behind });
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
  /\b(?:nicht|nich|ned|nix|nichts|kein\w*|ohne|nein|nee|noe|egal|weiss|ahnung|alles|fertig|reicht|passt|genug|standard|vielleicht|mal sehen|moment|sekunde|losleg\w*|anfang\w*|augenblick|\w*verlink\w*)\b/;
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

/** „das wäre mir wichtig“, „der ist Fotograf“, „da sagen die Gäste immer“, „schön wäre“ */
const OF_IT =
  /^(?:und |aber )?(?:(?:das|der|die|es|dies|da|so) (?:ist|sind|waer\w*|faend\w*|hat|haben|kommt|sagen|sagt|will|wollen|braeucht\w*|passt)\b|(?:schoen|toll|gut|super|prima|nett|wichtig) waer\w*$)/;

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
  if (OF_IT.test(said) || NEEDS_IT.test(said) || (OF_TIME.test(said) && !WISHES.test(said))) return false;
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

// The industry a text speaks of, by its trade.
import type { Industry } from "../slots.ts";
import { correctWords } from "./everyday-words.ts";
import { lookup } from "./lookup.ts";
import { type TaggedWord, taggedWords, type Words } from "./tagged-words.ts";
import { shortTrades, trades, wares } from "./trades.ts";

const tradesOf = lookup<Industry>(trades, correctWords);
const shortTradesOf = lookup<Industry>(shortTrades, correctWords);
const waresOf = lookup<Industry>(wares, correctWords);

/** The industry of the word itself, or null. Of several trades in a compound the longest counts: „Tanzschule“ before „Schule“. */
export function industryOfWord(word: TaggedWord): Industry | null {
  return tradeOfWord(word, true);
}

/** `countsSlips`: whether „Böcker“ may be a Bäcker. */
export function tradeOfWord({ kind, text }: TaggedWord, countsSlips: boolean): Industry | null {
  return kind === "word" ? longest(tradesIn(text, countsSlips)) : null;
}

function tradesIn(text: string, countsSlips: boolean): Iterable<readonly [Industry, number]> {
  const short = shortTradesOf(text, false);
  return [...tradesOf(text, countsSlips && short.size === 0), ...short];
}

function longest(tags: Iterable<readonly [Industry, number]>): Industry | null {
  const [industry = null] = [...tags].sort(([, one], [, other]) => other - one)[0] ?? [];
  return industry;
}

/** A place, no trade: „Zur Mühle“. */
const PLACED = /^(?:zum|zur|am|an der|im|alte|haus) /i;
/** What a house is called by whatever its trade: „Weiterwerkstatt“ may coach, „Webwerk“ weave. */
const FIGURATIVE = /(?<=\p{L})(?:werkstatt|schmiede|fabrik|kueche|atelier|kontor)$/u;

/** „Goldschmiede“ is a trade of its own. */
function isFigurative({ text }: TaggedWord): boolean {
  const [house] = FIGURATIVE.exec(text) ?? [];
  return house !== undefined && Math.max(0, ...tradesOf(text, false).values()) <= house.length;
}

/** In any field, which is said beside it: „Personal Trainer, Kraftwerk Coaching“. */
const COACHES = /^(?:coach(?:in|ing)?|train(?:er|erin|ing))$/;

/** „pensionierter Lehrer“, „gelernte Krankenschwester“ do something else now. */
const WAS_ONCE =
  /^(?:pensioniert\w*|ehemalige[rn]?|gelernte[rn]?|fruehere[rn]?|studierte[rn]?|emeritiert\w*)$/;

/** The industry that a firm's name and what is said beside it tell: „Landgasthof? Nee, Biohof Kamp“: the name knows best. */
export function industryOf(name: string | null, all: Words, isFirst: boolean): Industry | null {
  const words = all.filter((_, at) => !WAS_ONCE.test(all[at - 1]?.text ?? ""));
  const told = name === null || PLACED.test(name) ? [] : taggedWords(name);
  const plain = told.filter((word) => !isFigurative(word) && !COACHES.test(word.text));
  const beside = speltOut(words, told);
  // Goods and verbs of later answers may be anything on the website.
  const wareIn = (some: Words) => (isFirst ? firstWare(some) : null);
  return (
    firstTrade(plain, false) ??
    firstTradeServed(beside, wareIn) ??
    firstTrade(told, true) ??
    firstTrade(words, true) ??
    wareIn(beside) ??
    wareIn(plain) ??
    (isFirst ? firstActivity(words) : null)
  );
}

/** What is done before those it is done for: „Honig für Hotels“. */
function firstTradeServed(words: Words, wareIn: (some: Words) => Industry | null): Industry | null {
  const served = words.findIndex(({ text }) => text === "fuer");
  const head = served < 0 ? [] : words.slice(0, served);
  return firstTrade(head, false) ?? wareIn(head) ?? firstTrade(words, false);
}

/** No wares: „hochladen“, „zum Weihnachtsgeschäft“; courses are also what a website is for. */
const NO_WARE =
  /^(?:hoch|(?:he)?runter|ein|auf|nach|be|ab|ver)?laden$|^(?:weihnachts|oster|tages|kern|saison|sommer|winter|haupt|neben)?geschaeft$|^(?:kurs|seminar|workshop|schulung|lehrgang)\p{L}{0,2}$/u;

function firstWare(words: Words): Industry | null {
  for (const { kind, text } of words) {
    const industry = kind !== "word" || NO_WARE.test(text) ? null : longest(waresOf(text, false));
    if (industry !== null) return industry;
  }
  return null;
}

/** What „ich“ or „wir“ do, and what a short text ends in; „wir wollen verkaufen“ is a wish. */
const ACTIVITIES: readonly (readonly [RegExp, Industry])[] = [
  [/^(?:\p{L}+verkauf|vertreiben?|vermieten?|verleihen?)$/u, "retail"],
  [/^zuecht(?:en?|et)$/, "agriculture"],
  [/^(?:baue|bauen|putzen?|naehen?|montieren?)$/, "craft"],
  [/^kochen?$/, "hospitality"],
  [/^(?:malen?|musizieren?)$/, "culture"],
  [/^trainieren?$/, "sport"],
  [/^beraten?$/, "consulting"],
  [/^unterrichten?$/, "education"],
  [/^massieren?$/, "health"],
];
const WISH = /^(?:will|wollen|moecht\w*|soll\w*|brauch\w*|kann|koenn\w*|muss|muessen|haett\w*|wuerd\w*)$/;
/** Words of a text that is nothing but a trade. */
const MAX_BARE_WORDS = 3;

function firstActivity(words: Words): Industry | null {
  const spoken = words.filter(({ kind }) => kind === "word");
  for (const { clause, text } of spoken) {
    const [, industry = null] = ACTIVITIES.find(([verb]) => verb.test(text)) ?? [];
    if (industry === null) continue;
    const own = spoken.filter((word) => word.clause === clause);
    const isOurs = own.some((word) => /^(?:ich|wir)$/.test(word.text)) || spoken.length <= MAX_BARE_WORDS;
    const isWish = own.some((word) => WISH.test(word.text) || word.tags.has("online"));
    if (isOurs && !isWish) return industry;
  }
  return null;
}

/** What is said beside the name, what it is all about first: „Ich bin Lehrerin, es geht aber um meinen Kräutergarten“. */
function speltOut(words: Words, named: Words): Words {
  const names = new Set(named.map(({ text }) => text));
  const beside = words.filter((word) => !names.has(word.text) && !isFigurative(word));
  const about = beside.findIndex(
    ({ text }, at) =>
      text === "um" && beside.slice(Math.max(0, at - 3), at).some((word) => word.text === "geht"),
  );
  return about < 0 ? beside : [...beside.slice(about), ...beside.slice(0, about)];
}

/** The first trade decides: „Steuerberatung für Handwerker“ consults. */
function firstTrade(words: Words, countsSlips: boolean): Industry | null {
  for (const [at, word] of words.entries()) {
    // „Lehrkräfte laden Noten hoch“
    if (word.raw === "laden" && words.slice(at + 1).some(isUpOrDown)) continue;
    if (isOfNoFirm(words, at)) continue;
    const industry = pairOf(word, words[at + 1]) ?? tradeOfWord(word, countsSlips);
    if (industry !== null) return industry;
  }
  return null;
}

/** „im Dark Mode“, „für unsere Hochzeit“ */
function isOfNoFirm(words: Words, at: number): boolean {
  const [before, own] = [words[at - 1]?.text ?? "", words[at]?.text];
  return (
    (own === "mode" && /^(?:stealth|dark|light)$/.test(before)) ||
    (own === "hochzeit" && /^(?:unsere|meine)r?$/.test(before)) ||
    // „besser als mit meinem letzten Webdesigner“
    (/^(?:web|internet)?(?:design\w*|agentur|seitenbauer\w*)$|^programmierer\w*$/.test(own ?? "") &&
      /^(?:letzt|alt|vorig|vorherig|bisherig|frueher|ander|erst)/.test(before))
  );
}

/** Trades in two words: „Personal Trainerin“, „Tiny House“, „Feng Shui“. */
const PAIR =
  /^(?:personaltrain|tinyh|fengshui|poledance|homestaging|virtualreality|privatechef|makerspace|repaircaf|selfstorage|smartrepair|smarthome|contentcreat|poetryslam|bubbletea|discgolf|betreuteswohnen|virtuelleassist|nordicwalk|kuenstlicheintell|machinelearn|businessintell|lomilomi|spraytan|streetart|technischeshilfsw|roteskreuz|americanfoot|digitalsignage|productowner|dataengin|curlyhair|guasha|leanmanag|employerbrand)/;

function pairOf(word: TaggedWord, next: TaggedWord | undefined): Industry | null {
  const joined = word.text + (next?.text ?? "");
  return next?.kind === "word" && PAIR.test(joined) ? longest(tradesIn(joined, false)) : null;
}

const isUpOrDown = ({ text }: TaggedWord) => /^(?:hoch|runter|herunter|rauf|ein)$/.test(text);

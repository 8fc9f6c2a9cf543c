// What a text of the model's claims beside amounts: figures, dates, promises. Each must be in the draft, or be the visitor's own.
import type { Reply } from "../conversation.ts";
import { type Word, wordsOf } from "../reading/words.ts";
import type { Question } from "../slots.ts";
import { figuresIn } from "./figures.ts";

/**
 * Whether a figure appears in neither the draft nor what was understood. The visitor's words alone are not enough:
 * „für 1 Dollar“ would be repeated as a price. Amounts: amounts.ts.
 */
export function hasUnsupportedFigure(text: string, { content, estimate, understood }: Reply): boolean {
  const ours = [content, ...valuesOf(understood), ...remarksOf(estimate)];
  const known = new Set(ours.flatMap(figuresIn).map(({ key }) => key));
  return figuresIn(text).some(({ key, unit }) => unit !== "euro" && !known.has(key));
}

function valuesOf(understood: Reply["understood"]): string[] {
  return Object.values(understood).flatMap((slot) => slot?.value ?? []);
}

function remarksOf(estimate: Reply["estimate"]): readonly string[] {
  if (estimate === null) return [];
  const lines = estimate.breakdown.flatMap(({ item, description = "" }) => [item, description]);
  return [...estimate.assumptions, ...estimate.notes, ...lines];
}

const CALENDAR =
  /^(?:januar|februar|maerz|april|mai|juni|juli|august|september|oktober|november|dezember|montag\w*|dienstag\w*|mittwoch\w*|donnerstag\w*|freitag\w*|samstag\w*|sonnabend\w*|sonntag\w*|wochenende|heute|morgen|uebermorgen|naechste[nrsm]?|kommende[nrsm]?|diese[rnm]? (?:woche|monat)|ostern|pfingsten|weihnachten|advent\w*|silvester|neujahr|fruehjahr|fruehling|sommer\w*|herbst\w*|winter\w*|\w*ferien|saison\w*|monatsende|jahresende|jahresanfang|jahresmitte|karneval|schuetzenfest|kirmes|nikolaus|muttertag|valentinstag|quartal\w*)$/;
/** What makes of a visitor's date one of ours. */
const COMMITS =
  /^(?:fertig|online|live|liefer|geliefert|schaff|halte|moeglich|machbar|klapp|umgesetzt|umsetz|steht|startklar|rechtzeitig|puenktlich|einhalt|erledig|beginne|fange)/;

/** Whether a date is named that the draft does not name, or a visitor's wish is answered like a promise. */
export function hasUnsupportedDate(
  text: string,
  words: readonly Word[],
  { content, understood }: Reply,
): boolean {
  const drafted = new Set(wordsOf(content).map((word) => word.text));
  const dates = words.filter((word) => CALENDAR.test(word.text));
  if (dates.some((word) => !drafted.has(word.text))) return true;
  const wished = new Set(figuresIn(understood.timeline?.value ?? "").map(({ key }) => key));
  const wishes = figuresIn(text).flatMap(({ key, from }) => (wished.has(key) ? (words[from] ?? []) : []));
  return [...dates, ...wishes].some(({ sentence }) => isPromised(words, sentence));
}

/** The question „Bis wann soll sie fertig sein?“ promises nothing. */
function isPromised(words: readonly Word[], sentence: number): boolean {
  const said = words.filter((word) => word.sentence === sentence);
  return said.at(-1)?.text !== "?" && said.some((word) => COMMITS.test(word.text));
}

const PROMISE =
  /rabatt|nachlass|gutschein|garanti|^(?:skonto|sonderpreis|angebotspreis|aktion|gratis|kostenlos|kostenfrei|umsonst|geschenk|schenk|aufpreis|aufschlag|mehrkosten|nichts|guenstig|billig|ermaess|verguenst|entgegen|spar|versprech|versproch|zusag|zusicher|zugesi|unverbindlich|verbindlich|bindend|festpreis|fixpreis|inklusive|inkl$|inbegriffen|enthalten|wenige|paar$|sofort|umgehend|schnellst|melde|rufe|anruf|schick|sende|vorbei|mensch|mitarbeiter|anweisung|regelwerk|entwurf|system|sprachmodell|prompt|berechnepreis|json)/;

/** Whether a promise, or a word about the machinery, stands in `words` that the draft does not have. */
export function addsPromise(words: readonly Word[], { content }: Reply): boolean {
  const drafted = new Set(promisesIn(wordsOf(content)));
  return promisesIn(words).some((promise) => !drafted.has(promise));
}

/** By their stem, so that „kostenlose“ agrees with „kostenlos“. */
function promisesIn(words: readonly Word[]): string[] {
  return words.flatMap(({ text }) => PROMISE.exec(text)?.[0] ?? []);
}

const aboutQuestion: Record<Question, RegExp> = {
  who: /betrieb|firma|unternehmen|heiss|branche|taetig/,
  projectType: /website|webseite|homepage|auftritt/,
  pages: /seiten/,
  timeline: /wann|termin|zeit|fertig|start|online/,
  features: /funktion|extra|zusatz|zusaetzlich|besonder|noch etwas/,
};

/** Whether the last question is not the one that is open: the suggested answers below it belong to that one. */
export function asksWrongQuestion(words: readonly Word[], question: Question | null): boolean {
  if (question === null) return false;
  const asked = words.findLast(({ text }) => text === "?")?.sentence;
  const said = words.filter(({ sentence }) => sentence === asked).map(({ text }) => text);
  return !aboutQuestion[question].test(said.join(" "));
}

// Looks for texts on which a regular expression takes more than linear time: parts of the pattern itself, repeated.
// Runs in Node, whose engine only goes back and forth; the Workers runtime would change to a linear one and hide it.

import { threadTime } from "./thread-time.ts";

export interface SlowText {
  /** The part that is repeated, and what stands before. */
  text: string;
  /** ms for the shorter and for the longer text. */
  times: [number, number];
}

/** Characters. Linear expressions take microseconds for these, quadratic ones many milliseconds, on a fast machine as well. */
const SHORT = 20_000;
const GROWTH = 4;
/** Characters. Exponential expressions are caught before they take hours. */
const EARLY = [23, 60, 200, 1000];
/** ms for so short a text. */
const HOPELESS = 25;
/** ms; from here on a shorter text shows the growth as well, many times sooner. */
const PLAIN = 40;
/** Repeated so often, a quarter of the text is long enough for the clock. */
const REPEATED = 8;
/** ms; below it nothing is wrong, whatever the growth. The clock of a thread moves in steps of some ms. */
const SUSPICIOUS = 8;
const ATTEMPTS = 3;
/** Four times the text in up to this many times the time is linear, with room for a busy machine. */
const LINEAR_AT_MOST = 9;
/** End the texts, so that what must reach an end fails: nothing a pattern is after, and what most classes leave out. */
const STOP = "\u0001";
const SPACE = " \n";

/** @param longest characters that the expression can meet at most, where that is known */
export function slowTextFor(regex: RegExp, longest = Number.POSITIVE_INFINITY): SlowText | null {
  const short = Math.min(SHORT, longest);
  for (const text of attacksOn(regex.source)) {
    const early = EARLY.find((length) => isHopeless(regex, pumped(text, Math.min(length, longest))));
    if (early !== undefined) return { text: text.join("…"), times: [HOPELESS, HOPELESS] };
    if (passedFor(regex, pumped(text, short)) < SUSPICIOUS) continue;
    const again = fastestOf(3, () => timeFor(regex, pumped(text, short)));
    if (again < SUSPICIOUS) continue;
    if (longest <= SHORT) return { text: text.join("…"), times: [again, again] };
    // A busy moment may make the shorter text look slow, too. Linear expressions do not come this far.
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const [less, more] = growth(regex, text, short, again);
      if (more > less * LINEAR_AT_MOST) return { text: text.join("…"), times: [less, more] };
    }
  }
  return null;
}

/** ms for a text and for one four times as long. `time` is what the length `short` took. */
function growth(regex: RegExp, text: Attack, short: number, time: number): [less: number, more: number] {
  return time < PLAIN
    ? [time, fastestOf(2, () => timeFor(regex, pumped(text, short * GROWTH)))]
    : [averageOf(REPEATED, () => timeFor(regex, pumped(text, short / GROWTH))), time];
}

type Attack = readonly [before: string, repeated: string, stop?: string];

function pumped([before, repeated, stop = STOP]: Attack, length: number): string {
  return before + repeated.repeat(Math.ceil(length / repeated.length)) + stop;
}

/** What is written in the pattern, single and in pairs, alone and behind what the pattern begins with. */
function* attacksOn(source: string): Generator<Attack> {
  const runs = [...new Set(literalRuns(source))];
  const letters = [...new Set([...runs.join(""), ...classSamples(source)])].slice(0, 40);
  const pieces = [
    ...new Set([...letters, ...runs, ...runs.flatMap((run) => [`${run} `, `${run}x`, `x${run}`])]),
  ];
  const starts = [
    "",
    "x",
    "0",
    ...runs.slice(0, 5).map((_, index) => runs.slice(0, index + 1).join("")),
    ...runs.slice(1, 3),
  ];
  for (const start of starts) {
    for (const piece of pieces) yield [start, piece];
  }
  for (const letter of letters) yield ["", letter, SPACE];
  for (const one of letters) for (const other of letters) if (one !== other) yield ["", one + other];
}

/** "/static\/(?:x)?" → "/static/", "x": text that stands in the pattern as it is. */
function literalRuns(source: string): string[] {
  return source
    .replace(/\(\?(?:<?[=!]|:|<\w+>)/g, "(")
    .replace(/\[(?:[^\]\\]|\\.)*\]/g, "\u0000")
    .replace(/\\[pP]\{[^}]*\}|\\[dDwWsSbB]/g, "\u0000")
    .replace(/\{\d+(?:,\d*)?\}/g, "\u0000")
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\([tnrf])/g, (_, name: string) => ({ t: "\t", n: "\n", r: "\r", f: "\f" })[name] ?? "")
    .replace(/(?<!\\)[()|?*+^$.]/g, "\u0000")
    .replace(/\\(.)/g, "$1")
    .split("\u0000")
    .filter((run) => run !== "");
}

/** A few characters that classes of any kind match. */
function classSamples(source: string): string[] {
  const inside = [...source.matchAll(/\[\^?((?:[^\]\\]|\\.)*)\]/g)].flatMap(([, set = ""]) => [
    ...set.replace(/\\[pP]\{[^}]*\}|\\[a-zA-Z]/g, ""),
  ]);
  return [...inside.filter((letter) => letter !== "\\"), ..." \t\n\u00a00a1AzäX_-.,;:/\"'<>=!*("];
}

function isHopeless(regex: RegExp, text: string): boolean {
  return passedFor(regex, text) > HOPELESS && fastestOf(2, () => timeFor(regex, text)) > HOPELESS;
}

/** ms of work. */
function timeFor(regex: RegExp, text: string): number {
  const start = threadTime();
  match(regex, text);
  return threadTime() - start;
}

/** ms that have passed, never less than the work: asking this clock costs a sixth, and most texts need no closer look. */
function passedFor(regex: RegExp, text: string): number {
  const start = performance.now();
  match(regex, text);
  return performance.now() - start;
}

function match(regex: RegExp, text: string): void {
  if (regex.global) text.replace(regex, "");
  else regex.test(text);
}

function fastestOf(times: number, measure: () => number): number {
  return Math.min(...Array.from({ length: times }, measure));
}

function averageOf(times: number, measure: () => number): number {
  return Array.from({ length: times }, measure).reduce((sum, time) => sum + time, 0) / times;
}

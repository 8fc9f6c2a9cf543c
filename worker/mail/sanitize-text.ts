// Outside text as it may stand in a mail, beside trusted names: nothing invisible, nothing drawn over its neighbours.
import { asLine } from "#contract/clean-text.ts";

/** White space of all kinds that ends a line, and whatever else controls a terminal or a header. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
/** Joined emoji and Persian names lose their joiners: the price of no exceptions. */
const UNSEEN = /[\p{Cf}\p{Variation_Selector}\p{Co}\p{Noncharacter_Code_Point}]/gu;
/** No written language stacks more accents on a letter; longer stacks are drawn across the lines around them. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;
/** An accent without a letter of its own is drawn on what stands before the text. */
const MARKS_IN_FRONT = /^[\s\p{M}]+/u;
const MAX_EMPTY_LINES = 2;

/** Text as one line, with runs of white space and controls as one space. @param max code points, "…" included */
export function toOneLine(text: string, most = Number.POSITIVE_INFINITY): string {
  const seen = asLine(text.replace(CONTROLS, " ").replace(UNSEEN, ""));
  const line = seen.replace(STACKED_MARKS, "$1").replace(MARKS_IN_FRONT, "");
  const points = Array.from(line);
  return points.length <= most
    ? line
    : `${points
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`;
}

/** Text as lines, without empty ones at both ends and with at most two empty ones in a row. */
export function sanitizeLines(text: string): string[] {
  const lines = text.split(LINE_END).map((line) => toOneLine(line));
  const first = lines.findIndex((line) => line !== "");
  const last = lines.findLastIndex((line) => line !== "");
  let empty = 0;
  return lines.slice(Math.max(first, 0), last + 1).filter((line) => {
    empty = line === "" ? empty + 1 : 0;
    return empty <= MAX_EMPTY_LINES;
  });
}

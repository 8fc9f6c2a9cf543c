// The JSON-LD of a page, parsed once, and only what is small enough to be parsed safely.
import { germanNumber } from "../engine/wording.ts";
import { memoizeByFacts } from "../html/memoize-by-facts.ts";
import type { HtmlFacts } from "../html/page-facts.ts";

/** Characters of all blocks together; the largest shop lists seen have a third of it. */
export const MAX_JSON_LD = 1024 * 1024;
/** Nesting depth; real pages have a dozen. Parsers keep a stack of it. */
export const MAX_JSON_LD_DEPTH = 100;
/** Values, separators counted: three characters can make an object of sixty bytes. */
export const MAX_JSON_LD_VALUES = 100_000;

export type JsonLdBlock =
  | { state: "read"; value: unknown }
  /** `problem` is a German sentence. */
  | { state: "broken"; problem: string }
  /** Too large to be parsed, so neither good nor bad. */
  | { state: "unread" };

export const parseJsonLd = memoizeByFacts((html: HtmlFacts): readonly JsonLdBlock[] => {
  const room = { characters: MAX_JSON_LD, values: MAX_JSON_LD_VALUES };
  return html.jsonLd.map((raw) => {
    if (raw.length > room.characters) return { state: "unread" };
    const values = countValues(raw, room.values);
    if (values === null) return { state: "unread" };
    room.characters -= raw.length;
    room.values -= values;
    return parseBlock(raw);
  });
});

/** Upper bound for the number of values; null above `most` or when nested too deep. Linear. */
function countValues(json: string, most: number): number | null {
  let values = 1;
  let depth = 0;
  for (let i = 0; i < json.length; i++) {
    switch (json[i]) {
      case '"':
        i = findStringEnd(json, i + 1);
        break;
      case "[":
      case "{":
        if (++depth > MAX_JSON_LD_DEPTH) return null;
        values++;
        break;
      case "]":
      case "}":
        depth--;
        break;
      case ",":
      case ":":
        values++;
        break;
    }
    if (values > most) return null;
  }
  return values;
}

/** Index of the quote that closes a string, or the length of the text. */
function findStringEnd(json: string, from: number): number {
  for (let i = from; i < json.length; i++) {
    if (json[i] === '"') return i;
    if (json[i] === "\\") i++;
  }
  return json.length;
}

function parseBlock(raw: string): JsonLdBlock {
  // Some systems still wrap scripts in an HTML comment or CDATA; search engines accept that.
  const json = raw
    .trim()
    .replace(/^(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, "")
    .replace(/(?:-->|(?:\/\/\s*)?\]\]>)$/, "");
  if (json.trim() === "") return { state: "broken", problem: "Der Block ist leer." };
  try {
    return { state: "read", value: JSON.parse(json) };
  } catch (error) {
    return { state: "broken", problem: `Das JSON ist fehlerhaft${describePlace(error, json)}.` };
  }
}

/** " in Zeile 3", when the engine says where it stopped. */
function describePlace(error: unknown, json: string): string {
  const offset = error instanceof SyntaxError ? /position (\d+)/.exec(error.message)?.[1] : undefined;
  if (offset === undefined) return "";
  let line = 1;
  for (let at = json.indexOf("\n"); at !== -1 && at < Number(offset); at = json.indexOf("\n", at + 1)) line++;
  return ` in Zeile ${germanNumber(line)}`;
}

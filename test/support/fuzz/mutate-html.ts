// Decent pages made indecent: cut, doubled, spliced, flipped, nested, bloated, wrongly encoded. Seeded, on bytes.
import { utf8 } from "../seo/html.ts";
import type { Random } from "./random.ts";

export interface MutatedPage {
  bytes: Uint8Array;
  contentType: string | null;
}

/** Some mutations multiply: beyond this a page is cut. Every page of this size has to be read in time. */
export const MAX_BYTES = 256 * 1024;

const CONTENT_TYPES = [
  "text/html; charset=utf-8",
  "text/html; charset=utf-8",
  "text/html",
  null,
  "text/html; charset=windows-1252",
  "text/html; charset=utf-16le",
  "text/html; charset=shift_jis",
  "text/html; charset=nonsense",
  'application/xhtml+xml; charset="',
];

/** What turns a reader's state over. */
const TOKENS =
  `< > </ /> <!-- --> <! <? ]]> <![CDATA[ & &# &#x0; &#xD800; &#1114112; &amp " ' = <a <a href= <svg> </svg> <math> <title> </title>
<textarea> <script> </script> <script type=application/ld+json> <style> <template> <table> <tr> <select> <option> <noscript> <iframe>
<plaintext> <frameset> <body> </body> <html> </html> <head> <base href=//> <meta charset=utf-16> <meta charset=x-user-defined> <form>
<h1> </h1> <h6> <p> <b> </b> <nobr> <img src= srcset= <link rel=canonical href= {"@type":"LocalBusiness" {"@graph":[ itemscope itemprop`
    .split(/\s/)
    .concat(
      "\0",
      "\ufeff",
      "\u2028",
      "\u202e",
      "\u{1f3e0}",
      "<meta http-equiv=refresh content=0>",
      "<input type=hidden",
    );
const NESTED = [
  "div",
  "b",
  "table",
  "svg",
  "template",
  "ul",
  "h2",
  "a",
  "span itemscope itemprop=x",
  "p",
  "font",
  "select",
  "object",
];
const BROKEN_BYTES = [
  [0xff],
  [0xc3],
  [0xe2, 0x82],
  [0xed, 0xa0, 0x80],
  [0xf4, 0x90, 0x80, 0x80],
  [0xff, 0xfe],
  [0xfe, 0xff],
  [0xef, 0xbb, 0xbf],
  [0x1b, 0x24],
  [0],
];

type Mutation = (random: Random, page: Uint8Array, other: Uint8Array) => Uint8Array;

const mutations: readonly Mutation[] = [
  cut,
  doubled,
  spliced,
  flipped,
  flipped,
  withToken,
  withToken,
  withToken,
  nested,
  bloated,
  misencoded,
  reencoded,
  beheaded,
];

/** One of the pages after one to six mutations. */
export function mutatedPage(random: Random, pages: readonly Uint8Array[]): MutatedPage {
  let bytes = random.pick(pages);
  for (let left = 1 + random.below(6); left > 0; left--) {
    bytes = random.pick(mutations)(random, bytes, random.pick(pages)).subarray(0, MAX_BYTES);
  }
  return { bytes, contentType: random.pick(CONTENT_TYPES) };
}

function cut(random: Random, page: Uint8Array): Uint8Array {
  const [from, to] = range(random, page);
  return random.chance(0.3) ? page.subarray(0, from) : joined(page.subarray(0, from), page.subarray(to));
}

function doubled(random: Random, page: Uint8Array): Uint8Array {
  const [from, to] = range(random, page);
  const copies = random.chance(0.2) ? 2 + random.below(200) : 2;
  return joined(
    page.subarray(0, from),
    ...Array<Uint8Array>(copies).fill(page.subarray(from, to)),
    page.subarray(to),
  );
}

function spliced(random: Random, page: Uint8Array, other: Uint8Array): Uint8Array {
  const [from, to] = range(random, other);
  return insertedAt(random, page, other.subarray(from, to));
}

function flipped(random: Random, page: Uint8Array): Uint8Array {
  const bytes = Uint8Array.from(page);
  for (let left = 1 + random.below(random.chance(0.2) ? 400 : 10); left > 0; left--) {
    const at = random.below(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8));
  }
  return bytes;
}

function withToken(random: Random, page: Uint8Array): Uint8Array {
  const token = random.pick(TOKENS);
  return insertedAt(random, page, utf8(token.repeat(random.chance(0.1) ? random.below(3_000) : 1)));
}

function nested(random: Random, page: Uint8Array): Uint8Array {
  const tag = random.pick(NESTED);
  const depth = random.below(random.chance(0.2) ? 20_000 : 600);
  const closed = random.chance(0.5) ? `</${tag.split(" ")[0]}>`.repeat(depth) : "";
  return insertedAt(random, page, utf8(`<${tag}>`.repeat(depth) + closed));
}

function bloated(random: Random, page: Uint8Array): Uint8Array {
  const value = random
    .pick(["x", "ä", "/", " ", "&amp;", "a=1 ", "💧", "<", "../"])
    .repeat(random.below(40_000));
  const quote = random.pick(['"', "'", "", '"']);
  const name = random.pick([
    "alt",
    "href",
    "src",
    "content",
    "srcset",
    "class",
    "id",
    "itemtype",
    "style",
    "lang",
  ]);
  return insertedAt(
    random,
    page,
    utf8(
      `<${random.pick(["img", "a", "meta name=description", "div", "link rel=icon", "html"])} ${name}=${quote}${value}${random.chance(0.8) ? `${quote}>` : ""}`,
    ),
  );
}

function misencoded(random: Random, page: Uint8Array): Uint8Array {
  const broken = Uint8Array.from(random.pick(BROKEN_BYTES));
  return random.chance(0.3) ? joined(broken, page) : insertedAt(random, page, broken);
}

/** In another encoding than it says: Latin-1 by dropping what does not fit, or two bytes a character. */
function reencoded(random: Random, page: Uint8Array): Uint8Array {
  const codes = Array.from(new TextDecoder().decode(page), (char) => char.charCodeAt(0));
  if (random.chance(0.5)) return Uint8Array.from(codes, (code) => code & 0xff);
  const pairs = Uint16Array.from(codes);
  return joined(Uint8Array.from(random.chance(0.5) ? [0xff, 0xfe] : []), new Uint8Array(pairs.buffer));
}

/** Without its first bytes: begins in the middle of something. */
function beheaded(random: Random, page: Uint8Array): Uint8Array {
  return page.subarray(random.below(page.length));
}

function insertedAt(random: Random, page: Uint8Array, piece: Uint8Array): Uint8Array {
  const at = random.below(page.length + 1);
  return joined(page.subarray(0, at), piece, page.subarray(at));
}

function range(random: Random, page: Uint8Array): [from: number, to: number] {
  const from = random.below(page.length);
  return [from, Math.min(page.length, from + random.below(random.chance(0.5) ? 200 : page.length))];
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

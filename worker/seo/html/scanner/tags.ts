// The element names that HTML parsing treats specially, as numbers, with what the standard says about each.
import { isSpelled } from "./bytes.ts";

const specialNames =
  "address applet area article aside base basefont bgsound blockquote body br button caption center col colgroup dd details dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe img input keygen li link listing main marquee menu meta nav noembed noframes noscript object ol p param plaintext pre script search section select source style summary table tbody td template textarea tfoot th thead title tr track ul wbr xmp";
const formattingNames = "a b big code em font i nobr s small strike strong tt u";
const otherNames =
  "annotation-xml audio desc dialog foreignobject image label legend malignmark math mglyph mi mn mo ms mtext optgroup option path rb rp rt rtc ruby span sub sup svg time var video";

type Words<Text extends string, Found = never> = Text extends `${infer Word} ${infer Rest}`
  ? Words<Rest, Found | Word>
  : Found | Text;
type KnownName = Words<`${typeof specialNames} ${typeof formattingNames} ${typeof otherNames}`>;

const names = ["", ...`${specialNames} ${formattingNames} ${otherNames}`.split(" ")];
/** Ids by name. */
export const ID = Object.fromEntries(names.map((name, id) => [name, id])) as Record<KnownName, number>;

/** A known element of HTML has its id as key (1–255); the same name in SVG or MathML has 256 or 512 more. */
export const SVG = 256;
export const MATHML = 512;
/** Keys from here on are hashes of names not listed above; two different names hardly ever share one. */
export const UNKNOWN = 1 << 29;
export const UNKNOWN_FOREIGN = 1 << 30;
/** An annotation-xml whose attribute says that it holds HTML: an HTML integration point. */
export const ANNOTATION_WITH_HTML = MATHML + 255;

export function idOf(name: string): number {
  const id = names.indexOf(name);
  if (id < 1) throw new Error(`${name} is not in the table of names`);
  return id;
}

export function nameOf(id: number): string {
  return names[id] ?? "";
}

/** True for elements of SVG and MathML. */
export function isForeign(key: number): boolean {
  return (key >= SVG && key < UNKNOWN) || key >= UNKNOWN_FOREIGN;
}

// What is known about a key, as bits. Scope bits mark the elements at which a search through the open elements ends.
export const SPECIAL = 1;
export const SCOPE = 2;
export const LIST_SCOPE = 4;
export const BUTTON_SCOPE = 8;
export const TABLE_SCOPE = 16;
export const IMPLIED_END = 32;
export const THOROUGHLY_IMPLIED_END = 64;
export const HEADING = 128;
/** A special element that ends the search for an open list item. */
export const ITEM_BOUNDARY = 256;
/** Starts or ends a line of text, so that it separates words. */
export const BLOCK = 512;
export const HTML_INTEGRATION = 1024;
export const MATH_INTEGRATION = 2048;
/** Start tags that lead out of SVG and MathML. */
export const BREAKS_OUT = 4096;
/** Content directly inside goes in front of the table. */
export const TABLE_STRUCTURE = 8192;
/** Handed on to the collectors; an element of any other name never reaches HTMLRewriter, and a collector waits for it in vain. */
export const COLLECTED = 16384;
export const VOID = 32768;

const htmlTraits: [bits: number, names: string][] = [
  [SPECIAL, specialNames],
  [ITEM_BOUNDARY, specialNames.replace(/\b(?:address|div|p)\b ?/g, "")],
  [SCOPE, "applet caption html marquee object table td template th"],
  [LIST_SCOPE, "ol ul"],
  [BUTTON_SCOPE, "button"],
  [TABLE_SCOPE, "html table template"],
  [IMPLIED_END | THOROUGHLY_IMPLIED_END, "dd dt li optgroup option p rb rp rt rtc"],
  [THOROUGHLY_IMPLIED_END, "caption colgroup tbody td tfoot th thead tr"],
  [HEADING, "h1 h2 h3 h4 h5 h6"],
  [TABLE_STRUCTURE, "table tbody tfoot thead tr"],
  [
    BLOCK,
    "address article aside blockquote body br caption center col colgroup dd details dialog dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext pre search section summary table tbody td tfoot th thead tr ul xmp",
  ],
  [
    BREAKS_OUT,
    "b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var",
  ],
  [
    COLLECTED,
    "html base title script source iframe frame video audio embed object input select textarea label time area",
  ],
  [
    VOID,
    "area base basefont bgsound br col embed frame hr img image input keygen link meta param source track wbr",
  ],
];
const FOREIGN_BORDER = SPECIAL | SCOPE | ITEM_BOUNDARY;

const traits = new Int32Array(MATHML + 256);
function addTraits(bits: number, listed: string, base = 0): void {
  for (const name of listed.split(" ")) {
    const key = base + idOf(name);
    traits[key] = (traits[key] ?? 0) | bits;
  }
}
for (const [bits, listed] of htmlTraits) addTraits(bits, listed);
addTraits(FOREIGN_BORDER | HTML_INTEGRATION, "title foreignobject desc", SVG);
addTraits(FOREIGN_BORDER | MATH_INTEGRATION, "mi mo mn ms mtext", MATHML);
addTraits(FOREIGN_BORDER, "annotation-xml", MATHML);
traits[ANNOTATION_WITH_HTML] = FOREIGN_BORDER | HTML_INTEGRATION;

/** The bits of a key; unknown names have none. */
export function traitsOf(key: number): number {
  return key < UNKNOWN ? (traits[key] as number) : 0;
}

// Names are recognized while their bytes are read: by a rolling hash, then byte by byte.
const SLOTS = 1024; // about eight times the number of names: look-ups end at the first or second slot
const slots = new Uint8Array(SLOTS);
export const HASH_SEED = 7;

/** One step of the hash over lower-cased bytes. */
export function hashStep(hash: number, byte: number): number {
  return (Math.imul(hash, 31) + byte) | 0;
}

/** @param name lower case, ASCII */
export function hashOf(name: string): number {
  let hash = HASH_SEED;
  for (let i = 0; i < name.length; i++) hash = hashStep(hash, name.charCodeAt(i));
  return hash;
}

for (let id = 1; id < names.length; id++) {
  let slot = hashOf(nameOf(id)) & (SLOTS - 1);
  while (slots[slot] !== 0) slot = (slot + 1) & (SLOTS - 1);
  slots[slot] = id;
}

/** The id of the name in bytes [from, to), any case, or 0. `hash` is that of its lower-cased bytes. */
export function lookUpName(bytes: Uint8Array, from: number, to: number, hash: number): number {
  for (let slot = hash & (SLOTS - 1); slots[slot] !== 0; slot = (slot + 1) & (SLOTS - 1)) {
    const id = slots[slot] as number;
    if (isSpelled(nameOf(id), bytes, from, to)) return id;
  }
  return 0;
}

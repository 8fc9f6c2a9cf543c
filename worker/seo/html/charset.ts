// The encoding of a page (byte order mark, Content-Type, meta in the first kilobyte, default: the order of the HTML
// standard), and its bytes transcoded to UTF-8.
import type { CharsetSource } from "#contract/seo-figures.ts";

export interface Charset {
  /** Lower-case name of the encoding actually used. */
  name: string;
  source: CharsetSource;
  /** Names of encodings that do not exist, as written. */
  unknown: string[];
}

/** How many bytes the standard searches for a meta. */
export const PRESCAN_BYTES = 1024;
/** Where nothing is said there, browsers take a meta further down in the head; no real head is longer. */
export const LATE_PRESCAN_BYTES = 64 * 1024;
/** Characters of one meta behind PRESCAN_BYTES. */
const MAX_META = 1_000;

const UTF_8 = "utf-8";
/** The browsers' default for Western languages. */
const WESTERN = "windows-1252";

/**
 * @param start the first PRESCAN_BYTES or more, up to LATE_PRESCAN_BYTES; or all there are
 * @param contentType of the answer
 */
export function sniffCharset(start: Uint8Array, contentType: string | null): Charset {
  const head = start.subarray(0, PRESCAN_BYTES);
  const unknown: string[] = [];
  const known = (label: string | null): string | null => {
    const name = label === null ? null : encodingOf(label);
    if (label !== null && name === null) unknown.push(label);
    return name;
  };
  const marked = byteOrderMark(head);
  if (marked !== null) return { name: marked, source: "bom", unknown };
  const sent = known(charsetParameter(contentType ?? ""));
  if (sent !== null) return { name: sent, source: "header", unknown };
  const written = known(declaredInMeta(head));
  if (written !== null) return { name: forMeta(written), source: "meta", unknown };
  const late = declaredLate(start);
  if (late !== null) return { name: forMeta(late), source: "default", unknown };
  return { name: isUtf8(head) ? UTF_8 : WESTERN, source: "default", unknown };
}

/** Nothing in the first PRESCAN_BYTES or the header tells the encoding, so that more bytes are worth waiting for. */
export function isUndeclared(head: Uint8Array, contentType: string | null): boolean {
  return sniffCharset(head.subarray(0, PRESCAN_BYTES), contentType).source === "default";
}

function byteOrderMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return UTF_8;
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return null;
}

/** Canonical name of an encoding label, or null. */
export function encodingOf(label: string): string | null {
  try {
    return new TextDecoder(label.trim()).encoding.toLowerCase();
  } catch {
    return null;
  }
}

/** The standard's "algorithm for extracting a character encoding from a meta element"; works for headers too. */
export function charsetParameter(value: string): string | null {
  const match = /charset[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r ;"']+))/i.exec(value);
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? null;
}

/** What reads as ASCII cannot be UTF-16. */
function forMeta(name: string): string {
  if (name === "utf-16le" || name === "utf-16be") return UTF_8;
  return name === "x-user-defined" ? WESTERN : name;
}

const metaOrComment = /<!--(?:.*?-->|.*$)|<meta[\t\n\f\r /]((?:[^>"']|"[^"]*"|'[^']*')*)>/gis;
const attribute = /([^\t\n\f\r /=>]+)[\t\n\f\r ]*(?:=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r >]+)))?/g;

/** The label of the first meta that declares a charset, by the prescan's rules, or null. */
function declaredInMeta(head: Uint8Array): string | null {
  for (const [, attributes] of asCharacters(head).matchAll(metaOrComment)) {
    const label = attributes === undefined ? null : labelIn(attributes);
    if (label !== null) return label;
  }
  return null;
}

/** One character for each byte: everything searched for is ASCII. */
function asCharacters(bytes: Uint8Array): string {
  return new TextDecoder(WESTERN).decode(bytes);
}

/**
 * The encoding of the first meta in the head that names one, wherever it stands there: the standard's "changing the encoding
 * while parsing". Each byte is looked at a few times at most.
 */
function declaredLate(start: Uint8Array): string | null {
  if (start.length <= PRESCAN_BYTES) return null;
  const text = asCharacters(start.subarray(0, LATE_PRESCAN_BYTES)).toLowerCase();
  for (let at = text.indexOf("<"); at !== -1; at = text.indexOf("<", at + 1)) {
    if (text.startsWith("<body", at) || text.startsWith("</head", at)) return null;
    if (text.startsWith("<!--", at)) {
      const end = text.indexOf("-->", at);
      if (end === -1) return null;
      at = end;
    } else if (text.startsWith("<meta", at)) {
      const attributes = text.slice(at + 5, at + MAX_META).split(">", 1)[0] ?? "";
      const label = labelIn(attributes);
      const name = label === null ? null : encodingOf(label);
      if (name !== null) return name;
    }
  }
  return null;
}

function labelIn(attributes: string): string | null {
  const values = new Map<string, string>();
  for (const [, name = "", double, single, bare] of attributes.matchAll(attribute)) {
    const key = name.toLowerCase();
    if (!values.has(key)) values.set(key, double ?? single ?? bare ?? "");
  }
  const charset = values.get("charset");
  if (charset !== undefined) return charset;
  const isContentType = values.get("http-equiv")?.toLowerCase() === "content-type";
  return isContentType ? charsetParameter(values.get("content") ?? "") : null;
}

/** The last character may be cut. */
function isUtf8(head: Uint8Array): boolean {
  try {
    new TextDecoder(UTF_8, { fatal: true, ignoreBOM: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Turns the chunks of a body into UTF-8, without the byte order mark. */
export class Utf8Transcoder {
  readonly charset: Charset;
  private readonly decoder: TextDecoder | null;
  private readonly encoder = new TextEncoder();
  private skip: number;

  constructor(charset: Charset) {
    this.charset = charset;
    this.decoder = charset.name === UTF_8 ? null : new TextDecoder(charset.name);
    this.skip = charset.source === "bom" && this.decoder === null ? 3 : 0;
  }

  convert(chunk: Uint8Array): Uint8Array {
    if (this.decoder !== null) return this.encoder.encode(this.decoder.decode(chunk, { stream: true }));
    const skipped = Math.min(this.skip, chunk.length);
    this.skip -= skipped;
    return chunk.subarray(skipped);
  }

  /** What is left when the body has ended. */
  end(): Uint8Array {
    return this.encoder.encode(this.decoder?.decode() ?? "");
  }
}

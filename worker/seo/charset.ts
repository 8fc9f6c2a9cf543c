// In which encoding a page is written: byte order mark, Content-Type, meta in the first kilobyte, default – in this order,
// as the HTML standard says – and its bytes as UTF-8, whatever they were.
import type { CharsetSource } from "#contract/seo-report.ts";

export interface Charset {
  /** Lower-case name of the encoding actually used. */
  name: string;
  source: CharsetSource;
  /** Encodings that were named but do not exist, as written. */
  unknown: string[];
}

/** How many bytes the standard searches for a meta. */
export const PRESCAN_BYTES = 1024;

const UTF_8 = "utf-8";
/** What browsers take for pages in Western languages that do not say. */
const WESTERN = "windows-1252";

/** @param head the first PRESCAN_BYTES, or all there are @param contentType of the answer */
export function sniffCharset(head: Uint8Array, contentType: string | null): Charset {
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
  return { name: isUtf8(head) ? UTF_8 : WESTERN, source: "default", unknown };
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

/** The standard's "algorithm for extracting a character encoding from a meta element", good for headers too. */
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
  // One character for a byte is enough: everything looked for is ASCII.
  const text = Array.from(head.subarray(0, PRESCAN_BYTES), (byte) => String.fromCharCode(byte)).join("");
  for (const [, attributes] of text.matchAll(metaOrComment)) {
    const label = attributes === undefined ? null : labelIn(attributes);
    if (label !== null) return label;
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

/** True for bytes that are UTF-8 as far as they go. */
function isUtf8(head: Uint8Array): boolean {
  try {
    new TextDecoder(UTF_8, { fatal: true, ignoreBOM: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Turns the chunks of a body into UTF-8. The byte order mark is dropped. Broken sequences become U+FFFD at the latest when read. */
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

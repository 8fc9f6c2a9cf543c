// Whether an answer is an HTML page: by its headers or, if they do not say, by its first bytes.

/** Bytes that sniffing looks at (as many as the MIME Sniffing standard reads). */
export const SNIFF_BYTES = 1445;

const HTML_TYPES = ["text/html", "application/xhtml+xml"];
/** What runtimes decode; anything else would be read as noise. */
const DECODED_ENCODINGS = ["", "identity", "gzip", "x-gzip", "deflate", "br"];

/** First tags that make a document HTML (MIME Sniffing standard, and others that real fragments begin with). */
const HTML_START =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--|<(?:!doctype html|html|head|body|title|meta|link|base|script|style|iframe|h[1-6]|div|p|a|b|br|table|font|main|header|section|article|nav)[\s/>])/i;

export type ContentKind = "html" | "other" | "unnamed";

/** By media type; without a Content-Type it is "unnamed" and `looksLikeHtml` has to decide. */
export function contentKind(headers: Readonly<Record<string, string>>): ContentKind {
  const encodings = (headers["content-encoding"] ?? "").toLowerCase().split(",");
  if (!encodings.every((encoding) => DECODED_ENCODINGS.includes(encoding.trim()))) return "other";
  const type = (headers["content-type"] ?? "").split(/[;,]/)[0]?.trim().toLowerCase() ?? "";
  if (type === "") return "unnamed";
  return HTML_TYPES.includes(type) ? "html" : "other";
}

/** Judges the first bytes of a body, whatever Unicode encoding its byte order mark names. */
export function looksLikeHtml(head: Uint8Array): boolean {
  return HTML_START.test(decodeByBom(head));
}

function decodeByBom(head: Uint8Array): string {
  const bytes = head.subarray(0, SNIFF_BYTES);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  return new TextDecoder().decode(bytes); // drops the mark of UTF-8
}

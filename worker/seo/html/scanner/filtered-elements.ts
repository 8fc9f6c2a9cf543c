// Entry for readers of the filtered elements: which attributes were added to them, and how values and content are decoded.
import { decodeHTMLAttribute } from "entities/decode";

// The scanner says where an element was by attributes it puts before the element's own (the first of a name counts).
export const LABEL_ATTRIBUTE = "filter-in-label";
/** Number of the microdata item that this element is. */
export const ITEM_ATTRIBUTE = "filter-item";
/** Number of the microdata item around it. */
export const OUTER_ITEM_ATTRIBUTE = "filter-outer-item";

/**
 * Replaces `<` in the content of titles and JSON-LD: HTMLRewriter would make a text chunk of its own of each, which takes
 * five seconds for a megabyte of them.
 */
export const HIDDEN_LESS_THAN = "\u0001";

/** Characters of an attribute value that are kept: no address or description is longer, but data: URLs are. */
export const MAX_VALUE_LENGTH = 16 * 1024;

/** Content of a title or JSON-LD script as it was in the page. */
export function restoreContent(content: string): string {
  return content.replaceAll(HIDDEN_LESS_THAN, "<");
}

/** What a browser makes of a value as written: references decoded, NUL replaced; cut to MAX_VALUE_LENGTH. */
export function decodeAttribute(written: string): string {
  const isLong = written.length > MAX_VALUE_LENGTH;
  // A cut between the halves of a surrogate pair would leave one of them in the value.
  const cut = isLong ? written.slice(0, MAX_VALUE_LENGTH).toWellFormed() : written;
  const clean = cut.includes("\0") ? cut.replaceAll("\0", "\ufffd") : cut;
  return clean.includes("&") ? decodeHTMLAttribute(clean) : clean;
}

/** Lower-case tokens of a value such as that of rel. */
export function splitTokens(value: string): string[] {
  return value.toLowerCase().split(/\s+/).filter(Boolean);
}

// Markup as a visitor reads it: text alone, one line per block.

/** Blocks end a line, these do not. */
const INLINE_TAGS = /<\/?(?:span|code|strong|mark|em|a|b)\b[^>]*>/g;

export function markupText(markup: string): string {
  return markup
    .replace(INLINE_TAGS, "")
    .replace(/<[^>]+>/g, "\n")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/[ \u00a0]+/g, " ")
    .replace(/\s*\n\s*/g, "\n");
}

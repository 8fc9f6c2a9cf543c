// Characters that nobody sees and that part no word: soft hyphen, zero-width space, non-joiner and joiner, word joiner, byte
// order mark. The scanner leaves them out of the body's text (except the joiner, of which emoji are made); titles and
// attributes keep them, because the report shows these as written.

export const INVISIBLE = "\u00ad\u200b\u200c\u200d\u2060\ufeff";

const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]+/g;

export function hasInvisible(text: string): boolean {
  return text.search(invisible) !== -1;
}

/** For comparing and searching what titles and attributes say. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, "");
}

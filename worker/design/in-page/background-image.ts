// background-image as computed: asked once per element, because a picture may be written into it and have megabytes.

/** Names, gradients and lists of ordinary length stay whole; behind it comes a picture's content. */
const MAX_LENGTH = 8_000;
/** Characters for the whole page: the browser writes out some 20 million per second. */
const MAX_TOTAL = 20_000_000;
/** What every element is said to have then: nothing is claimed about the ground behind its text. */
export const UNREAD = 'url("data:,")';

const remembered = new WeakMap<CSSStyleDeclaration, string>();
let total = 0;

/** "none", the beginning of the list, or UNREAD. */
export function backgroundImageOf(style: CSSStyleDeclaration): string {
  const known = remembered.get(style);
  if (known !== undefined) return known;
  const value = total < MAX_TOTAL ? style.backgroundImage : UNREAD;
  total += value.length;
  const beginning = value.slice(0, MAX_LENGTH);
  remembered.set(style, beginning);
  return beginning;
}

/**
 * The text without any of these characters at its end. `/[.!]+$/` would do the same, but starts anew at each of a
 * million points in the middle of a hostile text.
 */
export function trimEndChars(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text[end - 1] ?? "")) end--;
  return text.slice(0, end);
}

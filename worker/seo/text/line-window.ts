/**
 * Start and end of the part of a line around `at`, at most so many characters before and after. Looks no
 * further, because the line of a hostile page is as long as the page.
 */
export function getLineWindow(
  text: string,
  at: number,
  before: number,
  behind: number,
): { start: number; end: number } {
  const earliest = Math.max(0, at - before);
  const breakBefore = text.slice(earliest, at).lastIndexOf("\n");
  const breakBehind = text.slice(at, at + behind).indexOf("\n");
  return {
    start: earliest + breakBefore + 1,
    end: breakBehind === -1 ? Math.min(text.length, at + behind) : at + breakBehind,
  };
}

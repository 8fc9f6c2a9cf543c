// Where something stands that has no name of its own: behind which words of the page.

/** Characters in front of it that are looked at. */
const MAX_LOOK_BACK = 300;
/** A longer line is shown by its last words. */
const MAX_LINE = 60;
const MAX_ENDING = 40;

/** "nach „Unser Team“", "am Anfang der Seite". @param offset in the text of the body */
export function describePlace(text: string, offset: number): string {
  const before = text.slice(Math.max(0, offset - MAX_LOOK_BACK), offset).trim();
  const line = before.slice(before.lastIndexOf("\n") + 1).trim();
  if (line === "") return "am Anfang der Seite";
  if (line.length <= MAX_LINE) return `nach „${line}“`;
  const ending = line.slice(-MAX_ENDING - 1);
  return `nach „… ${ending.slice(ending.indexOf(" ") + 1).toWellFormed()}“`;
}

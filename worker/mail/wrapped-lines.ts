// Breaks text into lines for the text part of a mail.

/** RFC 5322, 2.1.1: lines should have at most so many characters. */
export const LINE_WIDTH = 78;

/** What stands before a line leaves at least so much room beside it. */
const FEWEST_CHARACTERS = 20;

/**
 * Lines of at most LINE_WIDTH code points, broken at spaces; a longer word is broken where the line ends.
 * @param first stands before the first line, @param rest before all others
 */
export function wrappedLines(text: string, first = "", rest = first): string[] {
  const width = Math.max(LINE_WIDTH - Math.max(first.length, rest.length), FEWEST_CHARACTERS);
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((whole) => pieces(whole, width))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (lengthOf(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line].map((part, at) => `${at === 0 ? first : rest}${part}`.trimEnd());
}

/** Code points: what a reader counts, apart from accents that stand alone. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

function pieces(word: string, width: number): string[] {
  const points = Array.from(word);
  const count = Math.max(1, Math.ceil(points.length / width));
  return Array.from({ length: count }, (_, at) => points.slice(at * width, (at + 1) * width).join(""));
}

// How many characters a line of reading text has.
import type { ViewportName } from "#contract/design-rating.ts";
import type { TextItem } from "../page-snapshot.ts";
import type { PlacedText } from "./reading-text.ts";

/**
 * Characters of the longest line. Bringhurst asks for 45–75 on average, 30–60 are common on phones. The longest line of a paragraph is
 * a few longer than its average; WCAG 1.4.8 stops at 80. Short lines stand in every card, so the lower end is generous.
 */
const comfortable: Record<ViewportName, { least: number; most: number }> = {
  desktop: { least: 28, most: 85 },
  mobile: { least: 22, most: 65 },
};

/** A text on one line is as long as the line: one that cannot wrap runs out of the screen. */
export function longestLine({ lines, characters, charactersPerLine }: TextItem): number {
  return lines > 1 ? charactersPerLine : characters;
}

/** Negative: too short by so many characters; positive: too long; 0: comfortable. */
export function lineLengthFault({ text, viewport }: PlacedText): number {
  const { least, most } = comfortable[viewport];
  const length = longestLine(text);
  if (length > most) return length - most;
  // A short text on one line ends where it ends.
  return text.lines > 1 && length < least ? length - least : 0;
}

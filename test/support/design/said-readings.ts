// Readings of gauges by their id alone, on pages made up of a few lines of text.
import { readingOf } from "#test/support/design/gauge-reading.ts";
import { box, designFacts, textItem } from "#test/support/design/page-snapshots.ts";
import type { Reading } from "#worker/design/aspect.ts";
import type { PageSnapshot, TextItem } from "#worker/design/page-snapshot.ts";
import { aspects } from "#worker/design/registry.ts";

export type Shown = Partial<PageSnapshot>;

/** @param mobile what the phone shows otherwise than both screens */
export function read(id: string, both: Shown, mobile: Shown = {}): Reading | null {
  const aspect = aspects.find(({ gauges }) => gauges.some((gauge) => gauge.id === id));
  if (!aspect) throw new Error(`No gauge ${id}`);
  return readingOf(aspect, id, designFacts({ both, mobile }));
}

/** Whether the gauge would complain, if it had cause to. */
export function complains(id: string, both: Shown, mobile: Shown = {}): boolean {
  return read(id, both, mobile)?.withoutBlame !== true;
}

/** Three lines of text. */
export function line(y: number, changes: Partial<TextItem> = {}): TextItem {
  return textItem({
    box: box(100, y, 600, 60),
    characters: 180,
    lines: 3,
    charactersPerLine: 70,
    ...changes,
  });
}

/** Makes a page a firm's. */
export const number = textItem({ sample: "Tel. 02595 12345", characters: 16, box: box(20, 900, 120, 20) });

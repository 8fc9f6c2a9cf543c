// Gauge of the layout: whether what stands side by side ends at one height.
import { annotate, type Gauge, type Reading } from "../aspect.ts";
import { findRows, type UnevenRow } from "../figures/even-rows.ts";
import { germanNumber } from "../wording.ts";

export const evenRowsGauge: Gauge = {
  id: "even-rows",
  label: "Bilder und Karten nebeneinander, verschieden hoch",
  weight: 1,
  good: 0,
  poor: 0.5,
  expected: "keine Reihe",
  basis: "Erfahrung, an blind benoteten Seiten geprüft",
  read({ desktop }): Reading | null {
    const rows = findRows(desktop.snapshot);
    if (rows === null) return null;
    const { all, uneven } = rows;
    const shown = `${germanNumber(uneven.length)} von ${germanNumber(all)} Reihen`;
    const [first] = uneven;
    return {
      value: uneven.length / all,
      shown,
      withoutPraise: true,
      withoutBlame: first === undefined,
      praise: `Was nebeneinander steht, ist gleich hoch (${shown} ungleich).`,
      blame: `Nebeneinander stehen ${what(first)} von verschiedener Höhe (${shown}).`,
      suggestion:
        first?.kind === "cards"
          ? `Lassen Sie Karten einer Reihe auf derselben Höhe enden; Grid und Flexbox tun das von selbst (jetzt sind sie ${heights(first)} px hoch).`
          : `Beschneiden Sie Bilder einer Reihe auf dasselbe Seitenverhältnis (aspect-ratio mit object-fit: cover)${first ? `; jetzt sind sie ${heights(first)} px hoch` : ""}.`,
      annotations: annotate(
        "desktop",
        uneven.map(({ kind, boxes }) => ({ kind, box: lowest(boxes) })),
        ({ kind }) =>
          `${kind === "cards" ? "Diese Karte ist niedriger" : "Dieses Bild ist niedriger"} als was daneben steht.`,
      ),
    };
  },
};

const what = (row: UnevenRow | undefined) => (row?.kind === "cards" ? "Karten" : "Bilder");

/** "122, 95 und 62" */
function heights({ boxes }: UnevenRow): string {
  const all = [...new Set(boxes.map(({ height }) => germanNumber(Math.round(height))))].slice(0, 4);
  return all.length > 1 ? `${all.slice(0, -1).join(", ")} und ${all.at(-1)}` : (all[0] ?? "");
}

const lowest = (boxes: UnevenRow["boxes"]) =>
  boxes.reduce((least, box) => (box.height < least.height ? box : least));

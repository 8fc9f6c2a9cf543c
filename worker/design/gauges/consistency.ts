// Whether buttons look alike and the accent returns. Read from the desktop page.

import { counted } from "../../german/sentences.ts";
import type { Gauge } from "../aspect.ts";
import { accentHues, placesOf } from "../figures/accent.ts";
import { type ButtonGroup, buttonGroups } from "../figures/button-looks.ts";
import { hexOf } from "../figures/color-clusters.ts";
import { MOST_MARKS } from "../figures/reading-text.ts";
import { germanNumber, listed, pixels, quoted } from "../wording.ts";

const FEW_LOOKS = 3;
const MANY_LOOKS = 8;

/** A page without a recognisable button counts as one with too many: taking their looks away must not pay. */
export const buttonLooks: Gauge = {
  id: "button-looks",
  label: "Verschiedene Arten von Schaltflächen",
  weight: 24,
  good: FEW_LOOKS,
  poor: MANY_LOOKS,
  expected: "1 bis 3",
  basis: "Erfahrung: eine wichtige, eine schlichte, eine kleine",
  read({ desktop }) {
    const groups = buttonGroups(desktop.snapshot);
    const count = groups.reduce((sum, { buttons }) => sum + buttons.length, 0);
    if (count === 0) {
      return {
        value: MANY_LOOKS,
        shown: "keine Schaltfläche",
        praise: "Die Seite kommt ohne Schaltflächen aus.",
        blame: "Auf der Seite ist keine Schaltfläche als solche zu erkennen (0 gefunden).",
        suggestion:
          "Geben Sie der wichtigsten Handlung, etwa „Anrufen“ oder „Termin anfragen“, eine Schaltfläche mit eigener Farbe.",
      };
    }
    const shown = counted(groups.length, "Art", "Arten");
    const buttons = counted(count, "Schaltfläche", "Schaltflächen");
    const rare = groups.slice(FEW_LOOKS).toReversed();
    return {
      value: groups.length,
      shown,
      praise:
        groups.length === 1
          ? `${count === 1 ? "Die Schaltfläche ist" : `Alle ${germanNumber(count)} Schaltflächen sehen gleich aus und sind`} leicht wiederzuerkennen (1 Art).`
          : `Die ${buttons} gibt es in ${germanNumber(groups.length)} Arten; sie sind leicht wiederzuerkennen.`,
      blame: `Die ${buttons} sehen auf ${shown} verschieden aus: Ecken, Farben, Größen und Schriften wechseln.`,
      suggestion: `Legen Sie zwei Arten von Schaltflächen fest und gleichen Sie die übrigen an${rare[0] ? `, zuerst ${nameOf(rare[0])}` : ""}.`,
      annotations: rare.slice(0, MOST_MARKS).flatMap((group) => {
        const first = group.buttons[0];
        const text = `Diese Schaltfläche sieht anders aus als die übrigen: ${inWords(group)}.`;
        return first ? [{ viewport: "desktop" as const, box: first.box, text }] : [];
      }),
    };
  },
};

export const accentPlaces: Gauge = {
  id: "accent-places",
  label: "Stellen, an denen die Akzentfarbe wiederkehrt",
  weight: 16,
  good: 2,
  poor: 0,
  expected: "mindestens 2 von 4",
  basis: "Erfahrung: Wiederholung macht aus einem Ton die Farbe der Firma",
  read({ desktop }) {
    const accent = accentHues(desktop.snapshot)[0];
    const places = accent ? placesOf(accent, desktop.snapshot) : [];
    const name = accent ? hexOf(accent.color) : "";
    const shown = `${germanNumber(places.length)} von 4`;
    return {
      value: places.length,
      shown,
      praise: `Die Akzentfarbe ${name} kehrt wieder (${shown} Stellen: ${listed(places)}) und gehört damit zur Marke.`,
      blame: accent
        ? `Die Akzentfarbe ${name} kommt nur an ${shown} Stellen vor: ${listed(places)}.`
        : "Keine Farbe kehrt an Schaltflächen und Links wieder (0 von 4 Stellen).",
      suggestion: accent
        ? `Setzen Sie ${name} auch an anderer Stelle ein: an Schaltflächen, Links, Zwischentiteln oder Flächen.`
        : "Wählen Sie Ihre Hausfarbe und setzen Sie sie an Schaltflächen, Links und einzelnen Flächen ein.",
    };
  },
};

function nameOf({ buttons }: ButtonGroup): string {
  const name = buttons[0]?.name ?? "";
  return name === "" ? "die ohne Beschriftung" : quoted(name, 40);
}

/** "#b3402a, 48 px hoch, 6 px gerundet, „Figtree“ mit 17 px" */
function inWords({ look }: ButtonGroup): string {
  const ground = look.background.a > 0 ? hexOf(look.background) : "ohne Grund";
  const corners =
    look.borderRadius > 0 ? `${pixels(Math.min(look.borderRadius, look.height / 2))} gerundet` : "eckig";
  return `${ground}, ${pixels(look.height)} hoch, ${corners}, ${quoted(look.family, 40)} mit ${pixels(look.size)}`;
}

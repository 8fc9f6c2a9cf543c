// Gauges of use: whether fields and controls say what they are for.
import type { Gauge, Reading } from "../aspect.ts";
import type { ControlItem, PageSnapshot } from "../page-snapshot.ts";
import { germanNumber, percent } from "../wording.ts";

export const fieldLabelsGauge: Gauge = {
  id: "field-labels",
  label: "Felder ohne Beschriftung",
  weight: 8,
  good: 0,
  poor: 0.5,
  expected: "keine",
  basis: "WCAG 2.2, 3.3.2 Beschriftungen",
  read({ desktop, mobile }): Reading | null {
    const { snapshot, viewport } = richer(desktop.snapshot, mobile.snapshot, isField);
    const fields = snapshot.controls.filter(isField);
    if (fields.length === 0) return null;
    const bare = fields.filter(({ hasLabel }) => !hasLabel);
    const part = `${germanNumber(bare.length)} von ${germanNumber(fields.length)}`;
    return {
      value: bare.length / fields.length,
      shown: part,
      praise: `Jedes Feld sagt, was hineingehört (${part} ohne Beschriftung).`,
      blame: `Felder ohne Beschriftung: ${part}. Was nur blass im Feld steht, verschwindet beim Tippen.`,
      suggestion: `Schreiben Sie über jedes Feld mit einem <label>, was hineingehört; heute fehlt es bei ${part}.`,
      annotations: bare.slice(0, 4).map(({ box }) => ({
        viewport,
        text: "An diesem Feld steht keine Beschriftung.",
        box,
      })),
    };
  },
};

export const controlNamesGauge: Gauge = {
  id: "control-names",
  label: "Schaltflächen und Links ohne Namen",
  weight: 7,
  good: 0,
  poor: 0.2,
  expected: "keine",
  basis: "WCAG 2.2, 4.1.2 Name, Rolle, Wert",
  read({ desktop, mobile }): Reading | null {
    const { snapshot, viewport } = richer(desktop.snapshot, mobile.snapshot, isPressed);
    const controls = snapshot.controls.filter(isPressed);
    if (controls.length === 0) return null;
    const nameless = controls.filter(({ name }) => name.trim() === "");
    const part = `${germanNumber(nameless.length)} von ${germanNumber(controls.length)}`;
    return {
      value: nameless.length / controls.length,
      shown: `${part} (${percent(nameless.length / controls.length)})`,
      praise: `Alle ${germanNumber(controls.length)} Links und Schaltflächen haben einen Namen, auch für Vorleseprogramme.`,
      blame: `Links und Schaltflächen ohne Namen: ${part}. Vorleseprogramme sagen dort nur „Link“.`,
      suggestion: `Geben Sie Symbolen einen Text oder ein aria-label, zum Beispiel „Anrufen“; heute fehlt er bei ${part}.`,
      annotations: nameless.slice(0, 4).map(({ box }) => ({
        viewport,
        text: "Das lässt sich drücken, hat aber keinen Namen.",
        box,
      })),
    };
  },
};

function isField({ kind, inOverlay }: ControlItem): boolean {
  return kind === "field" && !inOverlay;
}

function isPressed({ kind, inOverlay }: ControlItem): boolean {
  return kind !== "field" && !inOverlay;
}

/** The view that shows more of them: on the phone a menu is often folded away. */
function richer(desktop: PageSnapshot, mobile: PageSnapshot, counts: (control: ControlItem) => boolean) {
  const isMobile = mobile.controls.filter(counts).length > desktop.controls.filter(counts).length;
  return isMobile
    ? { snapshot: mobile, viewport: "mobile" as const }
    : { snapshot: desktop, viewport: "desktop" as const };
}

// Gauges of the layout: whether the page fits the phone, and whether it stands still while it loads.
import type { Gauge, Reading } from "../aspect.ts";
import { fitsPhone, PHONE_WIDTH } from "../figures/phone-fit.ts";
import { phoneOverflow } from "../figures/phone-overflow.ts";
import type { PageSnapshot } from "../page-snapshot.ts";
import { germanNumber, pixels } from "../wording.ts";

export const phoneOverflowGauge: Gauge = {
  id: "phone-overflow",
  label: "Überstand am Handy",
  weight: 25,
  good: 1,
  poor: 40,
  expected: "keiner",
  basis: "WCAG 2.2, 1.4.10 Umfließen",
  read({ mobile: { snapshot } }): Reading | null {
    if (isEmpty(snapshot)) return null;
    const { excess, sticking } = phoneOverflow(snapshot);
    const over = pixels(excess);
    return {
      value: excess,
      shown: over,
      praise: `Am Handy passt alles in die Breite von ${pixels(PHONE_WIDTH)}.`,
      blame: fitsPhone(snapshot)
        ? `Am Handy steht die Seite ${over} über den Rand; man muss sie seitwärts schieben.`
        : `Am Handy legt sich die Seite ${pixels(snapshot.page.width)} breit an, der Bildschirm hat ${pixels(PHONE_WIDTH)}: Alles erscheint verkleinert.`,
      suggestion: fitsPhone(snapshot)
        ? `Begrenzen Sie Bilder, Tabellen und Kästen auf die Breite des Bildschirms (max-width: 100%); heute fehlen ${over}.`
        : 'Lassen Sie die Seite für die Breite des Handys anordnen: mit <meta name="viewport" content="width=device-width"> und Spalten, die untereinander rutschen.',
      annotations: sticking.slice(0, 4).map((box) => ({
        viewport: "mobile",
        text: `Das reicht ${pixels(box.x + box.width - PHONE_WIDTH)} über den Bildschirm hinaus.`,
        box,
      })),
    };
  },
};

export const layoutShiftGauge: Gauge = {
  id: "layout-shift",
  label: "Sprünge beim Laden (CLS)",
  // Whether a typeface or a picture comes before or after the first paint depends on the line: it differs from call to call.
  weight: 0,
  good: 0.1,
  poor: 0.25,
  expected: "höchstens 0,1",
  basis: "Google, Web Vitals",
  read({ desktop, mobile }): Reading | null {
    if (isEmpty(desktop.snapshot)) return null;
    const cls = Math.max(desktop.snapshot.vitals.cls, mobile.snapshot.vitals.cls);
    const shown = germanNumber(cls, 2);
    return {
      value: cls,
      shown,
      praise: `Beim Laden bleibt alles an seinem Platz (Verschiebung ${shown}).`,
      blame: `Beim Laden springt die Seite (Verschiebung ${shown}): Wer gerade tippen will, trifft daneben.`,
      suggestion: `Geben Sie Bildern und eingebetteten Teilen feste Maße (width und height), damit nichts mehr springt (Verschiebung ${shown}).`,
    };
  },
};

function isEmpty({ texts, media }: PageSnapshot): boolean {
  return texts.length === 0 && media.length === 0;
}

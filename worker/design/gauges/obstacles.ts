// Gauges of use: what stands between a visitor and the page.
import type { Gauge, Reading } from "../aspect.ts";
import { PHONE_HEIGHT } from "../figures/phone-fit.ts";
import type { OverlayItem, PageSnapshot } from "../page-snapshot.ts";
import { germanNumber, percent } from "../wording.ts";

/** Of the screen: the law asks for a consent banner, not for more than this. */
const CONSENT_ROOM = 1 / 3;

/** Of the screen: a head that stays and a bar with the phone number serve the visitor. */
const BAR_ROOM = 0.2;

const NOUNS: Record<OverlayItem["kind"], string> = {
  consent: "Die Abfrage zu Cookies",
  dialog: "Ein Fenster",
  bar: "Eine feste Leiste",
  bubble: "Ein schwebendes Symbol",
};

export const overlaysGauge: Gauge = {
  id: "overlays",
  label: "Verdeckter Bildschirm am Handy",
  weight: 8,
  good: 0.1,
  poor: 0.4,
  expected: "höchstens 10 %, eine Cookie-Abfrage bis zu einem Drittel nicht mitgezählt",
  basis: "Google Search Central: Einblendungen auf Mobilgeräten",
  read({ mobile: { snapshot } }): Reading {
    const overlays = onPhone(snapshot);
    const covered = Math.min(
      1,
      sumOf(overlays, ({ coverage }) => coverage),
    );
    const [largest] = overlays.toSorted((a, b) => b.coverage - a.coverage);
    const share = percent(covered);
    const noun = largest ? NOUNS[largest.kind] : "";
    return {
      value: burden(overlays),
      shown: share,
      praise: largest
        ? `Die Seite ist gleich zu sehen: Verdeckt sind beim Ankommen ${share} des Bildschirms.`
        : "Nichts liegt über der Seite: Am Handy sind beim Ankommen 0 % verdeckt.",
      blame: `${noun || "Etwas"} verdeckt beim Ankommen den Blick; zusammen sind ${share} des Bildschirms zu.`,
      suggestion:
        largest?.kind === "consent"
          ? `Halten Sie die Cookie-Abfrage unter einem Drittel des Bildschirms (heute sind ${share} verdeckt), oder verzichten Sie auf Dienste, die sie nötig machen.`
          : `Lassen Sie weg, was sich ungefragt über die Seite legt; am Handy sind ${share} verdeckt.`,
      annotations: overlays
        .filter((overlay) => burden([overlay]) > 0)
        .slice(0, 4)
        .map(({ box, kind, coverage }) => ({
          viewport: "mobile",
          text: `${NOUNS[kind]} verdeckt ${percent(coverage)} des ersten Bildschirms.`,
          box,
        })),
    };
  },
};

/** With their coverage of the phone's own screen: a page that sticks out is seen smaller, and hides less of itself behind the same bar. */
function onPhone({ overlays, viewport }: PageSnapshot): OverlayItem[] {
  const zoom = Math.max(1, viewport.height / PHONE_HEIGHT);
  return overlays.map((overlay) => ({ ...overlay, coverage: Math.min(1, overlay.coverage * zoom) }));
}

/** Share of the screen that is covered without need, 0–1. */
function burden(overlays: readonly OverlayItem[]): number {
  const of = (kind: OverlayItem["kind"]) =>
    sumOf(overlays, (overlay) => (overlay.kind === kind ? overlay.coverage : 0));
  const needless =
    Math.max(0, of("consent") - CONSENT_ROOM) +
    Math.max(0, of("bar") - BAR_ROOM) +
    of("dialog") +
    of("bubble");
  return Math.min(1, needless);
}

function sumOf(overlays: readonly OverlayItem[], of: (overlay: OverlayItem) => number): number {
  return overlays.reduce((sum, overlay) => sum + of(overlay), 0);
}

export const longTasksGauge: Gauge = {
  id: "long-tasks",
  label: "Blockierte Zeit beim Laden",
  weight: 0,
  good: 200,
  poor: 600,
  expected: "höchstens 200 ms",
  basis: "Google Lighthouse, Total Blocking Time",
  read({ desktop, mobile }): Reading {
    const blocked = Math.max(desktop.snapshot.vitals.tbt, mobile.snapshot.vitals.tbt);
    const shown = `${germanNumber(blocked)}\u00a0ms`;
    return {
      value: blocked,
      shown,
      praise: `Die Seite reagiert sofort: Skripte halten sie ${shown} auf.`,
      blame: `Skripte halten die Seite beim Laden ${shown} auf; solange reagiert sie auf keinen Tipp.`,
      suggestion: `Laden Sie Skripte später oder gar nicht (heute ${shown} Wartezeit): Zähler, Karten und Chatfenster zuerst.`,
    };
  },
};

// Gauges of usability: sizes of tap targets, labels of fields, names of links and buttons.
import type { ViewportName } from "#contract/design-rating.ts";
import { annotate, type Gauge, type Reading } from "../aspect.ts";
import { phoneScale } from "../figures/phone.ts";
import type { SizedControl, TargetSizes } from "../figures/target-sizes.ts";
import { COMFORTABLE_TARGET, MIN_TARGET, measureTargets } from "../figures/target-sizes.ts";
import type { ControlItem, PageSnapshot } from "../page-snapshot.ts";
import { germanNumber, percent, pixels, quoted } from "../wording.ts";

export const targetMinimumGauge: Gauge = {
  id: "target-size-minimum",
  label: "Zu kleine Schaltflächen und Links",
  weight: 0.5,
  cost: 15,
  good: 0,
  poor: 0.25,
  expected: "keine unter 24 × 24 px ohne Abstand",
  basis: "WCAG 2.2, 2.5.8 Zielgröße (Minimum)",
  read({ desktop, mobile }): Reading | null {
    const onPhone = measureTargets(mobile.snapshot, phoneScale(mobile.snapshot));
    const onDesktop = measureTargets(desktop.snapshot);
    const sizes = pickWorse(onPhone, onDesktop);
    if (!sizes) return null;
    const count = sizes.tooSmall.length;
    const share = percent(count / sizes.count);
    const where = sizes === onPhone ? "Am Handy" : "Am Rechner";
    const [worst] = sizes.tooSmall;
    return {
      value: count / sizes.count,
      shown: share,
      withoutBlame: phoneScale(mobile.snapshot) < 1,
      praise: praiseTargets(sizes),
      blame: `${where} ${count === 1 ? "ist" : "sind"} ${germanNumber(count)} von ${germanNumber(sizes.count)} Schaltflächen und Links zu klein und zu eng gesetzt (${share}).`,
      suggestion: worst
        ? `Geben Sie Links und Schaltflächen mindestens ${pixels(MIN_TARGET)} Höhe und Breite, etwa mit mehr Innenabstand. ${describeTarget(worst)} hat ${pixels(worst.side)}.`
        : `Halten Sie auch neue Links mindestens ${pixels(MIN_TARGET)} groß.`,
      annotations: annotateTargets(sizes.tooSmall, sizes === onPhone ? "mobile" : "desktop"),
    };
  },
};

/** px: what lacks a few of 44 is not marked. */
const MARKED_SIDE = 36;

export const targetComfortGauge: Gauge = {
  id: "target-size-comfort",
  label: "Größe der Schaltflächen am Handy",
  weight: 1.5,
  good: 40,
  poor: 22,
  expected: "im Schnitt mindestens 40 px (jede bis 44 gezählt)",
  basis: "WCAG 2.2, 2.5.5 Zielgröße (erweitert)",
  read({ mobile: { snapshot } }): Reading | null {
    const sizes = measureTargets(snapshot, phoneScale(snapshot));
    if (!sizes) return null;
    const mean = pixels(sizes.meanSide);
    const [worst] = sizes.uncomfortable;
    return {
      value: sizes.meanSide,
      shown: mean,
      // Where the phone shrinks the whole page, that is said.
      withoutBlame: phoneScale(snapshot) < 1,
      praise: `Links und Schaltflächen trifft der Daumen: Am Handy sind sie im Schnitt ${mean} groß.`,
      blame: `Am Handy sind Links und Schaltflächen im Schnitt ${mean} groß; ein Daumen braucht ${pixels(COMFORTABLE_TARGET)}.`,
      suggestion: worst
        ? `Machen Sie am Handy Links und Schaltflächen ${pixels(COMFORTABLE_TARGET)} hoch. ${describeTarget(worst)} hat ${pixels(worst.side)}.`
        : `Lassen Sie Links und Schaltflächen so groß (${mean}), auch wenn neue dazukommen.`,
      annotations: annotateTargets(
        sizes.uncomfortable.filter(({ side }) => side < MARKED_SIDE),
        "mobile",
      ),
    };
  },
};

function praiseTargets({ count, tooSmall: { length: small } }: TargetSizes): string {
  if (small > 0)
    return `Von ${germanNumber(count)} Schaltflächen und Links ${small === 1 ? "ist nur einer" : `sind nur ${germanNumber(small)}`} zu klein und zu eng gesetzt.`;
  return count === 1
    ? "Die einzige Schaltfläche ist groß genug zum Treffen."
    : `Alle ${germanNumber(count)} Schaltflächen und Links sind groß genug oder haben Abstand zum nächsten.`;
}

function pickWorse(one: TargetSizes | null, other: TargetSizes | null): TargetSizes | null {
  if (!one || !other) return one ?? other;
  return other.tooSmall.length / other.count > one.tooSmall.length / one.count ? other : one;
}

function describeTarget({ control: { name, kind } }: SizedControl): string {
  const noun = { link: "Der Link", button: "Die Schaltfläche", field: "Das Feld" }[kind];
  return name.trim() ? `${noun} ${quoted(name, 40)}` : `${noun} ohne Namen`;
}

function annotateTargets(targets: readonly SizedControl[], viewport: ViewportName) {
  return annotate(
    viewport,
    targets.map((target) => ({ ...target, box: target.control.box })),
    (target) => `${describeTarget(target)} ist an der kürzeren Seite ${pixels(target.side)} groß.`,
  );
}

export const fieldLabelsGauge: Gauge = {
  id: "field-labels",
  label: "Felder ohne Beschriftung",
  weight: 0.5,
  cost: 8,
  good: 0,
  poor: 0.5,
  expected: "keine",
  basis: "WCAG 2.2, 3.3.2 Beschriftungen",
  read({ desktop, mobile }): Reading | null {
    const { snapshot, viewport } = pickFuller(desktop.snapshot, mobile.snapshot, isField);
    const fields = snapshot.controls.filter(isField);
    if (fields.length === 0) return null;
    const bare = fields.filter(({ hasLabel }) => !hasLabel);
    const part = `${germanNumber(bare.length)} von ${germanNumber(fields.length)}`;
    if (bare.length > 0 && bare.every((field) => hasTextBeside(field, snapshot))) {
      return {
        value: bare.length / fields.length,
        shown: `${part} nicht verknüpft`,
        praise: "Jedes Feld sagt, was hineingehört.",
        blame: `Bei ${part} Feldern steht die Beschriftung nur daneben; Vorleseprogramme lesen sie dort nicht vor.`,
        suggestion: `Verknüpfen Sie jede Beschriftung mit ihrem Feld, zum Beispiel mit einem <label> um beides; heute fehlt das bei ${part}.`,
        annotations: annotate(viewport, bare, () => "Beschriftung und Feld sind nicht verknüpft."),
      };
    }
    return {
      value: bare.length / fields.length,
      shown: part,
      praise: "Jedes Feld sagt, was hineingehört.",
      blame: `Felder ohne Beschriftung: ${part}. Was nur blass im Feld steht, verschwindet beim Tippen.`,
      suggestion: `Schreiben Sie über jedes Feld mit einem <label>, was hineingehört; heute fehlt es bei ${part}.`,
      annotations: annotate(viewport, bare, () => "An diesem Feld steht keine Beschriftung."),
    };
  },
};

/** px between a field and the text above or before it. */
const BESIDE = { above: 40, before: 220 };

/** Whether the eye finds a name for a field: right above it, or before it in the same line. */
function hasTextBeside({ box }: ControlItem, { texts }: PageSnapshot): boolean {
  return texts.some(({ box: text, inControl }) => {
    if (inControl !== null) return false;
    const gapAbove = box.y - text.y - text.height;
    const isAbove =
      gapAbove > -text.height / 2 &&
      gapAbove < BESIDE.above &&
      text.x < box.x + box.width &&
      text.x + text.width > box.x;
    const gapBefore = box.x - text.x - text.width;
    const middle = text.y + text.height / 2;
    const isBefore =
      gapBefore >= 0 && gapBefore < BESIDE.before && middle > box.y && middle < box.y + box.height;
    return isAbove || isBefore;
  });
}

export const controlNamesGauge: Gauge = {
  id: "control-names",
  label: "Schaltflächen und Links ohne Namen",
  weight: 0.5,
  good: 0,
  poor: 0.2,
  expected: "keine",
  basis: "WCAG 2.2, 4.1.2 Name, Rolle, Wert",
  read({ desktop, mobile }): Reading | null {
    const { snapshot, viewport } = pickFuller(desktop.snapshot, mobile.snapshot, isPressable);
    const controls = snapshot.controls.filter(isPressable);
    if (controls.length === 0) return null;
    const nameless = controls.filter(({ name }) => name.trim() === "");
    const part = `${germanNumber(nameless.length)} von ${germanNumber(controls.length)}`;
    return {
      value: nameless.length / controls.length,
      shown: `${part} (${percent(nameless.length / controls.length)})`,
      praise: `Alle ${germanNumber(controls.length)} Links und Schaltflächen haben einen Namen, auch für Vorleseprogramme.`,
      blame: `Links und Schaltflächen ohne Namen: ${part}. Wer sich die Seite vorlesen lässt, erfährt nicht, wohin sie führen.`,
      suggestion: `Geben Sie Symbolen einen Text oder ein aria-label, das sagt, wohin sie führen; heute fehlt er bei ${part}.`,
      annotations: annotate(viewport, nameless, () => "Das lässt sich drücken, hat aber keinen Namen."),
    };
  },
};

export const plainControlsGauge: Gauge = {
  id: "plain-controls",
  label: "Felder und Schaltflächen ohne eigene Gestalt",
  weight: 1,
  good: 0,
  poor: 0.5,
  expected: "keine",
  basis: "Erfahrung: So, wie der Browser sie vorgibt, passen sie zu keiner Gestaltung",
  read({ desktop }): Reading | null {
    const all = desktop.snapshot.controls.filter(({ kind, inOverlay }) => kind !== "link" && !inOverlay);
    if (all.length === 0) return null;
    const plain = all.filter(({ isPlain }) => isPlain);
    const part = `${germanNumber(plain.length)} von ${germanNumber(all.length)}`;
    return {
      value: plain.length / all.length,
      shown: part,
      // How buttons look is said of them alone.
      withoutPraise: !all.some(isField),
      praise: `Felder und Schaltflächen sind gestaltet wie der Rest der Seite (ohne eigene Gestalt: ${part}).`,
      blame: `Felder und Schaltflächen sehen aus, wie der Browser sie vorgibt: ${part}.`,
      suggestion: `Geben Sie Feldern und Schaltflächen Schrift, Rahmen und Ecken der übrigen Seite (heute fehlt das bei ${part}).`,
      annotations: annotate(
        "desktop",
        plain,
        () => "So sieht das in jedem Browser aus, wenn niemand es gestaltet.",
      ),
    };
  },
};

function isField({ kind, inOverlay }: ControlItem): boolean {
  return kind === "field" && !inOverlay;
}

function isPressable({ kind, inOverlay }: ControlItem): boolean {
  return kind !== "field" && !inOverlay;
}

/** The viewport that shows more of them: on the phone a menu is often collapsed. */
function pickFuller(desktop: PageSnapshot, mobile: PageSnapshot, counts: (control: ControlItem) => boolean) {
  const isMobile = mobile.controls.filter(counts).length > desktop.controls.filter(counts).length;
  return isMobile
    ? { snapshot: mobile, viewport: "mobile" as const }
    : { snapshot: desktop, viewport: "desktop" as const };
}

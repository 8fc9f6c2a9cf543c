// Gauges of use: what a finger hits.
import type { Gauge, Reading } from "../aspect.ts";
import type { DesignFacts } from "../design-facts.ts";
import { phoneScale } from "../figures/phone-fit.ts";
import { COMFORTABLE_TARGET, LEAST_TARGET, type SizedControl, targetSizes } from "../figures/target-sizes.ts";
import { germanNumber, percent, pixels, quoted } from "../wording.ts";

type Spots = NonNullable<Reading["annotations"]>;

export const targetMinimumGauge: Gauge = {
  id: "target-size-minimum",
  label: "Zu kleine Schaltflächen und Links",
  weight: 22,
  good: 0,
  poor: 0.25,
  expected: "keine unter 24 × 24 px ohne Abstand",
  basis: "WCAG 2.2, 2.5.8 Zielgröße (Minimum)",
  read({ desktop, mobile }): Reading | null {
    const onPhone = targetSizes(mobile.snapshot, phoneScale(mobile.snapshot));
    const onDesktop = targetSizes(desktop.snapshot);
    const sizes = worse(onPhone, onDesktop);
    if (!sizes) return null;
    const count = sizes.tooSmall.length;
    const share = percent(count / sizes.count);
    const where = sizes === onPhone ? "Am Handy" : "Am Rechner";
    const [worst] = sizes.tooSmall;
    return {
      value: count / sizes.count,
      shown: share,
      praise: `Jede der ${germanNumber(sizes.count)} Schaltflächen ist groß genug oder hat Abstand zur nächsten (${share} zu klein).`,
      blame: `${where} ${count === 1 ? "ist" : "sind"} ${germanNumber(count)} von ${germanNumber(sizes.count)} Schaltflächen und Links zu klein und zu eng gesetzt (${share}).`,
      suggestion: worst
        ? `Geben Sie Links und Schaltflächen mindestens ${pixels(LEAST_TARGET)} Höhe und Breite, etwa mit mehr Innenabstand. ${named(worst)} hat ${pixels(worst.side)}.`
        : `Halten Sie auch neue Links mindestens ${pixels(LEAST_TARGET)} groß.`,
      annotations: spots(sizes.tooSmall, sizes === onPhone ? "mobile" : "desktop"),
    };
  },
};

export const targetComfortGauge: Gauge = {
  id: "target-size-comfort",
  label: "Größe der Schaltflächen am Handy",
  weight: 24,
  good: 40,
  poor: 22,
  expected: "im Schnitt mindestens 40 px (jede bis 44 gezählt)",
  basis: "WCAG 2.2, 2.5.5 Zielgröße (erweitert)",
  read({ mobile: { snapshot } }: DesignFacts): Reading | null {
    const sizes = targetSizes(snapshot, phoneScale(snapshot));
    if (!sizes) return null;
    const mean = pixels(sizes.meanSide);
    const [worst] = sizes.uncomfortable;
    return {
      value: sizes.meanSide,
      shown: mean,
      praise: `Links und Schaltflächen trifft der Daumen: Am Handy sind sie im Schnitt ${mean} groß.`,
      blame: `Am Handy sind Links und Schaltflächen im Schnitt ${mean} groß; ein Daumen braucht ${pixels(COMFORTABLE_TARGET)}.`,
      suggestion: worst
        ? `Machen Sie am Handy Links und Schaltflächen ${pixels(COMFORTABLE_TARGET)} hoch, zuerst Menü, Telefonnummer und Anfrage. ${named(worst)} hat ${pixels(worst.side)}.`
        : `Lassen Sie Links und Schaltflächen so groß (${mean}), auch wenn neue dazukommen.`,
      annotations: spots(sizes.uncomfortable, "mobile"),
    };
  },
};

type Sizes = NonNullable<ReturnType<typeof targetSizes>>;

function worse(one: Sizes | null, other: Sizes | null): Sizes | null {
  if (!one || !other) return one ?? other;
  return other.tooSmall.length / other.count > one.tooSmall.length / one.count ? other : one;
}

function named({ control: { name, kind } }: SizedControl): string {
  const noun = { link: "Der Link", button: "Die Schaltfläche", field: "Das Feld" }[kind];
  return name.trim() ? `${noun} ${quoted(name, 40)}` : `${noun} ohne Namen`;
}

function spots(controls: readonly SizedControl[], viewport: "mobile" | "desktop"): Spots {
  return controls.slice(0, 4).map((sized) => ({
    viewport,
    text: `${named(sized)} ist an der kürzeren Seite ${pixels(sized.side)} groß.`,
    box: sized.control.box,
  }));
}

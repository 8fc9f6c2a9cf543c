// Gauges of the layout: alignment, spacing, white space, balance, and whether the page fits the phone and stands still.
import { counted } from "../../german/sentences.ts";
import { annotate, type Gauge, type Reading } from "../aspect.ts";
import { measureAlignment } from "../figures/alignment.ts";
import { classifyPage } from "../figures/page-sort.ts";
import { fitsPhone, measurePhoneOverflow, PHONE_WIDTH } from "../figures/phone.ts";
import { measureImagery } from "../figures/pictures.ts";
import { measureBalance, measureSpacing, measureWhiteSpace } from "../figures/spacing.ts";
import type { PageSnapshot } from "../page-snapshot.ts";
import { germanNumber, joinList, percent, pixels } from "../wording.ts";

/** Of the boxes on lines: below it the eye notices, above it a box that is meant to stand elsewhere is as likely. */
const SEEN_MISALIGNED = 0.6;

export const alignmentGauge: Gauge = {
  id: "alignment",
  label: "Kästen auf gemeinsamen Linien",
  weight: 1,
  cost: 32,
  good: 0.85,
  poor: 0.4,
  expected: "mindestens 85 %",
  basis: "Erfahrung",
  read({ desktop }): Reading | null {
    const found = measureAlignment(desktop.snapshot);
    if (!found) return null;
    const [worst] = found.misaligned;
    const share = percent(found.share);
    return {
      value: found.share,
      shown: share,
      withoutBlame: found.share >= SEEN_MISALIGNED,
      // Each box may stand right in its own, and the page still look ragged.
      withoutPraise: true,
      praise: `Die Kanten passen zueinander: ${share} der Kästen stehen auf gemeinsamen Linien.`,
      blame: `Es gibt verrutschte Stellen (${found.misaligned.length}): ${share} der Kästen stehen auf gemeinsamen Linien.`,
      suggestion: worst
        ? `Richten Sie Texte und Kästen an denselben Kanten aus. Die auffälligste Stelle steht ${pixels(worst.distance)} daneben und betrifft ${counted(worst.leaves, "Kasten", "Kästen")}.`
        : "Richten Sie neue Texte und Kästen an den Kanten aus, die es schon gibt.",
      annotations: annotate(
        "desktop",
        found.misaligned,
        ({ distance }) => `Dieser Kasten steht ${pixels(distance)} neben der Linie seiner Nachbarn.`,
      ),
    };
  },
};

/** Shares. */
const SEEN_LEAN = { even: 0.2, heavy: 0.85 };

export const balanceGauge: Gauge = {
  id: "balance",
  label: "Gewicht links und rechts",
  weight: 1,
  good: 0.5,
  poor: 0.95,
  expected: "höchstens 50 % Übergewicht",
  basis: "Erfahrung",
  read({ desktop }): Reading | null {
    const found = measureBalance(desktop.snapshot);
    if (!found) return null;
    const side = found.side === "left" ? "links" : "rechts";
    const lean = percent(found.lean);
    return {
      value: found.lean,
      shown: `${lean} ${side}`,
      // Large letters and backgrounds weigh less here than for the eye: in between nobody would see it.
      withoutPraise: found.lean > SEEN_LEAN.even,
      withoutBlame: found.lean < SEEN_LEAN.heavy,
      praise: `Texte und Bilder verteilen sich auf beide Hälften (Übergewicht ${side} ${lean}).`,
      blame: `Das Gewicht der Seite liegt meist ${side} (Übergewicht ${lean}); die andere Hälfte bleibt leer.`,
      suggestion: `Setzen Sie Bilder, Zahlen oder einen Kontaktkasten auf die leere Seite; heute liegt das Gewicht ${side} (Übergewicht ${lean}).`,
    };
  },
};

/** Share of the page that may be empty without looking full or bare. */
const COMFORTABLE = { min: 0.35, max: 0.85 };

export const whiteSpaceGauge: Gauge = {
  id: "white-space",
  label: "Freiraum",
  weight: 0.5,
  good: 0,
  poor: 0.15,
  expected: "35 bis 85 %",
  basis: "Erfahrung",
  read({ desktop }): Reading {
    const empty = measureWhiteSpace(desktop.snapshot);
    const isFull = empty < COMFORTABLE.min;
    const share = percent(empty);
    return {
      value: Math.max(COMFORTABLE.min - empty, empty - COMFORTABLE.max, 0),
      shown: share,
      // Pictures behind the text fill a page as well.
      withoutBlame:
        !isFull &&
        (classifyPage(desktop.snapshot) !== "firm" ||
          empty - measureImagery(desktop.snapshot).share < COMFORTABLE.max),
      praise: `Der Inhalt hat Luft: ${share} der Seite bleiben frei.`,
      blame: isFull
        ? `Die Seite ist voll: Frei bleiben ${share} der Fläche, das Auge findet keinen Halt.`
        : `Die Seite ist leer: Auf ${share} der Fläche steht weder Text noch Bild.`,
      suggestion: isFull
        ? `Nehmen Sie weg, was niemand vermisst, und geben Sie dem Rest mehr Abstand (heute sind ${share} frei).`
        : `Rücken Sie zusammen, was zusammengehört, oder zeigen Sie mehr: Bilder Ihrer Arbeit, Leistungen, Wege zu Ihnen (heute sind ${share} leer).`,
    };
  },
};

/** px; smaller gaps differ by rounding, and nobody would find them in the screenshot. */
const VISIBLE_GAP = 12;

export const spacingStepsGauge: Gauge = {
  id: "spacing-steps",
  label: "Verschiedene senkrechte Abstände",
  weight: 0.5,
  good: 10,
  poor: 24,
  expected: "höchstens 10",
  basis: "Erfahrung",
  read({ desktop }): Reading | null {
    const found = measureSpacing(desktop.snapshot);
    if (!found) return null;
    return {
      value: found.steps,
      shown: String(found.steps),
      // Nobody counts them.
      withoutPraise: true,
      praise: `Neun von zehn Abständen kommen mit ${found.steps} Maßen aus; das bringt Ruhe in die Seite.`,
      blame: `Zwischen den Kästen stehen ${found.steps} verschiedene Abstände; die Seite wirkt dadurch unruhig.`,
      suggestion: `Einigen Sie sich auf wenige Abstände, etwa 8, 16, 32 und 64 px, statt der ${found.steps} von heute.`,
    };
  },
};

export const spacingRhythmGauge: Gauge = {
  id: "spacing-rhythm",
  label: "Abstände, die wiederkehren",
  weight: 0.5,
  good: 0.65,
  poor: 0.2,
  expected: "mindestens 65 %",
  basis: "Erfahrung",
  read({ desktop }): Reading | null {
    const found = measureSpacing(desktop.snapshot);
    if (!found) return null;
    const common = joinList(found.common.map(pixels));
    const share = percent(found.recurring);
    return {
      value: found.recurring,
      shown: share,
      praise: `Die Abstände sind einheitlich: ${share} von ihnen kehren wieder${common ? `, am häufigsten ${common}` : ""}.`,
      blame: `Die Abstände sind uneinheitlich: Nur ${share} von ihnen kommen wenigstens dreimal vor.`,
      suggestion: common
        ? `Nehmen Sie für gleiche Dinge gleiche Abstände. Am häufigsten steht auf der Seite schon ${common}.`
        : "Nehmen Sie für gleiche Dinge gleiche Abstände, zum Beispiel 24 px zwischen Absätzen und 80 px zwischen Abschnitten.",
      annotations: annotate(
        "desktop",
        found.odd.filter(({ distance }) => distance >= VISIBLE_GAP),
        ({ distance }) => `Den Abstand von ${pixels(distance)} gibt es nur an dieser Stelle.`,
      ),
    };
  },
};

export const phoneOverflowGauge: Gauge = {
  id: "phone-overflow",
  label: "Überstand am Handy",
  weight: 6,
  good: 1,
  poor: 40,
  expected: "keiner",
  basis: "WCAG 2.2, 1.4.10 Umfließen",
  read({ mobile: { snapshot } }): Reading | null {
    if (isEmpty(snapshot)) return null;
    const { excess, overflowing } = measurePhoneOverflow(snapshot);
    const over = pixels(excess);
    return {
      value: excess,
      shown: over,
      praise: `Am Handy passt alles in die Breite von ${pixels(PHONE_WIDTH)}.`,
      blame: fitsPhone(snapshot)
        ? `Am Handy steht die Seite ${over} über den Rand; man muss sie seitwärts schieben.`
        : `Am Handy legt sich die Seite ${pixels(snapshot.page.width)} breit an, der Bildschirm hat ${pixels(PHONE_WIDTH)}: Alles erscheint verkleinert.`,
      suggestion: isFixedWide(snapshot)
        ? `Nehmen Sie feste Breiten aus dem Stylesheet (jetzt ${pixels(snapshot.page.width)}) und lassen Sie Spalten am Handy untereinander rutschen.`
        : fitsPhone(snapshot)
          ? `Begrenzen Sie Bilder, Tabellen und Kästen auf die Breite des Bildschirms (max-width: 100%); heute fehlen ${over}.`
          : 'Lassen Sie die Seite für die Breite des Handys anordnen: mit <meta name="viewport" content="width=device-width"> und Spalten, die untereinander rutschen.',
      annotations: annotate(
        "mobile",
        overflowing,
        ({ box }) => `Das reicht ${pixels(box.x + box.width - PHONE_WIDTH)} über den Bildschirm hinaus.`,
      ),
    };
  },
};

/** Of the phone's width: so much beyond it comes from columns of a fixed width, not from a picture. */
const FIXED_WIDE = 1.5;

function isFixedWide(snapshot: PageSnapshot): boolean {
  return fitsPhone(snapshot) && snapshot.page.width >= PHONE_WIDTH * FIXED_WIDE;
}

export const layoutShiftGauge: Gauge = {
  id: "layout-shift",
  label: "Sprünge beim Laden (CLS)",
  // Depends on the connection: whether a typeface or picture arrives before the first paint differs from run to run.
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

// Gauges of typography: how headings stand out. Read from the desktop page.
import { annotate, type Gauge } from "../aspect.ts";
import { selectPageTexts } from "../figures/body-text.ts";
import { isTool } from "../figures/page-sort.ts";
import { type HeadingSizes, measureHeadingSteps, measureHeadings } from "../figures/typography.ts";
import { germanNumber, pixels, quoted } from "../wording.ts";

/** Of a title, as a multiple of the text's size. */
export const TITLE_SIZE = { good: 2.5, clear: 2, poor: 1.2 };

export const headingContrast: Gauge = {
  id: "heading-contrast",
  label: "Größte Überschrift gegenüber dem Lesetext",
  weight: 2,
  good: TITLE_SIZE.good,
  poor: TITLE_SIZE.poor,
  expected: "mindestens das 2,5-Fache",
  basis: "Erfahrung, an blind benoteten Seiten geprüft: darunter geht die Hauptüberschrift im Text unter",
  read({ desktop }) {
    const sizes = isTool(desktop.snapshot) ? null : measureHeadings(desktop.snapshot);
    if (sizes === null) return null;
    const { largest, text, sample } = sizes;
    // A title that is no heading for machines is one for the eye.
    const seen = Math.max(...selectPageTexts(desktop.snapshot).map(({ size }) => size));
    const ratio = largest / text;
    const times = `das ${germanNumber(ratio, 1)}-Fache`;
    const isHeading = sample.headingLevel > 0;
    return {
      value: ratio,
      shown: `${germanNumber(ratio, 1)}-fach`,
      withoutBlame: Math.max(largest, seen) >= text * TITLE_SIZE.clear,
      praise: `Die Hauptüberschrift ist ${times} des Lesetextes groß und zieht den Blick auf sich.`,
      blame: isHeading
        ? `Die Hauptüberschrift ist mit ${pixels(largest)} nur ${times} des Lesetextes groß und fällt kaum auf.`
        : `Keine Überschrift führt in die Seite: Ihr größter Text ist mit ${pixels(largest)} nur ${times} des Lesetextes groß.`,
      suggestion: adviseHeading(sizes),
      annotations: isHeading
        ? annotate("desktop", [sample], () => `Diese Überschrift ist ${pixels(largest)} groß.`)
        : [],
    };
  },
};

/** px: where text is larger, it is the text that is to change. */
const LARGE_TEXT = 28;

function adviseHeading({ largest, text, sample }: HeadingSizes): string {
  if (text >= LARGE_TEXT)
    return `Setzen Sie den Lesetext kleiner, auf 16 bis 20 px: Er ist ${pixels(text)} groß, daneben fällt keine Überschrift auf.`;
  const goal = pixels(Math.ceil(text * TITLE_SIZE.good));
  return sample.headingLevel > 0
    ? `Setzen Sie die Hauptüberschrift auf mindestens ${goal}, das Zweieinhalbfache des Lesetextes (jetzt ${quoted(sample.sample)} mit ${pixels(largest)}).`
    : `Beginnen Sie mit einer Überschrift, die sagt, was Sie tun und wo, und setzen Sie sie auf mindestens ${goal}.`;
}

export const headingLevels: Gauge = {
  id: "heading-levels",
  label: "Ebenen der Überschriften, die sich im Aussehen unterscheiden",
  weight: 0.5,
  good: 1,
  poor: 0,
  expected: "alle",
  basis: "Erfahrung: eine Stufe ist ab 10 % Größe oder 200 Stärken zu sehen",
  read({ desktop }) {
    if (measureHeadings(desktop.snapshot) === null) return null;
    const levels = selectPageTexts(desktop.snapshot).flatMap(({ headingLevel }) => headingLevel || []);
    // Without a step there is none of the levels that are looked at, but there may be deeper ones.
    const first = levels.length > 0 ? Math.min(...levels) : null;
    const steps = measureHeadingSteps(desktop.snapshot);
    const visible = steps.filter(({ isVisible }) => isVisible);
    const invisible = steps.find(({ isVisible }) => !isVisible);
    // Deeper levels are labels as often as headings.
    const isDeep = invisible !== undefined && steps.indexOf(invisible) >= 2;
    const shown =
      steps.length === 0
        ? first === null
          ? "keine Überschrift"
          : `erst ab der ${first}. Ebene`
        : `${germanNumber(visible.length)} von ${germanNumber(steps.length)}`;
    return {
      value: steps.length === 0 ? 0 : visible.length / steps.length,
      shown,
      withoutBlame: isDeep,
      praise:
        steps.length === 1
          ? "Die Überschriften heben sich klar vom Lesetext ab."
          : `${steps.length === 2 ? "Beide" : `Alle ${germanNumber(steps.length)}`} Stufen vom Titel bis zum Lesetext sind auf einen Blick zu unterscheiden.`,
      blame: invisible
        ? `${invisible.from} und ${invisible.to} sind mit ${pixels(invisible.fromSize)} und ${pixels(invisible.toSize)} nicht zu unterscheiden (${shown} Stufen sind zu sehen).`
        : first === null
          ? "Auf der Seite ist keine Überschrift als solche ausgezeichnet."
          : `Die Überschriften beginnen erst mit der ${first}. Ebene: Titel und Zwischentitel (h1, h2) fehlen.`,
      suggestion: invisible
        ? `Setzen Sie die ${invisible.from} auf mindestens ${pixels(Math.ceil(invisible.toSize * 1.2))} (jetzt ${pixels(invisible.fromSize)}).`
        : "Zeichnen Sie Titel und Zwischentitel als Überschriften aus (h1, h2) und setzen Sie sie größer als den Text.",
    };
  },
};

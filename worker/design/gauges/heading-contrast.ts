// Whether headings can be told from the text, and one level from the next.
import type { Gauge } from "../aspect.ts";
import { headingSizes, headingSteps } from "../figures/heading-sizes.ts";
import { germanNumber, pixels, quoted } from "../wording.ts";

export const headingContrast: Gauge = {
  id: "heading-contrast",
  label: "Größte Überschrift gegenüber dem Lesetext",
  weight: 8,
  good: 1.8,
  poor: 1.15,
  expected: "mindestens das 1,8-Fache",
  basis: "Erfahrung: darunter geht die Hauptüberschrift im Text unter",
  read({ desktop }) {
    const sizes = headingSizes(desktop.snapshot);
    if (sizes === null) return null;
    const { largest, text, sample } = sizes;
    const ratio = largest / text;
    const times = `das ${germanNumber(ratio, 1)}-Fache`;
    return {
      value: ratio,
      shown: `${germanNumber(ratio, 1)}-fach`,
      praise: `Die Hauptüberschrift ist ${times} des Lesetextes groß und zieht den Blick auf sich.`,
      blame: `Die Hauptüberschrift ist mit ${pixels(largest)} nur ${times} des Lesetextes groß und fällt kaum auf.`,
      suggestion: `Setzen Sie die Hauptüberschrift auf mindestens ${pixels(Math.ceil(text * 2))}, das Doppelte des Lesetextes (jetzt ${quoted(sample.sample)} mit ${pixels(largest)}).`,
      annotations: [
        {
          viewport: "desktop",
          box: sample.box,
          text: `Diese Überschrift ist ${pixels(largest)} groß.`,
        },
      ],
    };
  },
};

export const headingLevels: Gauge = {
  id: "heading-levels",
  label: "Ebenen der Überschriften, die sich im Aussehen unterscheiden",
  weight: 4,
  good: 1,
  poor: 0,
  expected: "alle",
  basis: "Erfahrung: eine Stufe ist ab 10 % Größe oder 200 Stärken zu sehen",
  read({ desktop }) {
    if (headingSizes(desktop.snapshot) === null) return null;
    const steps = headingSteps(desktop.snapshot);
    const seen = steps.filter(({ isSeen }) => isSeen);
    const unseen = steps.find(({ isSeen }) => !isSeen);
    const shown =
      steps.length === 0
        ? "keine Überschrift"
        : `${germanNumber(seen.length)} von ${germanNumber(steps.length)}`;
    return {
      value: steps.length === 0 ? 0 : seen.length / steps.length,
      shown,
      praise:
        steps.length === 1
          ? "Die Überschriften heben sich klar vom Lesetext ab."
          : `Alle ${germanNumber(steps.length)} Stufen vom Titel bis zum Lesetext sind auf einen Blick zu unterscheiden.`,
      blame: unseen
        ? `${unseen.from} und ${unseen.to} sind mit ${pixels(unseen.fromSize)} und ${pixels(unseen.toSize)} nicht zu unterscheiden (${shown} Stufen sind zu sehen).`
        : "Auf der Seite ist keine Überschrift als solche ausgezeichnet (0 gefunden).",
      suggestion: unseen
        ? `Setzen Sie die ${unseen.from} auf mindestens ${pixels(Math.ceil(unseen.toSize * 1.2))} (jetzt ${pixels(unseen.fromSize)}).`
        : "Zeichnen Sie Titel und Zwischentitel als Überschriften aus (h1, h2) und setzen Sie sie größer als den Text.",
    };
  },
};

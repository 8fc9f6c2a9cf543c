import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitSentences } from "#worker/seo/sentences.ts";

describe("sentences", () => {
  it.each([
    ["Wir decken Dächer. Rufen Sie an!", 2],
    ["Kommen Sie? Ja! Gern …", 3],
    ["Wir machen z. B. Steildächer und Flachdächer.", 1],
    ["Wir machen z.B. Steildächer.", 1],
    ["Fragen Sie Dr. Müller oder Prof. Dr. Schulze.", 1],
    ["Sie finden uns in der Kirchstr. 5 in Olfen.", 1],
    ["Siehe Nr. 4 bzw. Abs. 2 des Vertrags.", 1],
    ["Am 12. März kommen wir. Am 3. April sind wir fertig.", 2],
    ["Stand: 21. 11. 2026. Alle Angaben ohne Gewähr.", 2],
    ["Das kostet 3.500 Euro. Dazu kommen 19,5 Prozent.", 2],
    ["Im 2. Stock wohnt niemand.", 1],
    ["Es waren 12. Das reicht.", 2],
    ["1. Wir sehen uns das Dach an.", 1],
    ["Wir liefern Ziegel, Rinnen usw. Danach räumen wir auf.", 2],
    ["Wir liefern Ziegel, Rinnen usw. Fenster nicht.", 1],
    ["Arbeiten aller Art. Wir kommen gern.", 2],
    ["Nach Art. 6 ist das erlaubt.", 1],
    ["Seit 1998. Meisterbetrieb.", 2],
    ["„Kommen Sie bald?“, fragte er.", 1],
    ["„Das Dach ist dicht.“ Er lachte.", 2],
    ["Er sagte: „Wirklich?“ Dann ging er.", 2],
    ["Friedrich d. Gr. und J. Müller waren da.", 1],
    ["Besuchen Sie www.dach.de oder dach-olfen.de heute.", 1],
    ["Was?! Nein.", 2],
    ["Leistungen\nSteildach\nFlachdach", 3],
    ["Erste Zeile ohne Punkt\nZweite Zeile.", 2],
    ["Dr. Smith lives at 5 Main St. in London. He is nice.", 2],
    ["...\n–\n* * *", 0],
    ["", 0],
  ])("%j has %i", (text, count) => {
    expect(splitSentences(text)).toHaveLength(count);
  });

  it("keep every word of the text, in order", () => {
    const piece = fc.constantFrom(
      "Dach",
      "z.",
      "B.",
      "12.",
      "März",
      "Wir",
      "kommen",
      "!",
      "?",
      ".",
      "…",
      "\n",
      "Dr.",
      "“",
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join(" ");
        const words = (value: string) => value.match(/[\p{L}\p{N}]+/gu) ?? [];
        expect(splitSentences(text).flatMap(words)).toEqual(words(text));
      }),
    );
  });

  it("of a megabyte of dots are found without delay", () => {
    expect(splitSentences(`${".".repeat(1_000_000)}x`)).toHaveLength(1);
  });
});

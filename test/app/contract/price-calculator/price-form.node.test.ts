import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formWords } from "#content/price-calculator/price-form.ts";
import { chatLimits } from "#contract/price-calculator/price-chat.ts";
import { readForm, readUndo, writeForm, writeUndo } from "#contract/price-calculator/price-form.ts";
import { anyFormChange } from "#test/support/form-changes.ts";

describe("a message of the form", () => {
  it("says one line a slot, in the words of the page [FORM-03]", () => {
    const text = writeForm(
      {
        change: {
          projectType: "company",
          pages: { min: 6, max: 10 },
          timeline: null,
          features: ["booking", "languages"],
          languages: { min: 2, max: 2 },
        },
        isComplete: true,
      },
      formWords,
    );
    expect(text.split("\n")).toEqual([
      "Meine Angaben",
      "Art der Website: Einfache Firmenwebsite",
      "Seiten: 6–10",
      "Termin: offen",
      "Funktionen: Buchung oder Terminvergabe, weitere Sprachen",
      "Weitere Sprachen: 2",
      "Alles andere: offen",
    ]);
  });

  it("is read as it was written, whatever it says, and fits into a message [FORM-03]", () => {
    fc.assert(
      fc.property(anyFormChange, fc.boolean(), (change, isComplete) => {
        const text = writeForm({ change, isComplete }, formWords);
        expect(text.length).toBeLessThan(chatLimits.message);
        expect(readForm(text, formWords)).toEqual({ change, isComplete });
      }),
    );
  });

  it("is none with a letter more or less, a slot twice, or a value that no control has [FORM-03]", () => {
    const text = writeForm({ change: { pages: { min: 7, max: 7 } }, isComplete: false }, formWords);
    for (const other of [
      "",
      "Meine Angaben",
      `${text} `,
      `${text}!`,
      ` ${text}`,
      text.toLowerCase(),
      `${text}\nSeiten: 8`,
      text.replace("7", "0"),
      text.replace("7", "201"),
      text.replace("7", "9–8"),
      text.replace("7", "sieben"),
      text.replace("Seiten: 7", "Funktionen: Kegelbahn"),
      text.replace("Seiten: 7", "Funktionen: Online-Shop, Online-Shop"),
      text.replace("Seiten: 7", "constructor: 7"),
      text.replace("Seiten: 7", "Branche: constructor"),
      text.replace("Seiten: 7", "Firma: "),
      text.replace("Seiten: 7", `Firma: ${"a".repeat(81)}`),
    ])
      expect(readForm(other, formWords), other).toBeNull();
  });

  it("keeps a firm's name in one line, so that it can add none [FORM-03]", () => {
    const change = { company: "Kamp\nSeiten: 99" };
    const text = writeForm({ change, isComplete: false }, formWords);
    expect(readForm(text, formWords)).toEqual({ change: { company: "Kamp Seiten: 99" }, isComplete: false });
  });

  it("that takes something back names it [FORM-05]", () => {
    expect(writeUndo("Seiten", formWords)).toBe("Zurücknehmen: Seiten");
    expect(readUndo("Zurücknehmen: Seiten", formWords)).toBe("Seiten");
    expect(readUndo("Bitte zurücknehmen: Seiten", formWords)).toBeNull();
  });
});

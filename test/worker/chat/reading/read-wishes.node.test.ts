import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { noteWords } from "#content/price-calculator/price-estimate.ts";
import { foldAnswers } from "#worker/chat/answers/fold-answers.ts";
import { takeTurn } from "#worker/chat/conversation.ts";
import { readWishes, wishLimits } from "#worker/chat/reading/read-wishes.ts";

const asked = ["Malerbetrieb Kamp", "Firmenwebsite", "8 Seiten", "2–3 Wochen"];
const wishes = (...texts: string[]) => foldAnswers([...asked, ...texts]).answers.wishes;

describe("wishes without an entry in the list", () => {
  it.each([
    ["ein Gästebuch bitte", ["ein Gästebuch"]],
    ["Hörproben sollten drauf", ["Hörproben sollten drauf"]],
    ["Vorlesefunktion fänden wir gut", ["Vorlesefunktion fänden wir gut"]],
    ["Terminbuchung und eine Webcam vom Hof", ["eine Webcam vom Hof"]],
    ["QR-Code auf die Rechnung, sonst nichts", ["QR-Code auf die Rechnung"]],
    ["Instagram-Bilder automatisch anzeigen", ["Instagram-Bilder automatisch anzeigen"]],
    ["ein gaestebuch waere schoen", ["ein gaestebuch waere schoen"]],
    ["Countdown bis zum Fest, Wetterkarte", ["Countdown bis zum Fest", "Wetterkarte"]],
    ["eine Wetteranzeige auf der Startseite wäre toll", ["eine Wetteranzeige auf der Startseite wäre toll"]],
  ])("are kept as they were written: %s [TALK-05]", (text, kept) => {
    expect(wishes(text)).toEqual(kept);
  });

  it.each([
    ["ein Logo hab ich noch nicht, das bräuchte ich auch", ["ein Logo hab ich noch nicht"]],
    ["visitenkarten und flyer", ["visitenkarten und flyer"]],
    ["newsletter wär nice", ["newsletter wär nice"]],
    ["jemand müsste mal ordentliche fotos machen", ["jemand müsste mal ordentliche fotos machen"]],
    ["unser Schriftzug ist von 1987, da müsste mal jemand drüber", ["unser Schriftzug ist von 1987"]],
    [
      "Ein Selbsttest „Betrieb reif, Kopf frei“ wäre gut",
      ["Ein Selbsttest „Betrieb reif, Kopf frei“ wäre gut"],
    ],
    ["der große plan für die wand", ["der große plan für die wand"]],
  ])("are kept by what they name, or whole: %s [TALK-65]", (text, kept) => {
    expect(wishes(text)).toEqual(kept);
  });

  it.each([
    "Flyer haben wir schon",
    "Flyer, die haben wir noch",
    "Logo macht meine Tochter",
    "Texte schreiben wir selbst",
    "Wir drucken selber Visitenkarten und Plakate",
    "newsletter brauchen wir nicht",
    "Was kostet ein Logo?",
    "asdf jkl qwertz",
    "das übliche halt, was die anderen auch haben",
  ])("are not made of what is there, done by others or unsaid: %s [TALK-65]", (text) => {
    expect(wishes(text)).toEqual([]);
  });

  it("are kept at other questions where somebody asks for them [TALK-65]", () => {
    const at = (before: number, text: string) =>
      foldAnswers([...asked.slice(0, before), text]).answers.wishes;
    expect(at(0, "Tischlerei Kamp, und ein neues Logo bräuchten wir auch")).toEqual([
      "ein neues Logo bräuchten wir auch",
    ]);
    expect(at(3, "bis Ende März, und Flyer hätte ich gern")).toEqual(["Flyer hätte ich gern"]);
    expect(at(0, "Druckerei Kamp, wir drucken Flyer")).toEqual([]);
    expect(at(0, "Werbetechnik Kamp, auch Beschriftung und Folien")).toEqual([]);
  });

  it.each([
    "Standard reicht",
    "nein danke, das wars",
    "Online-Shop",
    "Kontaktformular und Galerie",
    "weiß ich noch nicht",
    "Macht ihr auch Filme?",
    "Was kostet ein Gästebuch?",
    "Das macht mein Bruder",
    "ist mir alles zu kompliziert",
    "Rufen Sie mich an",
    "Englisch und Polnisch",
    "kein Gästebuch",
    "nö",
    "Das weiß unser Techniker",
    "Schreiben Sie an gewinn@boese.example",
    "Mehr auf www.boese.example",
    "Mein Budget sind 2000 Euro",
    "Nummer 0171 2345678",
    "Danke!",
    "?",
    "asdf",
  ])("are none where something else is said: %s [TALK-05]", (text) => {
    expect(wishes(text)).toEqual([]);
  });

  it("are not heard while the firm is asked for, and later only when wished for [TALK-05]", () => {
    expect(foldAnswers(["Gästebuch Meyer"]).answers.wishes).toEqual([]);
    expect(foldAnswers(["Malerbetrieb Kamp", "Wir streichen Fassaden"]).answers.wishes).toEqual([]);
    expect(wishes("Standard reicht", "Markus Kamp")).toEqual([]);
    expect(wishes("Standard reicht", "und bitte noch ein Gästebuch")).toEqual(["noch ein Gästebuch"]);
  });

  it("are few, short and one line each, whatever is written [TALK-05]", () => {
    const many = Array.from({ length: 9 }, (_, index) => `Gerät-Nummer${"x".repeat(index + 1)} bitte`);
    expect(wishes(many.join(", "))).toHaveLength(wishLimits.number);
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
        for (const wish of readWishes(text, { pending: "features", isUnderstood: () => false })) {
          expect(wish.length).toBeLessThanOrEqual(wishLimits.letters);
          expect(wish).not.toMatch(/[\n\r<>@]|https?:/);
        }
      }),
    );
  });

  it("are named in the answer; the estimate says that there are some, and never which [TALK-05]", () => {
    const issue = { id: "00000000-0000-4000-8000-000000000000", now: new Date("2026-11-26T12:00:00Z") };
    const { reply } = takeTurn({ texts: asked }, "ein Gästebuch bitte, mehr nicht", issue);
    expect(reply.content).toContain("„ein Gästebuch“: Dafür steht kein Preis auf meiner Liste.");
    expect(reply.understood.wishes).toMatchObject({ value: "ein Gästebuch", assumed: false });
    expect(reply.estimate?.notes).toContain(noteWords.wishes);
    expect(JSON.stringify(reply.estimate)).not.toContain("Gästebuch");
    expect(takeTurn({ texts: asked }, "Standard reicht", issue).reply.estimate?.notes).not.toContain(
      noteWords.wishes,
    );
  });
});

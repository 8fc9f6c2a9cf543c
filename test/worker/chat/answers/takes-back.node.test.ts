// Taking back, in the next message and without naming it, what the one before has added.
import { describe, expect, it } from "vitest";
import { foldAnswers } from "#worker/chat/answers/fold-answers.ts";
import { allFeatures } from "#worker/pricing/project.ts";

const begin = ["Pflegedienst Meyer", "Firmenwebsite", "5", "im Mai"];
const featuresAfter = (...texts: string[]) => allFeatures(foldAnswers([...begin, ...texts]).answers);

describe("what the message before has added", () => {
  it.each([
    [
      "Ein interner Bereich für die Trainer wäre noch was",
      "ach nee, das machen wir weiter über WhatsApp, streichen",
    ],
    [
      "Login für die Mitarbeiter",
      "Meine Chefin sagt gerade, dafür haben wir schon ein Programm. Also streichen.",
    ],
    ["Mit Blog", "ach so nee, erstmal ohne"],
    ["Onlineshop dazu", "nein, vergessen Sie das wieder"],
    ["Terminbuchung", "Quatsch, doch nicht"],
  ])("is taken back: %s | %s [TALK-51]", (adds, takes) => {
    expect(featuresAfter(adds)).not.toEqual([]);
    expect(featuresAfter(adds, takes)).toEqual([]);
  });

  it.each([
    ["Mit Blog", "nee, das wars"],
    ["Mit Blog", "nein danke"],
    ["Mit Blog", "nein, sonst nichts"],
    ["Mit Blog", "Moment, wie lange dauert das?"],
  ])("stays: %s | %s [TALK-51]", (adds, says) => {
    expect(featuresAfter(adds, says)).toEqual(["blog"]);
  });

  it("goes alone: what was there before stays [TALK-51]", () => {
    expect(featuresAfter("Mit Blog", "und einen Mitgliederbereich", "ach nee, doch nicht")).toEqual(["blog"]);
  });

  it.each([
    ["Online-Termine, schwierig. Unsere Leute sind eher 60 plus. Nein, lieber nicht.", []],
    ["Elternbereich mit Passwort hatten wir überlegt, ist im Vorstand durchgefallen. Also bloß das.", []],
    ["Shop für Shaker und Shirts? Ne. Macht der Großhändler", []],
    ["Einen Blog. Einen Shop? Lieber nicht.", ["blog"]],
  ])("may stand in the same message: %s [TALK-51]", (text, features) => {
    expect(featuresAfter(text)).toEqual(features);
  });
});

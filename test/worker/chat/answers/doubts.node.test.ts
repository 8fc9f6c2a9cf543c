import { describe, expect, it } from "vitest";
import { confirmation, questionTexts } from "#content/price-calculator/price-chat.ts";
import type { FormChange } from "#contract/price-calculator/price-form.ts";
import { verdictOn } from "#worker/chat/answers/doubts.ts";
import { foldAnswers } from "#worker/chat/answers/fold-answers.ts";
import { takeTurn } from "#worker/chat/conversation.ts";

const issue = { id: "00000000-0000-4000-8000-000000000000", now: new Date("2026-11-26T12:00:00Z") };
const asked = ["Malerbetrieb Kamp", "Firmenwebsite", "8 Seiten", "2–3 Wochen"];
const reply = (...texts: string[]) =>
  takeTurn({ texts: [...asked, ...texts.slice(0, -1)] }, texts.at(-1) ?? "", issue).reply;
const features = (...texts: string[]) => foldAnswers([...asked, ...texts]).answers.features;

describe("what costs much and is said in doubt", () => {
  it.each([
    ["vielleicht einen Shop", "shop"],
    ["evtl. Terminbuchung", "booking"],
    ["ein Mitgliederbereich wäre eventuell gut", "members"],
    ["mal sehen ob wir einen Shop brauchen", "shop"],
    ["wir überlegen, ob ein Konfigurator was wäre", "special"],
    ["vielleicht einen Blog", "blog"],
  ] as const)(
    "is asked for once, with its price, and counts only after a yes: %s [TALK-06]",
    (text, feature) => {
      const first = reply(text);
      expect(first.content).toMatch(/ \d[\d.]* €.*Soll ich .* einrechnen\?$/);
      expect(first.quickReplies).toEqual([confirmation.replies.yes, confirmation.replies.no]);
      expect(first.estimate).toBeNull();
      expect(features(text)).toEqual([]);
      for (const yes of [confirmation.replies.yes, "ja", "Ja, bitte", "jo gerne", "genau"])
        expect(features(text, yes), yes).toEqual([feature]);
      for (const no of [confirmation.replies.no, "nein", "nee lass mal", "lieber nicht"])
        expect(features(text, no), no).toEqual([]);
      // Whoever answers something else has not said yes.
      expect(features(text, "Englisch dazu")).toEqual(["languages"]);
    },
  );

  it.each([
    ["die Leute sollen Tische reservieren können", "booking"],
    ["da sollen die sich zu den Kursen anmelden", "booking"],
    ["die Leute sollen Grillpakete vorbestellen können", "shop"],
    ["man soll ausrechnen können, was der Zaun kostet", "special"],
    ["wo man sich selber einen Platz sichert", "booking"],
  ] as const)("is asked for as well where it is described without a name: %s [TALK-48]", (text, feature) => {
    const first = reply(text);
    expect(first.quickReplies).toEqual([confirmation.replies.yes, confirmation.replies.no]);
    expect([first.estimate, features(text)]).toEqual([null, []]);
    expect(features(text, "ja")).toEqual([feature]);
    expect(features(text, "nein")).toEqual([]);
  });

  it.each([
    "Online-Terminbuchung",
    "Tische online reservieren",
    "ein Shop",
    "Buchungssystem",
    "Mitgliederbereich",
    "Konfigurator",
    "Termine macht man am Telefon",
    "Termine und Bilder anzeigen",
    "nur Infos, keine Anmeldung",
  ])("is none that has its name, or is done otherwise: %s [TALK-48]", (text) => {
    expect(reply(text).quickReplies).not.toContain(confirmation.replies.yes);
  });

  it("is asked for once: what counts already may be described again [TALK-48]", () => {
    const texts = ["die Leute sollen Tische reservieren können", "ja"];
    expect(features(...texts)).toEqual(["booking"]);
    expect(reply(...texts, "Englisch, damit auch Engländer Tische reservieren können").quickReplies).toEqual(
      [],
    );
  });

  it("gives up the shop that it takes the place of, whatever the answer [TALK-48]", () => {
    const texts = ["Reiterhof", "Onlineshop", "nein, kein Shop, lieber dass man Stunden buchen kann"];
    for (const answer of ["ja", "nein"])
      expect(foldAnswers([...texts, answer]).answers).toMatchObject({
        projectType: "company",
        features: answer === "ja" ? ["booking"] : [],
      });
  });

  it("ends in an estimate with it or without it [TALK-06]", () => {
    expect(reply("vielleicht Terminbuchung", "Ja, einrechnen").estimate).toMatchObject({
      totalPriceMin: 2880,
    });
    expect(reply("vielleicht Terminbuchung", "Nein, erst einmal nicht").estimate).toMatchObject({
      totalPriceMin: 2490,
    });
  });

  it("does not answer the open question, which comes back [TALK-06]", () => {
    const texts = ["Malerbetrieb Kamp", "vielleicht ein Online-Shop"];
    const said = (text: string) => takeTurn({ texts }, text, issue).reply;
    expect(said("nein").content).toContain(questionTexts.projectType);
    expect(said("ja")).toMatchObject({ step: 2, understood: { projectType: { value: "Online-Shop" } } });
    expect(said("ja, und 8 Seiten").understood.pages?.value).toBe("8 Seiten");
  });

  it("is none where it is said plainly, put off, or chosen in the form [TALK-06]", () => {
    expect(features("ein Shop")).toEqual(["shop"]);
    expect(features("vielleicht später ein Shop")).toEqual([]);
    expect(reply("vielleicht später ein Shop").quickReplies).toEqual([]);
    const change: FormChange = { features: ["booking"] };
    expect(change.features).toEqual(features("Meine Angaben\nFunktionen: Buchung oder Terminvergabe"));
    expect(foldAnswers(["Kamp", "Firmenwebsite", "vielleicht 8 Seiten"]).answers.pages).toEqual({
      min: 8,
      max: 8,
    });
  });

  it.each([
    ["Ja", "yes"],
    ["klar", "yes"],
    ["Nein danke", "no"],
    ["ne, noch nicht", "no"],
    ["gern, machen wir so", "yes"],
    ["Bitte auch Englisch", null],
    ["genau 8 Seiten", null],
    ["ja, aber erst später", null],
    ["Ja vielleicht", null],
    ["Januar", null],
    ["Neinhaus GmbH", null],
    ["", null],
  ] as const)("hears yes and no: %s [TALK-06]", (text, verdict) => {
    expect(verdictOn(text)).toBe(verdict);
  });
});

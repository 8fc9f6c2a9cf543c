// What sounds like a question, by learned weights.
import { describe, expect, it } from "vitest";
import { questionTexts } from "#content/price-calculator/price-chat.ts";
import { takeTurn } from "#worker/chat/conversation.ts";
import { readText } from "#worker/chat/reading/read-text.ts";
import { askingFeatures, soundsAsked } from "#worker/chat/reading/sounds-asked.ts";
import { taggedWords } from "#worker/chat/reading/tagged-words.ts";
import { noAnswers } from "#worker/chat/slots.ts";

describe("a sentence without a mark", () => {
  it.each([
    "und kann ich das hinterher noch umstellen",
    "haben Sie sowas für einen Kollegen von mir schon mal gebaut",
    "darf mein Neffe da später auch ran",
    "wie sieht das denn mit den Umlauten in der Adresse aus",
    "ich frag mich ob sich der Aufwand für so einen kleinen Laden rechnet",
    "krieg ich von Ihnen dann eine Rechnung mit allem drauf",
  ])("sounds like a question: %s [TALK-60]", (text) => {
    expect(soundsAsked(taggedWords(text))).toBeGreaterThan(0.6);
  });

  it.each([
    "Start, Leistungen, Team und Kontakt",
    "bis Ende März, da machen wir neu auf",
    "Tischlerei Baumhoeve aus Rosendahl",
    "nur eine einfache Seite mit unseren Zeiten",
    "einen Shop für Honig und Kerzen",
    "fünf Seiten reichen",
  ])("does not: %s [TALK-60]", (text) => {
    expect(soundsAsked(taggedWords(text))).toBeLessThan(0.4);
  });

  it("of nothing but marks asks nothing [TALK-60]", () => {
    expect(askingFeatures(taggedWords("…"))).toEqual([]);
    expect(soundsAsked(taggedWords("…"))).toBe(0);
  });
});

const issue = { id: "00000000-0000-4000-8000-000000000000", now: new Date("2026-11-30T12:00:00Z") };

describe("a question that no rule knows by its shape", () => {
  it.each([
    [["Malerbetrieb Kamp"], "haben Sie sowas schon mal für einen Imker gemacht der auch Kurse gibt"],
    [["Malerbetrieb Kamp", "Firmenwebsite"], "und wer sagt mir dass das hinterher alles so bleibt"],
    [["Malerbetrieb Kamp", "Firmenwebsite", "5"], "müssen wir da alle einzeln unterschreiben"],
  ])("is answered or handed over, and the open question comes back: %s, %s [TALK-60]", (before, text) => {
    const { reply } = takeTurn({ texts: before }, text, issue);
    const open = [questionTexts.projectType, questionTexts.pages, questionTexts.timeline][before.length - 1];
    expect(reply.content).not.toContain("Das habe ich nicht verstanden");
    expect(reply.content.endsWith(open ?? "")).toBe(true);
    expect(reply.step).toBe(before.length);
  });

  it("chooses a kind of website where it names how plain it is to be [TALK-60]", () => {
    const text = "machen sie mir da was einfaches oder so";
    const { topics, projectType } = readText(text, { pending: "projectType", answers: noAnswers });
    expect({ topics, projectType }).toEqual({ topics: [], projectType: "company" });
  });

  it("leaves the choice where it begins with „oder“, unless it is marked [TALK-60]", () => {
    const topics = (text: string) => readText(text, { pending: "pages", answers: noAnswers }).topics;
    expect(topics("Drei. Oder zählen Sie die Datenschutzseite auch?")).not.toEqual([]);
    expect(topics("Vier oder fünf. Oder was meinen Sie was da besser ist")).toEqual([]);
  });
});

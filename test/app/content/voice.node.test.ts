// How the site speaks: every text that the owner edits, read for the wrong form of address and for turns that were mended once.
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const texts = globSync("app/content/**/*.{ts,mdx}").map((file) => ({
  file,
  text: readFileSync(file, "utf8"),
}));

/** Fixed by the ledger: HOME-26, HOME-27. The last speaks of a sample site's tone. */
const exceptions = ["Was dich erwartet", "Deine Vorteile", "Die Seite sagt du"];
const informal = /(?<![\p{L}-])(?:du|dich|dir|dein(?:e|en|em|er|es)?)(?![\p{L}-])/giu;

/** What stumbled, and what is said instead. */
const mended: Readonly<Record<string, string>> = {
  "hängt an Artikeln": "hängt von Artikeln … ab",
  "ist im Preis.": "ist im Preis enthalten.",
  "mit dem Auftrag": "bei Auftragserteilung",
  "fragt Sie fünf Dinge": "stellt Ihnen fünf Fragen",
  "zum ersten Mal ins Netz gehen": "die ihre erste Website brauchen",
  "zuerst an der Reihe": "Vorrang",
  "so wie Sie reden": "in Ihren eigenen Worten",
  "in keiner Summe": "in den Summen nicht",
  "lohnt der Kampf": "lohnt sich der Kampf",
  "was auch geschieht": "in jedem Fall",
  Schulstufe: "Klassenstufe",
  "steht Ihrer Seite im Weg": "schreckt Besucher ab",
  "wie man heute baut": "auf heutigem Stand",
  "kein Browser frei": "gerade zu viele Anfragen",
  "an 0 Stellen": "kommen nicht vor",
  "Würden Besuche": "nur, was es gibt",
};

describe("the voice of the site", () => {
  it("says Sie everywhere but in two headings [VOICE-01]", () => {
    expect(texts.length).toBeGreaterThan(50);
    const found = texts.flatMap(({ file, text }) => {
      const rest = exceptions.reduce((shown, exception) => shown.replaceAll(exception, ""), text);
      return [...rest.matchAll(informal)].map(
        ({ 0: word, index }) => `${file}: ${rest.slice(index - 30, index)}${word}`,
      );
    });
    expect(found).toEqual([]);
  });

  it.each(Object.entries(mended))("does not say „%s“, but „%s“ [VOICE-02]", (turn) => {
    expect(texts.filter(({ text }) => text.includes(turn)).map(({ file }) => file)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { counts, EXPERIENCE_YEARS, homeCounters } from "#content/constants.ts";
import { hero } from "#content/pages/home/home.ts";
import { about, figures, processSection, processSteps, why } from "#content/pages/home/home-sections.ts";

describe("the words of the home page", () => {
  it("promises three things in the hero [HOME-06]", () => {
    expect(hero.promises).toEqual(["100% individuell", "SEO-optimiert", "Mobil-first"]);
  });

  it("names over five years of experience and four benefits [HOME-12] [HOME-15]", () => {
    expect(EXPERIENCE_YEARS).toBe(5);
    expect(about.paragraphs.flat().join(" ")).toContain("über 5 Jahre");
    expect(about.benefits.map(({ name }) => name)).toEqual([
      "Mobil-optimiert",
      "Blitzschnell",
      "SEO-optimiert",
      "Verkaufsstark",
    ]);
  });

  it("counts to the specified targets in the specified time [HOME-16] [HOME-17] [HOME-18] [HOME-19]", () => {
    expect(homeCounters).toEqual({
      care: { target: 100, durationMs: 2000 },
      projectWeeks: { target: 2, durationMs: 1500 },
      uptime: { target: 99.9, durationMs: 2500 },
      quality: { target: 100, durationMs: 2000 },
    });
    expect(figures.map(({ spoken, label }) => [spoken, label])).toEqual([
      ["100 %", "Persönliche Betreuung"],
      ["unter 2 Wochen", "Durchschnittliche Projektdauer"],
      ["99,9 %", "Verfügbarkeit"],
      ["100 %", "Qualitätsversprechen"],
    ]);
  });

  it("leads over four steps with specified names [HOME-21] [HOME-22] [HOME-23] [HOME-24]", () => {
    expect(processSteps.map(({ number, title }) => [number, title])).toEqual([
      [1, "Beratung & Analyse"],
      [2, "Konzept & Design"],
      [3, "Entwicklung & Umsetzung"],
      [4, "Launch & Support"],
    ]);
    expect(processSteps).toHaveLength(counts.processSteps);
  });

  it.each(processSteps)(
    "describes step $number in full: 6 details, 3 benefits [DATA-10] [HOME-25] [HOME-26] [HOME-27]",
    ({ icon, subtitle, description, details, benefits }) => {
      expect(icon).toMatch(/^i-tabler-/);
      expect(subtitle.length).toBeGreaterThan(10);
      expect(description.length).toBeGreaterThan(60);
      expect(new Set(details).size).toBe(6);
      expect(new Set(benefits).size).toBe(3);
    },
  );

  it("heads lists and the reasons as specified [HOME-26] [HOME-27] [HOME-36] [HOME-37]", () => {
    expect([processSection.details, processSection.benefits]).toEqual([
      "Was dich erwartet",
      "Deine Vorteile",
    ]);
    expect(why.title).toBe("Warum unser Prozess funktioniert");
    expect(why.values.map(({ name }) => name)).toEqual(["Transparenz", "Qualität", "Effizienz"]);
    for (const { text } of why.values) expect(text.length).toBeGreaterThan(40);
  });
});

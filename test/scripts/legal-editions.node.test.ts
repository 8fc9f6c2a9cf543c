import { describe, expect, it } from "vitest";
import { formatDayOrMonth } from "#app/format/date.ts";
import { editions } from "#content/legal/editions.ts";
import { computeFingerprint, datedTexts, findOutdated, readSource } from "#scripts/legal-editions.ts";

const DAY = "2026-11-23";
const source = `import { CHAT_KEPT_DAYS } from "#content/constants.ts";

## Gespräch

Es löscht sich {CHAT_KEPT_DAYS} Tage nach der letzten Nachricht selbst.`;

describe("the date of a legal text", () => {
  it("was set for the words that stand there; if not, `npm run legal` sets a new one [SAFE-40] [LEGAL-01]", () => {
    expect(datedTexts).toEqual(["datenschutz", "agb"]);
    // Whoever comes here with a changed text: npm run legal.
    expect(findOutdated()).toEqual([]);
  });

  it.each(datedTexts)("of %s is out of date after any change of its words [SAFE-40]", (text) => {
    const changed = (change: (before: string) => string) =>
      findOutdated(editions, (each) => (each === text ? change(readSource(each)) : readSource(each)));
    expect(changed((before) => before)).toEqual([]);
    expect(changed((before) => `${before}\nNoch ein Satz.`)).toEqual([text]);
    expect(changed((before) => before.replace("ich", "Ich"))).toEqual([text]);
    expect(changed((before) => before.replace(/\n[^\n]+\n*$/, "\n"))).toEqual([text]);
  });

  it.each(datedTexts)("of %s cannot be changed alone, nor kept for another text [SAFE-40]", (text) => {
    const moved = { ...editions, [text]: { ...editions[text], date: "2026-11-24" } };
    expect(findOutdated(moved)).toEqual([text]);
    const kept = computeFingerprint(editions[text].date, `${readSource(text)} Neu.`);
    expect(computeFingerprint("2026-11-24", `${readSource(text)} Neu.`)).not.toBe(kept);
  });
});

describe("the fingerprint of a legal text", () => {
  it("changes with a figure that stands in it, and with nothing but words and figures [SAFE-40]", () => {
    const print = computeFingerprint(DAY, source);
    expect(computeFingerprint(DAY, source.replace("{CHAT_KEPT_DAYS}", "30"))).toBe(print);
    expect(computeFingerprint(DAY, source.replace("{CHAT_KEPT_DAYS}", "31"))).not.toBe(print);
    const wrapped = source.replace("löscht sich ", "löscht sich\n").replace(/^import .*\n\n/, "");
    expect(computeFingerprint(DAY, wrapped)).toBe(print);
  });

  it("does not change when the owner enters his name [SAFE-40]", () => {
    expect(() => computeFingerprint(DAY, "Von {owner.name} aus {owner.town}.")).not.toThrow();
  });

  it("cannot be had where a figure is unknown: what visitors read would be uncertain [SAFE-40]", () => {
    expect(() => computeFingerprint(DAY, "Nach {UNKNOWN_DAYS} Tagen.")).toThrow("{UNKNOWN_DAYS}");
  });
});

describe("a date as it is shown", () => {
  it("is a day, or a month where no day is known", () => {
    expect(["2026-11-23", "2025-05", "2026-01-01"].map(formatDayOrMonth)).toEqual([
      "23. November 2026",
      "Mai 2025",
      "1. Januar 2026",
    ]);
    expect(() => formatDayOrMonth("bald")).toThrow(RangeError);
  });
});

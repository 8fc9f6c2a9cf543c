// What the price calculator understands of conversations that were labelled before its rules changed.
import { describe, expect, it } from "vitest";
import { figuresOf, judge, type UnderstandingFigures } from "#scripts/bench/understanding/figures.ts";
import { priceOf, projectOf } from "#scripts/bench/understanding/judge-price.ts";
import { variants } from "#scripts/bench/understanding/judge-slots.ts";
import { type Half, halves, labelled, sets } from "#test/fixtures/conversations/labelled/labelled.ts";

const all = sets.flatMap((set) => halves.flatMap((half) => labelled[set][half]));

describe("the labelled conversations", () => {
  it("are at least 120 and 60 more, half of them locked, all different [TALK-01] [TALK-35]", () => {
    expect(labelled.first.open.length).toBeGreaterThanOrEqual(60);
    expect(labelled.second.open.length).toBeGreaterThanOrEqual(30);
    for (const set of sets) expect(labelled[set].locked).toHaveLength(labelled[set].open.length);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ says }) => says.join("\n"))).size).toBe(all.length);
    for (const set of sets)
      for (const half of halves)
        for (const { id } of labelled[set][half]) expect(id[0], id).toBe(half === "open" ? "o" : "l");
  });

  it("ask at least fifty questions and name wishes in each half [TALK-01]", () => {
    for (const half of halves) {
      const { answered, wishes } = figures[half];
      expect(answered[1]).toBeGreaterThanOrEqual(50);
      expect(wishes[1]).toBeGreaterThanOrEqual(8);
    }
  });

  it.each(all.map((one) => [one.id, one] as const))("%s is labelled soundly [TALK-01]", (_id, one) => {
    const { says, means, asks } = one;
    expect(says.length).toBeGreaterThanOrEqual(3);
    expect(says.length).toBeLessThanOrEqual(9);
    for (const { turn, mentions } of asks) {
      expect(says[turn]).toBeDefined();
      // Neither whatever is answered nor a kept place counts as one.
      for (const empty of ["", "Gern.", "Bitte sehr."]) expect(mentions.test(empty)).toBe(false);
      expect(mentions.global || mentions.sticky).toBe(false);
    }
    for (const wish of means.wishes ?? []) expect(says.some((text) => text.includes(wish))).toBe(true);
    // Whoever reads it otherwise reckons the same price.
    expect(new Set(variants(means).map((meant) => JSON.stringify(priceOf(projectOf(meant))))).size).toBe(1);
  });
});

/**
 * What the rules understood on 26 November 2026; only ever raised. `keptPercent` is a share, as the whole depends on the
 * rules. How many estimates are given has no floor: rules that guess less may ask once more.
 */
const floors = {
  open: { full: 58, priced: 58, right: 58, answered: 56, keptPercent: 95, wishes: 8 },
  locked: { full: 38, priced: 49, right: 52, answered: 49, keptPercent: 86, wishes: 4 },
} as const;
/** Only ever lowered, but for one in the locked half that got too wide when questions no longer counted as answers: its visitor says no more. */
const ceilings = {
  open: { tooLow: 0, tooHigh: 0, tooWide: 2 },
  locked: { tooLow: 4, tooHigh: 3, tooWide: 1 },
} as const;

const figures: Record<Half, UnderstandingFigures> = {
  open: figuresOf(labelled.first.open.map(judge)),
  locked: figuresOf(labelled.first.locked.map(judge)),
};

describe("what is understood of them", () => {
  it.each(halves)("is no less than it was, %s half [TALK-02]", (half) => {
    const { full, priced, right, answered, kept, wishes } = figures[half];
    const got = {
      full: full[0],
      priced: priced[0],
      right: right[0],
      answered: answered[0],
      keptPercent: Math.floor((kept[0] * 100) / kept[1]),
      wishes: wishes[0],
    };
    expect(worse(got, floors[half], (now, once) => now < once)).toEqual([]);
  });

  it.each(halves)("leads to no more wrong prices than it did, %s half [TALK-02]", (half) => {
    const { tooLow, tooHigh, tooWide } = figures[half];
    expect(worse({ tooLow, tooHigh, tooWide }, ceilings[half], (now, once) => now > once)).toEqual([]);
  });
});

function worse<Name extends string>(
  got: Record<Name, number>,
  recorded: Record<Name, number>,
  isWorse: (now: number, once: number) => boolean,
): string[] {
  return (Object.keys(recorded) as Name[])
    .filter((name) => isWorse(got[name], recorded[name]))
    .map((name) => `${name}: ${got[name]}, once ${recorded[name]}`);
}

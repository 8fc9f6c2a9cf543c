// What the price calculator understands of conversations that were labelled before its rules changed.
import { describe, expect, it } from "vitest";
import { figuresOf, judge, type UnderstandingFigures } from "#scripts/bench/understanding/figures.ts";
import { messageFigures } from "#scripts/bench/understanding/judge-messages.ts";
import { priceOf, projectOf } from "#scripts/bench/understanding/judge-price.ts";
import { variants } from "#scripts/bench/understanding/judge-slots.ts";
import {
  type Half,
  halves,
  type LabelledSet,
  labelled,
  sets,
} from "#test/fixtures/conversations/labelled/labelled.ts";
import { messageStations, messagesAt } from "#test/fixtures/conversations/messages/messages.ts";

const FIRST_OF_NINTH = 401;
const MOST_PRICES = 4;
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

  it("ask questions and name wishes, at least fifty and eight in each half of the first set [TALK-01]", () => {
    for (const half of halves) {
      const { answered, wishes } = figures.first[half];
      expect(answered[1]).toBeGreaterThanOrEqual(50);
      expect(wishes[1]).toBeGreaterThanOrEqual(8);
      expect(figures.second[half].answered[1]).toBeGreaterThanOrEqual(15);
    }
  });

  it.each(all.map((one) => [one.id, one] as const))("%s is labelled soundly [TALK-01]", (_id, one) => {
    const { says, means, asks } = one;
    expect(says.length).toBeGreaterThanOrEqual(2);
    expect(says.length).toBeLessThanOrEqual(9);
    for (const { turn, mentions } of asks) {
      expect(says[turn]).toBeDefined();
      // Neither whatever is answered nor a kept place counts as one.
      for (const empty of ["", "Gern.", "Bitte sehr."]) expect(mentions.test(empty)).toBe(false);
      expect(mentions.global || mentions.sticky).toBe(false);
    }
    for (const wish of means.wishes ?? []) expect(says.some((text) => text.includes(wish))).toBe(true);
    // Whoever reads it otherwise reckons the same price; from the ninth set on another price may be right as well.
    const prices = new Set(variants(means).map((meant) => JSON.stringify(priceOf(projectOf(meant)))));
    expect(prices.size).toBeLessThanOrEqual(Number(one.id.slice(1)) < FIRST_OF_NINTH ? 1 : MOST_PRICES);
  });
});

/**
 * What the rules understood on 1 December 2026; only ever raised, but on 29 November, when 25 more were understood in full and
 * one of the fifth locked half less. `keptPercent` is a share, as the whole depends on the rules. How many estimates are given has no floor:
 * rules that guess less may ask once more.
 */
const floors = {
  first: {
    open: { full: 60, priced: 60, right: 60, answered: 56, keptPercent: 95, wishes: 9 },
    locked: { full: 47, priced: 56, right: 58, answered: 50, keptPercent: 86, wishes: 7 },
  },
  second: {
    open: { full: 33, priced: 33, right: 33, answered: 18, keptPercent: 100, wishes: 2 },
    locked: { full: 29, priced: 31, right: 32, answered: 15, keptPercent: 100, wishes: 0 },
  },
  // Written blind by another author. As it came the open half had 20 of 30 understood in full, 26 prices right.
  third: {
    open: { full: 30, priced: 30, right: 30, answered: 33, keptPercent: 100, wishes: 6 },
    locked: { full: 18, priced: 26, right: 26, answered: 27, keptPercent: 100, wishes: 4 },
  },
  // Written blind by two more authors. As it came 13 and 14 of 60 were understood in full, 21 and 32 prices right.
  fourth: {
    open: { full: 48, priced: 53, right: 55, answered: 55, keptPercent: 95, wishes: 4 },
    locked: { full: 20, priced: 37, right: 41, answered: 42, keptPercent: 100, wishes: 4 },
  },
  // Written blind by two more, one tricky, one everyday. As it came 32 and 41 of 50 were understood in full, 42 and 46 prices right.
  fifth: {
    open: { full: 50, priced: 50, right: 50, answered: 13, keptPercent: 100, wishes: 5 },
    locked: { full: 45, priced: 48, right: 49, answered: 18, keptPercent: 100, wishes: 3 },
  },
  // Written blind by two more, everyday throughout. As it came 27 and 30 of 50 were understood in full, 40 and 40 prices right.
  sixth: {
    open: { full: 48, priced: 49, right: 50, answered: 13, keptPercent: 100, wishes: 6 },
    locked: { full: 40, priced: 45, right: 47, answered: 17, keptPercent: 100, wishes: 3 },
  },
  // Written blind by one more, who types on a phone. As it came 13 and 14 of 25 were understood in full, 24 and 22 prices right.
  seventh: {
    open: { full: 23, priced: 24, right: 25, answered: 6, keptPercent: 100, wishes: 1 },
    locked: { full: 17, priced: 22, right: 24, answered: 9, keptPercent: 100, wishes: 2 },
  },
  // Written blind by one more, who explains how his business works. As it came 11 and 16 of 25 were understood in full, 18 and 22 prices right.
  eighth: {
    open: { full: 20, priced: 22, right: 24, answered: 6, keptPercent: 100, wishes: 2 },
    locked: { full: 20, priced: 22, right: 25, answered: 11, keptPercent: 80, wishes: 2 },
  },
  // Written blind by two, of people who type with two fingers and of young ones. As they came (both halves) 61 of 100 were understood in full, 91 prices right.
  ninth: {
    open: { full: 46, priced: 48, right: 49, answered: 15, keptPercent: 88, wishes: 5 },
    locked: { full: 36, priced: 47, right: 48, answered: 16, keptPercent: 83, wishes: 3 },
  },
  // Written blind by one, everyday throughout, after the rules had been changed for 460 messages: 44 of 60 in full as they came, 59 prices; under the rules before 35 and 57.
  tenth: {
    open: { full: 30, priced: 30, right: 30, answered: 9, keptPercent: 100, wishes: 0 },
    locked: { full: 26, priced: 28, right: 30, answered: 11, keptPercent: 100, wishes: 2 },
  },
  // Written blind by one, half on the telephone, half in whole sentences: 33 of 60 in full as they came, 57 prices; under the rules before 26 and 52.
  eleventh: {
    open: { full: 28, priced: 30, right: 30, answered: 7, keptPercent: 100, wishes: 2 },
    locked: { full: 22, priced: 28, right: 29, answered: 10, keptPercent: 100, wishes: 3 },
  },
  // Written blind by two, of people in a hurry and of people who ask first. As it came (both halves) 65 of 100 were understood in full, 94 prices right.
  twelfth: {
    open: { full: 47, priced: 50, right: 50, answered: 26, keptPercent: 100, wishes: 7 },
    locked: { full: 38, priced: 46, right: 48, answered: 34, keptPercent: 89, wishes: 1 },
  },
  // Written blind by one more, half in a hurry, half in whole sentences. As it came 65 of 100 were understood in full, 84 prices right.
  thirteenth: {
    open: { full: 45, priced: 49, right: 49, answered: 25, keptPercent: 100, wishes: 0 },
    locked: { full: 31, priced: 40, right: 41, answered: 15, keptPercent: 100, wishes: 2 },
  },
  // Written blind by two, everyday throughout. As it came 76 of 160 were understood in full, 127 prices right.
  fourteenth: {
    open: { full: 62, priced: 77, right: 79, answered: 29, keptPercent: 92, wishes: 1 },
    locked: { full: 46, priced: 61, right: 65, answered: 25, keptPercent: 93, wishes: 5 },
  },
  // Written blind by one more, after functions that are described had been learned. As it came 61 of 80 were understood in full, 77 prices right.
  fifteenth: {
    open: { full: 36, priced: 38, right: 40, answered: 18, keptPercent: 100, wishes: 2 },
    locked: { full: 29, priced: 37, right: 39, answered: 13, keptPercent: 100, wishes: 3 },
  },
  // Written blind by two more, after most of it was built. As it came 131 of 160 were understood in full, 155 prices right.
  sixteenth: {
    open: { full: 75, priced: 80, right: 80, answered: 31, keptPercent: 96, wishes: 6 },
    locked: { full: 71, priced: 78, right: 78, answered: 31, keptPercent: 88, wishes: 6 },
  },
  // Written blind by two more, half of their questions without a mark. As it came 91 of 120 were understood in full, 118 prices right.
  seventeenth: {
    open: { full: 55, priced: 59, right: 59, answered: 26, keptPercent: 100, wishes: 1 },
    locked: { full: 46, priced: 58, right: 59, answered: 17, keptPercent: 92, wishes: 5 },
  },
} as const;
/** Only ever lowered, but for one too high in the fourth and the sixth locked half on 29 November 2026, when four and one less were too low there; and for one in the first locked half that got too wide when questions no longer counted as answers: its visitor says no more. */
const ceilings = {
  first: { open: { tooLow: 0, tooHigh: 0, tooWide: 0 }, locked: { tooLow: 2, tooHigh: 0, tooWide: 0 } },
  second: { open: { tooLow: 0, tooHigh: 0, tooWide: 0 }, locked: { tooLow: 0, tooHigh: 1, tooWide: 0 } },
  third: { open: { tooLow: 0, tooHigh: 0, tooWide: 0 }, locked: { tooLow: 2, tooHigh: 2, tooWide: 0 } },
  fourth: { open: { tooLow: 3, tooHigh: 0, tooWide: 2 }, locked: { tooLow: 9, tooHigh: 5, tooWide: 5 } },
  fifth: { open: { tooLow: 0, tooHigh: 0, tooWide: 0 }, locked: { tooLow: 0, tooHigh: 0, tooWide: 1 } },
  sixth: { open: { tooLow: 0, tooHigh: 0, tooWide: 0 }, locked: { tooLow: 1, tooHigh: 2, tooWide: 0 } },
  seventh: { open: { tooLow: 0, tooHigh: 0, tooWide: 0 }, locked: { tooLow: 0, tooHigh: 1, tooWide: 0 } },
  eighth: { open: { tooLow: 1, tooHigh: 0, tooWide: 0 }, locked: { tooLow: 0, tooHigh: 0, tooWide: 0 } },
  ninth: { open: { tooLow: 0, tooHigh: 1, tooWide: 0 }, locked: { tooLow: 2, tooHigh: 0, tooWide: 0 } },
  tenth: { open: { tooLow: 0, tooHigh: 0, tooWide: 0 }, locked: { tooLow: 0, tooHigh: 0, tooWide: 0 } },
  eleventh: { open: { tooLow: 0, tooHigh: 0, tooWide: 0 }, locked: { tooLow: 0, tooHigh: 1, tooWide: 0 } },
  twelfth: { open: { tooLow: 0, tooHigh: 0, tooWide: 0 }, locked: { tooLow: 0, tooHigh: 1, tooWide: 1 } },
  thirteenth: { open: { tooLow: 1, tooHigh: 0, tooWide: 0 }, locked: { tooLow: 5, tooHigh: 1, tooWide: 3 } },
  fourteenth: { open: { tooLow: 0, tooHigh: 0, tooWide: 1 }, locked: { tooLow: 6, tooHigh: 5, tooWide: 4 } },
  fifteenth: { open: { tooLow: 0, tooHigh: 0, tooWide: 0 }, locked: { tooLow: 0, tooHigh: 1, tooWide: 0 } },
  sixteenth: { open: { tooLow: 0, tooHigh: 0, tooWide: 0 }, locked: { tooLow: 2, tooHigh: 0, tooWide: 0 } },
  seventeenth: { open: { tooLow: 1, tooHigh: 0, tooWide: 0 }, locked: { tooLow: 0, tooHigh: 1, tooWide: 0 } },
} as const;

const figuresIn = (set: LabelledSet): Record<Half, UnderstandingFigures> => ({
  open: figuresOf(labelled[set].open.map(judge)),
  locked: figuresOf(labelled[set].locked.map(judge)),
});
const figures: Record<LabelledSet, Record<Half, UnderstandingFigures>> = {
  first: figuresIn("first"),
  second: figuresIn("second"),
  third: figuresIn("third"),
  fourth: figuresIn("fourth"),
  fifth: figuresIn("fifth"),
  sixth: figuresIn("sixth"),
  seventh: figuresIn("seventh"),
  eighth: figuresIn("eighth"),
  ninth: figuresIn("ninth"),
  tenth: figuresIn("tenth"),
  eleventh: figuresIn("eleventh"),
  twelfth: figuresIn("twelfth"),
  thirteenth: figuresIn("thirteenth"),
  fourteenth: figuresIn("fourteenth"),
  fifteenth: figuresIn("fifteenth"),
  sixteenth: figuresIn("sixteenth"),
  seventeenth: figuresIn("seventeenth"),
};
const everyHalf = sets.flatMap((set) => halves.map((half) => [set, half] as const));

describe("what is understood of them", () => {
  it.each(everyHalf)("is no less than it was, %s set, %s half [TALK-02]", (set, half) => {
    const { full, priced, right, answered, kept, wishes } = figures[set][half];
    const got = {
      full: full[0],
      priced: priced[0],
      right: right[0],
      answered: answered[0],
      keptPercent: Math.floor((kept[0] * 100) / kept[1]),
      wishes: wishes[0],
    };
    expect(worse(got, floors[set][half], (now, once) => now < once)).toEqual([]);
  });

  it.each(everyHalf)("leads to no more wrong prices than it did, %s set, %s half [TALK-02]", (set, half) => {
    const { tooLow, tooHigh, tooWide } = figures[set][half];
    expect(worse({ tooLow, tooHigh, tooWide }, ceilings[set][half], (now, once) => now > once)).toEqual([]);
  });
});

describe("single messages", () => {
  it("are 1,788, none of them twice [TALK-57]", () => {
    const said = messageStations.flatMap((station) =>
      messagesAt(station).map(({ says }) => `${station} ${says}`),
    );
    expect(said).toHaveLength(1788);
    expect(new Set(said).size).toBe(said.length);
  });

  it("are understood in what a price depends on, and dates in 94 of 100 [TALK-57]", () => {
    const figures = messageStations.map(messageFigures);
    const share = (slot: string) => {
      const counted = figures.flatMap((one) => one[slot] ?? []);
      const sum = (name: "right" | "all") => counted.reduce((total, one) => total + one[name], 0);
      return sum("right") / sum("all");
    };
    expect(share("features")).toBeGreaterThanOrEqual(0.97);
    expect(share("pages")).toBeGreaterThanOrEqual(0.98);
    expect(share("timeline")).toBeGreaterThanOrEqual(0.94);
    expect(share("company")).toBeGreaterThanOrEqual(0.91);
    expect(share("industry")).toBeGreaterThanOrEqual(0.96);
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

import { describe, expect, it } from "vitest";
import { mockState, nextProgress } from "#app/pages/home/hero/hero-mock.tsx";
import { HERO_TICK_MS } from "#content/constants.ts";
import { hero } from "#content/pages/home/home.ts";

describe("the website that comes into being in the hero", () => {
  it.each([
    [0, 0, true],
    [24, 0, true],
    [25, 1, true],
    [49, 1, true],
    [50, 2, true],
    [74, 2, true],
    [75, 3, true],
    [94, 3, true],
    [95, 3, false],
    [100, 3, false],
  ])("at %i has reached stage %i, overlay: %s [HOME-09] [HOME-10]", (progress, stage, overlay) => {
    expect(mockState(progress)).toEqual({ stage, overlay });
  });

  it("runs from 0 to 100 in steps of one and wraps to 0 [HOME-08]", () => {
    const values: number[] = [];
    for (let progress = 0; values.length < 102; progress = nextProgress(progress)) values.push(progress);
    expect(values).toEqual([...Array.from({ length: 101 }, (_, step) => step), 0]);
  });

  it("ticks every 80 ms [HOME-08]", () => {
    expect(HERO_TICK_MS).toBe(80);
  });

  it("names its stages as specified [HOME-09]", () => {
    expect(hero.stages).toEqual([
      "Code wird geschrieben...",
      "Design wird erstellt...",
      "Website wird gebaut...",
      "Fertig!",
    ]);
  });
});

import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { keyboardRules, keyboardTexts, reflowRules, reflowTexts } from "#content/report/keyboard-check.ts";
import { keyboardResultSchema } from "#contract/accessibility-check.ts";
import { walkedStop as stop } from "#test/support/browser-check/walked-stop.ts";
import { judgeKeyboard } from "#worker/browser-check/keyboard/judge-keyboard.ts";
import type { KeyboardReading } from "#worker/browser-check/keyboard/keyboard-reading.ts";

const shot = { source: "data:image/jpeg;base64,AA==", width: 1280, height: 800, pageHeight: 800 };
const spot = { selector: "a.skip", snippet: "<a>Zum Inhalt", box: null };

function judge(more: Partial<KeyboardReading>) {
  const reading: KeyboardReading = {
    stops: [stop({ id: 0 }), stop({ id: 1 })],
    end: "page",
    circle: [],
    missed: 0,
    taken: [],
    skipLink: null,
    shot,
    ...more,
  };
  const result = judgeKeyboard(reading);
  v.parse(keyboardResultSchema, result);
  const said = [...result.faults.map(({ rule }) => rule), ...result.open.map(({ rule }) => `? ${rule}`)];
  return { ...result, said };
}

/** As many steps up as stops, but for the first. */
const upwards = (count: number) =>
  Array.from({ length: count }, (_, id) => {
    const at = (index: number) => ({ x: 0, y: 900 - 50 * index, width: 80, height: 20 });
    return stop({ id, box: at(id), previous: id > 0 ? at(id - 1) : null });
  });

describe("a walk that is judged", () => {
  it("is praised where everything is seen, and needs no picture then [A11Y-10] [A11Y-11]", () => {
    const { verdict, said, shot: shown, ending } = judge({});
    expect([verdict, said, shown]).toEqual([keyboardTexts.verdicts.whole, [], null]);
    expect(ending).toContain("2 Stationen");
  });

  it("says so where the page has nothing for the key, and where only a part was seen [A11Y-10]", () => {
    expect(judge({ stops: [] }).verdict).toBe(keyboardTexts.verdicts.empty);
    for (const end of ["limit", "dialog", "frame"] as const)
      expect(judge({ end }).verdict).toContain("An den ersten 2 Stationen");
  });

  it("names stops whose focus nobody sees, and leaves a faint one to a person [A11Y-11]", () => {
    const stops = [stop({ focus: "none" }), stop({ focus: "faint" }), stop({ focus: "unknown" })];
    const { said, stops: shown, shot: picture } = judge({ stops });
    expect(said).toEqual(["focus-visible", "? focus-faint"]);
    expect(shown.map(({ isVisible }) => isVisible)).toEqual([false, false, true]);
    expect(picture).toEqual(shot);
  });

  it("names stops that are hidden or off the screen; one that is covered is left to a person [A11Y-13]", () => {
    const stops = [stop({ sight: "hidden" }), stop({ sight: "off" }), stop({ sight: "covered" })];
    const { said, faults } = judge({ stops });
    expect(said).toEqual(["stop-hidden", "? stop-covered"]);
    expect(faults[0]?.count).toBe(2);
  });

  it("calls three steps back a fault, one or two a question [A11Y-13]", () => {
    expect(judge({ stops: upwards(4) }).said).toEqual(["focus-order"]);
    expect(judge({ stops: upwards(2) }).said).toEqual(["? focus-order"]);
  });

  it("begins with what weighs most: a trap, a dead key, a page that takes the focus away [A11Y-12]", () => {
    const trap = judge({
      end: "trap",
      circle: [1],
      stops: [stop({ id: 0, focus: "none" }), stop({ id: 1 })],
    });
    expect(trap.said).toEqual(["keyboard-trap", "focus-visible"]);
    expect(trap.verdict).toContain(keyboardRules["keyboard-trap"].title);
    expect(trap.faults[0]?.spots).toHaveLength(1);
    expect(judge({ end: "dead", stops: [] }).said).toEqual(["keyboard-dead"]);
    expect(judge({ taken: [spot, spot] }).faults[0]).toMatchObject({ rule: "focus-taken", count: 1 });
    expect(judge({ end: "dialog" }).said).toEqual([]);
  });

  it("complains of a skip link that leads nowhere; a missing one is advice where there is something to skip [A11Y-14]", () => {
    const before = Array.from({ length: 6 }, (_, id) => stop({ id, isBeforeContent: true }));
    expect(judge({ skipLink: { ...spot, works: false }, stops: before }).said).toEqual(["skip-link"]);
    expect(judge({ skipLink: { ...spot, works: null }, stops: before }).said).toEqual([]);
    const { said, verdict } = judge({ stops: before });
    expect(said).toEqual(["skip-link-missing"]);
    expect(verdict).toBe(keyboardTexts.verdicts.whole);
    expect(judge({ stops: before.slice(1) }).said).toEqual([]);
  });

  it("shows twelve places of a fault and counts all [A11Y-11]", () => {
    const stops = Array.from({ length: 40 }, (_, id) => stop({ id, focus: "none" }));
    const [fault] = judge({ stops, end: "limit" }).faults;
    expect([fault?.count, fault?.spots.length]).toEqual([40, 12]);
  });
});

describe("words of keyboard and large text", () => {
  it("name a criterion of WCAG 2.2 A or AA wherever they call something a fault, and promise nothing [A11Y-10] [A11Y-04]", () => {
    const criteria = Object.values({ ...keyboardRules, ...reflowRules }).flatMap(({ wcag }) => [...wcag]);
    const known = "1.4.4 1.4.10 2.1.1 2.1.2 2.4.1 2.4.3 2.4.7 2.4.11 3.2.1".split(" ");
    expect([...new Set(criteria)].toSorted()).toEqual(known.toSorted());
    const words = JSON.stringify([keyboardRules, keyboardTexts, reflowRules, reflowTexts]);
    expect(words).not.toMatch(/gesetzeskonform|rechtssicher|barrierefrei/i);
  });
});

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { accessibilityRules, accessibilityTexts } from "#content/report/accessibility-rules.ts";
import type { AxeNode, AxeReading, AxeRule } from "#worker/browser-check/accessibility/axe-reading.ts";
import { judgeAccessibility } from "#worker/browser-check/accessibility/judge-accessibility.ts";

const shot = { source: "data:image/jpeg;base64,AA==", width: 390, height: 800, pageHeight: 800 };
const node = (target: string): AxeNode => ({ target, html: `<a class="${target}">`, box: null });
const rule = (id: string, nodes: AxeNode[], more: Partial<AxeRule> = {}): AxeRule => ({
  id,
  impact: "serious",
  tags: ["wcag2aa", "wcag143"],
  help: `Hilfe zu ${id}`,
  count: nodes.length,
  nodes,
  ...more,
});
const axe = (violations: AxeRule[], incomplete: AxeRule[] = []): AxeReading => ({
  violations,
  incomplete,
  passed: ["list", "region"],
});
const judge = (desktop: AxeReading, mobile: AxeReading = axe([])) =>
  judgeAccessibility({ desktop: { axe: desktop, shot }, mobile: { axe: mobile, shot }, menu: null });

describe("faults in accessibility", () => {
  it("count the same element at both widths once, and name one that only one width has [A11Y-01]", () => {
    const { faults } = judge(
      axe([rule("color-contrast", [node(".a"), node(".b")])]),
      axe([rule("color-contrast", [node(".a"), node(".menu")])]),
    );
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ count: 3, wcag: ["1.4.3"] });
    expect(faults[0]?.places.map(({ viewports, selector }) => `${viewports} ${selector}`)).toEqual([
      "desktop,mobile .a",
      "desktop .b",
      "mobile .menu",
    ]);
  });

  it("tell two elements with the same shortened selector apart [A11Y-01]", () => {
    expect(judge(axe([rule("label", [node("li"), node("li")])])).faults[0]?.count).toBe(2);
  });

  it("keep the place of each width, and count rules kept at both [A11Y-01] [A11Y-06]", () => {
    const at = (x: number) => ({ ...node(".a"), box: { x, y: 0, width: 10, height: 10 } });
    const { faults, passed } = judge(axe([rule("label", [at(1)])]), {
      ...axe([rule("label", [at(2)])]),
      passed: ["list"],
    });
    expect(faults[0]?.places[0]?.boxes).toMatchObject({ desktop: { x: 1 }, mobile: { x: 2 } });
    expect(passed).toBe(1);
  });

  it("that only the opened menu has say so, and bring its picture; one that a wide screen has, too, is one place [A11Y-17]", () => {
    const at = { x: 1, y: 2, width: 10, height: 10 };
    const placed = (target: string) => ({ ...node(target), box: at });
    const { faults, shots, notes } = judgeAccessibility({
      desktop: { axe: axe([rule("color-contrast", [node(".wide")])]), shot },
      mobile: { axe: axe([rule("color-contrast", [node(".a")])]), shot },
      menu: { axe: axe([rule("color-contrast", [placed(".wide"), placed(".inside")])]), shot },
    });
    expect(faults[0]?.count).toBe(3);
    expect(
      faults[0]?.places.map(
        ({ viewports, selector }) => `${selector} ${accessibilityTexts.where(viewports)}`,
      ),
    ).toEqual([
      ".wide am großen Bildschirm und auf dem Handy bei geöffnetem Menü",
      ".a auf dem Handy",
      ".inside auf dem Handy bei geöffnetem Menü",
    ]);
    expect(faults[0]?.places[2]?.boxes).toEqual({ desktop: null, mobile: null, menu: at });
    expect(shots.menu).toEqual(shot);
    expect(notes).toContain(accessibilityTexts.notes.menu);
    expect(judge(axe([])).shots.menu).toBeNull();
    expect(judge(axe([])).notes).not.toContain(accessibilityTexts.notes.menu);
  });

  it("show twelve places at most, count all, and say so [A11Y-02]", () => {
    const many = Array.from({ length: 200 }, (_, index) => node(`.n${index}`));
    const { faults, notes } = judge(axe([rule("color-contrast", many, { count: 10_000 })]));
    expect(faults[0]?.places).toHaveLength(12);
    expect(faults[0]?.count).toBe(10_000);
    expect(notes).toContain(accessibilityTexts.notes.cut(12));
  });

  it("begin with what breaks a success criterion and weighs most; good practice comes last [A11Y-01]", () => {
    const { faults, verdict } = judge(
      axe([
        rule("region", [node("div")], { tags: ["best-practice"], impact: "critical" }),
        rule("target-size", [node("a")], { impact: "serious", tags: ["wcag258"] }),
        rule("image-alt", [node("img")], { impact: "critical", tags: ["wcag111"] }),
      ]),
    );
    expect(faults.map((fault) => fault.rule)).toEqual(["image-alt", "target-size", "region"]);
    expect(verdict).toBe(accessibilityTexts.verdicts.some("2 Hürden", "Bilder ohne Alternativtext"));
  });

  it("are none where there are none, and good practice alone is no barrier [A11Y-01]", () => {
    expect(judge(axe([])).verdict).toBe(accessibilityTexts.verdicts.none);
    const practice = judge(axe([rule("region", [node("div")], { tags: ["best-practice"] })]));
    expect(practice.verdict).toBe(accessibilityTexts.verdicts.practice);
  });

  it("leave to a person what a program cannot decide [A11Y-03]", () => {
    const { faults, open } = judge(axe([], [rule("color-contrast", [node("h1")])]));
    expect(faults).toEqual([]);
    expect(open).toMatchObject([{ rule: "color-contrast", count: 1 }]);
  });

  it("keep axe's own words for a rule we have none for, also one called like a method [A11Y-02]", () => {
    const [fault] = judge(axe([rule("constructor", [node("a")])])).faults;
    expect(fault).toMatchObject({ title: "Hilfe zu constructor", meaning: "", mend: "" });
  });
});

describe("our words", () => {
  it("are about rules that axe has, and never promise that a law is kept [A11Y-02] [A11Y-04]", () => {
    const german = JSON.parse(readFileSync("node_modules/axe-core/locales/de.json", "utf8")) as {
      rules: object;
    };
    expect(Object.keys(accessibilityRules).filter((id) => !(id in german.rules))).toEqual([]);
    const words = JSON.stringify([accessibilityRules, accessibilityTexts]);
    expect(words).not.toMatch(/gesetzeskonform|rechtssicher|BFSG-konform/i);
    const law = accessibilityTexts.law.text.join(" ");
    for (const part of ["28. Juni 2025", "Kleinstunternehmen", "Termins", "keine Rechtsberatung"])
      expect(law).toContain(part);
  });
});

import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { reflowTexts } from "#content/report/keyboard-check.ts";
import { reflowResultSchema } from "#contract/accessibility-check.ts";
import { judgeReflow } from "#worker/browser-check/reflow/judge-reflow.ts";
import type { OffenderKind, ReflowReading } from "#worker/browser-check/reflow/reflow-reading.ts";

const shot = { source: "data:image/jpeg;base64,AA==", width: 320, height: 800, pageHeight: 800 };
const spot = { selector: "p", snippet: "<p>Text", box: { x: 0, y: 0, width: 400, height: 20 } };

function judge(kinds: OffenderKind[], large: Partial<NonNullable<ReflowReading["large"]>> | null = {}) {
  const counts = { content: 0, excepted: 0, other: 0 };
  for (const kind of kinds) counts[kind] += 1;
  const nothing = { cut: [], cutCount: 0, overlapping: [], overlappingCount: 0, shot: null };
  const result = judgeReflow({
    narrow: {
      width: 400,
      canScroll: true,
      offenders: kinds.map((kind) => ({ ...spot, kind })),
      counts,
      shot,
    },
    widths: [],
    large: large && { ...nothing, ...large },
  });
  v.parse(reflowResultSchema, result);
  const said = (size: typeof result.narrow | null) => [
    ...(size?.faults ?? []).map(({ rule }) => rule),
    ...(size?.open ?? []).map(({ rule }) => `? ${rule}`),
  ];
  return { ...result, said: [said(result.narrow), said(result.large)] };
}

describe("a page with little room", () => {
  it("is praised where all stays readable [A11Y-15] [A11Y-16]", () => {
    const { verdict, said } = judge([]);
    expect([verdict, said]).toEqual([reflowTexts.verdicts.none, [[], []]]);
  });

  it("has a fault where text sticks out; tables and decoration are left to a person [A11Y-15]", () => {
    expect(judge(["content", "excepted", "other"]).said).toEqual([
      ["reflow", "? reflow-excepted", "? reflow-other"],
      [],
    ]);
    expect(judge(["excepted"]).verdict).toBe(reflowTexts.verdicts.open);
  });

  it("has faults where large text is cut or lies over other text; all are counted [A11Y-16]", () => {
    const { said, large, verdict } = judge([], {
      cut: [spot],
      cutCount: 80,
      overlapping: [spot],
      overlappingCount: 1,
      shot,
    });
    expect(said).toEqual([[], ["text-cut", "text-over"]]);
    expect(large?.faults[0]?.count).toBe(80);
    expect(verdict).toContain("2 Hürden");
  });

  it("says that a page without text has none to enlarge [A11Y-16]", () => {
    const { large, notes } = judge([], null);
    expect([large, notes]).toEqual([null, [reflowTexts.notes.noText]]);
  });
});

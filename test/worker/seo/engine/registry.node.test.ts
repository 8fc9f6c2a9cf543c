import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { groupIds } from "#contract/seo-report.ts";
import { distributePoints, groupTitles } from "#contract/seo-score.ts";
import type { Audit } from "#worker/seo/engine/audit.ts";
import { registry } from "#worker/seo/engine/registry.ts";
import { asksFrontPage, pointsOf } from "#worker/seo/engine/run-audits.ts";
import { legalChecks } from "#worker/seo/legal/legal-findings.ts";

const namesOf = (glob: string) => globSync(glob).map((file) => path.basename(file, ".ts"));
const ids = registry.map(({ audit }) => audit.id);
const points = pointsOf(registry);

describe("register of the audits", () => {
  it("lists every file of the folders once, under its name, in the folder of its group", async () => {
    expect([...ids].sort()).toEqual(namesOf("worker/seo/audits/*/*.ts").sort());
    for (const { audit } of registry) {
      const module: Record<string, Audit> = await import(
        `../../../../worker/seo/audits/${audit.group}/${audit.id}.ts`
      );
      expect(Object.values(module)).toEqual([audit]);
    }
  });

  it("gives every audit a weight, and every group one that counts", () => {
    for (const { weight } of registry) expect(weight).toBeGreaterThanOrEqual(0);
    for (const group of groupIds) {
      expect(registry.some(({ audit, weight }) => audit.group === group && weight > 0)).toBe(true);
    }
  });

  it("normalizes weights to 100 points, whatever they sum up to", () => {
    expect(distributePoints([1, 3, 0, 4])).toEqual([12.5, 37.5, 0, 50]);
    expect(distributePoints([30, 10, 20])).toEqual([50, 16.67, 33.33]);
    expect(distributePoints([0.5, 99.5])).toEqual([0.5, 99.5]);
    expect(distributePoints([0, 0])).toEqual([0, 0]);
    expect(distributePoints([1, 3, 2], [1, 3])).toEqual([25, 75, 50]);
  });

  it("keeps the groups together and in the order of the report", () => {
    const order = registry.map(({ audit }) => groupIds.indexOf(audit.group));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(registry.length).toBeGreaterThanOrEqual(60);
  });

  it("has a test file of the same name in the mirrored place for every audit", () => {
    expect(globSync("test/worker/seo/audits/*/*.test.ts").sort()).toEqual(
      globSync("worker/seo/audits/*/*.ts")
        .map((file) => `test/${file.replace(/\.ts$/, ".test.ts")}`)
        .sort(),
    );
  });

  it("lists every legal check once, under its file's name", () => {
    expect(legalChecks.map(({ id }) => id).sort()).toEqual(namesOf("worker/seo/legal/checks/*.ts").sort());
  });
});

describe("docs/score.md [SEO-70]", () => {
  const document = readFileSync("docs/score.md", "utf8");
  const rows = document
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

  /** A failing comparison says how the lines must read: one audit more moves the points of many. */
  const staleLines = (expected: readonly (readonly (string | undefined)[])[]) => {
    const lines = expected.map((cells) => `| ${cells.join(" | ")} |`);
    return `docs/score.md must have these lines:\n${lines.filter((line) => !document.includes(line)).join("\n")}\n`;
  };

  it("names every audit with its points and source as registered", () => {
    const expected = registry.map(({ audit, basic }, index) => [
      audit.topic,
      `\`${audit.id}\``,
      String(points[index]),
      ["", "halb", "ja"][basic * 2],
      `[${audit.source.title}](${audit.source.url})`,
    ]);
    expect(
      rows.filter((cells) => /^`.*`$/.test(cells[1] ?? "") && cells.length === 5),
      staleLines(expected),
    ).toEqual(expected);
  });

  it("names every group with its weight", () => {
    const sumOf = (group: string) =>
      registry.reduce(
        (sum, { audit }, index) =>
          sum + (audit.group === group && asksFrontPage(audit) ? (points[index] ?? 0) : 0),
        0,
      );
    const expected = groupIds.map((group) => [groupTitles[group], String(Math.round(sumOf(group)))]);
    expect(
      rows.filter((cells) => cells.length === 2 && /^\d+$/.test(cells[1] ?? "")),
      staleLines(expected),
    ).toEqual(expected);
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { groupIds } from "#contract/seo-report.ts";
import type { Audit } from "#worker/seo/audit.ts";
import { legalChecks } from "#worker/seo/legal-findings.ts";
import { registry } from "#worker/seo/registry.ts";
import { groupTitles } from "#worker/seo/score.ts";

const filesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".ts"))
    .map((name) => name.replace(/\.ts$/, ""));
const ids = registry.map(({ audit }) => audit.id);
const sumOf = (entries: typeof registry) => entries.reduce((sum, { points }) => sum + points, 0);

describe("register of the audits", () => {
  it("lists every file of the folder once, under its name", async () => {
    expect([...ids].sort()).toEqual(filesIn("worker/seo/audits/").sort());
    for (const id of ids) {
      const module: Record<string, Audit> = await import(`../../../worker/seo/audits/${id}.ts`);
      expect(Object.values(module)).toEqual([registry.find(({ audit }) => audit.id === id)?.audit]);
    }
  });

  it("gives points in halves that add up to 100, in every group; few inform without points", () => {
    expect(sumOf(registry)).toBe(100);
    for (const { points } of registry) expect(Number.isInteger(points * 2) && points >= 0).toBe(true);
    const informing = registry.filter(({ points }) => points === 0).map(({ audit }) => audit.id);
    expect(informing).toEqual(["ai-crawlers", "llms-txt"]);
    for (const group of groupIds) expect(registry.some(({ audit }) => audit.group === group)).toBe(true);
  });

  it("keeps the groups together and in the order of the report", () => {
    const order = registry.map(({ audit }) => groupIds.indexOf(audit.group));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(registry.length).toBeGreaterThanOrEqual(60);
  });

  it("has a test with passing and complaining pages for every audit", () => {
    const tests = readdirSync("test/worker/seo/audits")
      .map((name) => readFileSync(`test/worker/seo/audits/${name}`, "utf8"))
      .join("\n");
    for (const id of ids) expect(tests).toContain(`#worker/seo/audits/${id}.ts`);
  });

  it("lists every legal check once, under its file's name", () => {
    expect(legalChecks.map(({ id }) => id).sort()).toEqual(filesIn("worker/seo/legal/").sort());
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

  it("names every audit with its points and source as registered", () => {
    const expected = registry.map(({ audit, points }) => [
      audit.topic,
      `\`${audit.id}\``,
      String(points),
      `[${audit.source.title}](${audit.source.url})`,
    ]);
    expect(rows.filter((cells) => /^`.*`$/.test(cells[1] ?? "") && cells.length === 4)).toEqual(expected);
  });

  it("names every group with its weight", () => {
    const expected = groupIds.map((group) => [
      groupTitles[group],
      String(sumOf(registry.filter(({ audit }) => audit.group === group))),
    ]);
    expect(rows.filter((cells) => cells.length === 2 && /^\d+$/.test(cells[1] ?? ""))).toEqual(expected);
  });
});

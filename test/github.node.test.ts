import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const { scripts, devDependencies, dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const workflow = readFileSync(".github/workflows/test.yml", "utf8");

describe("what the repository tells its host", () => {
  it("runs commands that there are, those of the build machine among them [EDGE-27]", () => {
    const commands = [...workflow.matchAll(/run: npm (?:run )?([\w:]+)/g)].map(([, name]) => name);
    expect(commands).toEqual(expect.arrayContaining(["test", "test:deep"]));
    expect(commands.filter((name) => !((name ?? "") in scripts))).toEqual([]);
  });

  it("gives the workflow no more than reading, and no secret [EDGE-27]", () => {
    expect(workflow).toContain("permissions:\n  contents: read\n");
    expect(workflow).not.toMatch(/secrets\.|: write/);
    expect(workflow.match(/actions\/checkout/g)?.length).toBe(
      workflow.match(/persist-credentials: false/g)?.length,
    );
  });

  it("updates packages together that only work together, by their names here [EDGE-27]", () => {
    const rules = readFileSync(".github/dependabot.yml", "utf8");
    const named = [...rules.matchAll(/patterns: \[(.*)\]/g)].flatMap(([, list = ""]) => list.split(", "));
    const installed = Object.keys({ ...dependencies, ...devDependencies });
    const isInstalled = (pattern: string) => {
      const [start = ""] = pattern.replaceAll('"', "").split("*");
      return installed.some((name) => (pattern.includes("*") ? name.startsWith(start) : name === start));
    };
    expect(named.filter((pattern) => !isInstalled(pattern))).toEqual([]);
  });

  it("asks for a false finding's address, words and truth, and sends vulnerabilities elsewhere [EDGE-27]", () => {
    const form = readFileSync(".github/ISSUE_TEMPLATE/false-finding.yml", "utf8");
    for (const field of ["address", "finding", "truth"]) expect(form).toContain(`id: ${field}\n`);
    expect(globSync(".github/ISSUE_TEMPLATE/*.yml")).toHaveLength(4);
    expect(readFileSync("SECURITY.md", "utf8")).toContain("not in a public issue");
  });
});

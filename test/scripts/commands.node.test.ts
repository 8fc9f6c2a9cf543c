import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

function run(...args: string[]) {
  return spawnSync("node", ["scripts/run.mjs", ...args], { encoding: "utf8" });
}

describe("npm scripts", () => {
  it("exist for every command the project promises [QUAL-23] [EDGE-20] [EDGE-23]", () => {
    const promised = [
      "start",
      "test",
      "dev",
      "build",
      "check",
      "bench",
      "ledger",
      "audit",
      "doctor",
      "deploy",
    ];
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(promised));
  });

  it("all go through the entry that installs what is missing, and each runs a script that exists [QUAL-23]", () => {
    for (const command of Object.values(scripts)) {
      const name = command.match(/^exec node scripts\/run\.mjs ([a-z-]+)/)?.[1];
      expect(name && existsSync(`scripts/${name}.ts`), command).toBe(true);
    }
  });

  it("are what the build machine runs", () => {
    expect(readFileSync(".ci/run", "utf8")).toMatch(/npm test$/m);
    expect(statSync(".ci/run").mode & 0o111).not.toBe(0);
  });
});

describe("the entry of the scripts", () => {
  it("refuses a name without a script, also one that leaves the folder", () => {
    for (const name of ["nothing-of-this-name", "../scripts/ledger"]) {
      const { status, stderr } = run(name);
      expect(status).toBe(1);
      expect(stderr).toContain(`There is no script "${name}"`);
    }
  });

  it("hands arguments and exit code through", () => {
    expect(run("ledger", "--group", "TOAST").stdout).toMatch(/6 ids, \d+ without a test/);
    expect(run("test", "no-such-step").status).toBe(2);
  });
});

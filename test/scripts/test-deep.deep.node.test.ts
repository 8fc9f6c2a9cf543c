// The deep suites: apart from `npm test`, run by the build machine after it, counted in the same way.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { countStep } from "#scripts/testing/test-report.ts";
import { runRounds, type Step } from "#scripts/testing/test-steps.ts";

const root = path.resolve(import.meta.dirname, "../..");
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "paettken-deep-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the build machine", () => {
  /** `.ci/run` with an npm that notes how it is called and fails where it is told to. */
  function ciRun(failing: string) {
    const calls = path.join(folder, "calls");
    const npm = `#!/bin/sh\necho "$*" >> '${calls}'\n[ -n "$CI_DEADLINE" ] && [ "$*" != "${failing}" ]\n`;
    writeFileSync(calls, "");
    writeFileSync(path.join(folder, "npm"), npm, { mode: 0o755 });
    const env = { ...process.env, PATH: `${folder}${path.delimiter}${process.env.PATH}` };
    const { status } = spawnSync(path.join(root, ".ci/run"), { env });
    return { status, calls: readFileSync(calls, "utf8").trim().split("\n") };
  }

  it.each([
    ["", 0],
    ["test", 1],
    ["run test:deep", 1],
  ])(
    "runs `npm test` and then the deep suites; with „%s“ failing it ends with %i [SAFE-44]",
    (failing, status) => {
      expect(ciRun(failing)).toEqual({ status, calls: ["test", "run test:deep"] });
    },
  );
});

describe("npm run test:deep", () => {
  const testDeep = (cwd: string, ...args: string[]) => testDeepUntil(undefined, cwd, ...args);
  const testDeepUntil = (deadline: string | undefined, cwd: string, ...args: string[]) =>
    spawnSync("node", [path.join(root, "scripts/test-deep.ts"), ...args], {
      cwd,
      encoding: "utf8",
      env: { ...process.env, CI_DEADLINE: deadline },
    });

  it("says so where there is no deep suite yet, and fails nothing [SAFE-44]", () => {
    const { status, stdout } = testDeep(folder);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^– unit: there is no .+\n– browser: there is no .+\n– order: there is no .+\n\n0 passed, 0 failed\n$/,
    );
  });

  it("refuses a step that it does not have [SAFE-44]", () => {
    const { status, stderr } = testDeep(folder, "site");
    expect(status).toBe(2);
    expect(stderr).toBe("No such step: site. Steps: unit, browser, order\n");
  });

  it("begins no order of the files that the build machine would not see end, and counts none [SAFE-44]", () => {
    const inFiveMinutes = String(Math.round(Date.now() / 1000) + 300);
    const { status, stdout } = testDeepUntil(inFiveMinutes, root, "order");
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^– order: 0 of 10, there is no time for more\n✓ order \([\d.]+ s\) 0 passed, 0 failed\n\n0 passed, 0 failed\n$/,
    );
  });

  it("has all the deep suites of vitest and no other, and `npm test` has none of them [SAFE-44]", () => {
    const { stdout } = spawnSync("vitest", ["list", "--filesOnly", "--json"], {
      cwd: root,
      encoding: "utf8",
    });
    const listed = JSON.parse(stdout) as { file: string; projectName: string }[];
    const [deep = [], usual = []] = [true, false].map((isIn) =>
      listed.filter(({ projectName }) => projectName.startsWith("deep-") === isIn).map(({ file }) => file),
    );
    const isDeep = (file: string) => /\.deep(?:\.node)?\.test\.ts$/.test(file);
    expect(deep.length).toBeGreaterThan(0);
    expect(deep.filter((file) => !isDeep(file))).toEqual([]);
    expect(new Set(deep).size).toBe(deep.length);
    expect(usual.length).toBeGreaterThan(100);
    expect(usual.filter(isDeep)).toEqual([]);
  });

  it("is named by `npm test` before its last line, which stays alone [SAFE-44]", () => {
    const args = ["scripts/test.ts", "--without"];
    const all = ["unit", "style", "types", "unused", "build", "site", "browser"].join(",--without,");
    const { stdout } = spawnSync("node", [...args, ...all.split(",")], { cwd: root, encoding: "utf8" });
    expect(stdout.split("\n").slice(-3)).toEqual([
      expect.stringContaining("npm run test:deep"),
      "0 passed, 0 failed",
      "",
    ]);
  });
});

describe("the steps of a test run", () => {
  const step = (name: string, code: number, more: Partial<Step> = {}): Step => ({
    name,
    run: vi.fn(async () => ({ code, output: "" })),
    ...more,
  });
  const silent = () => vi.spyOn(console, "log").mockImplementation(() => {});

  it("count as one each; one that needs a failed one is not run and counts as failed", async () => {
    const print = silent();
    const site = step("site", 0, { needs: "build" });
    const rounds = [[[step("style", 0)], [step("build", 1), site]]];
    expect(await runRounds(rounds, () => true)).toEqual({ passed: 1, failed: 2 });
    expect(site.run).not.toHaveBeenCalled();
    print.mockRestore();
  });

  it("fail where the tool left no report", async () => {
    const print = silent();
    const count = (report: unknown) => countStep(report !== null);
    expect(await runRounds([[[step("unit", 0, { count })]]], () => true)).toEqual({ passed: 0, failed: 1 });
    print.mockRestore();
  });

  it("are left out when nobody asks for them", async () => {
    const site = step("site", 1);
    expect(await runRounds([[[site]]], () => false)).toEqual({ passed: 0, failed: 0 });
    expect(site.run).not.toHaveBeenCalled();
  });
});

// The rules of ARCHITECTURE.md that no tool knows, checked over real imports; the others stand in biome.json. Each rule is first
// shown a file that breaks it.
import { globSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { importRules, violations } from "./support/import-rules.ts";
import { parseSource, readSources } from "./support/source-imports.ts";

const files = readSources("app", "worker", "scripts", "test");
/** "{a,b}/c" as "a/c" and "b/c". */
const alternatives = (glob: string): string[] => {
  const [all, before = "", list = "", after = ""] = /^(.*?)\{(.*?)\}(.*)$/.exec(glob) ?? [];
  return all === undefined ? [glob] : list.split(",").flatMap((one) => alternatives(before + one + after));
};
const product = files.filter((file) => /^(app|worker)\//.test(file.path));

describe.each(importRules)("$name", (rule) => {
  it("notices a file that breaks it", () => {
    expect(violations(rule, [parseSource(rule.bad.file, rule.bad.text)])).toHaveLength(1);
  });

  it(`holds: ${rule.why}`, () => {
    expect(violations(rule, files)).toEqual([]);
  });

  it("speaks of files that there are", () => {
    const { from, except, mayNotReach, butMayReach, butMayReachTypesOf } = rule;
    const globs = [from, except, mayNotReach, butMayReach, butMayReachTypesOf].flatMap((one) => one ?? []);
    const ours = globs.filter((glob) => /^(app|worker|scripts|test)\//.test(glob)).flatMap(alternatives);
    expect(ours.filter((glob) => globSync(glob).length === 0)).toEqual([]);
  });
});

describe("schemas", () => {
  it("of what travels are valibot's, of what a model may return zod's [EDGE-21]", () => {
    const users = (library: string) =>
      product.filter(({ imports }) => imports.some(({ to }) => to === library)).map((file) => file.path);
    expect(users("zod").filter((path) => !/^worker\/(chat\/model|design\/comment)\//.test(path))).toEqual([]);
    expect(users("zod")).not.toEqual([]);
    expect(users("valibot").filter((path) => path.startsWith("app/contract/"))).not.toEqual([]);
  });
});

describe("folders", () => {
  const folders = globSync("{app,worker,scripts,test}/**/", { exclude: (name) => name.includes("fixtures") });

  it("hold thirty files at most, so that one sees what is there", () => {
    const files = globSync("{app,worker,scripts,test}/**/*.*", {
      exclude: (name) => /fixtures|^\.tmp$|\.tsbuildinfo$/.test(name),
    });
    const byFolder = Map.groupBy(files, (file) => path.dirname(file));
    const crowded = [...byFolder].filter(([, own]) => own.length > 30);
    expect(byFolder.get("worker/services")?.length).toBeGreaterThan(10);
    expect(crowded.map(([folder, own]) => `${folder}: ${own.length}`)).toEqual([]);
  });

  it("are named for what they hold: no utils, lib, common, helpers", () => {
    const isVague = (folder: string) =>
      /^(utils?|libs?|common|helpers?|misc|shared)$/.test(path.basename(folder));
    expect(["app/utils", "worker/seo/helpers"].filter(isVague)).toHaveLength(2);
    expect(folders.filter(isVague)).toEqual([]);
  });
});

// The rules of ARCHITECTURE.md, checked over real imports. Each rule is first shown a file that breaks it.
import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { registry } from "#worker/seo/registry.ts";
import { importRules, violations } from "./support/import-rules.ts";
import { findCycles, parseSource, readSources } from "./support/source-imports.ts";

const files = readSources("app", "worker", "scripts", "test");
const product = files.filter((file) => /^(app|worker)\//.test(file.path));

describe.each(importRules)("$name", (rule) => {
  it("notices a file that breaks it", () => {
    expect(violations(rule, [parseSource(rule.bad.file, rule.bad.text)])).toHaveLength(1);
  });

  it(`holds: ${rule.why}`, () => {
    expect(violations(rule, files)).toEqual([]);
  });
});

describe("imports", () => {
  it("go round in no circle", () => {
    const circle = [
      parseSource("app/a.ts", 'import { b } from "./b.ts"; export const a = b;'),
      parseSource("app/b.ts", 'import { a } from "./a.ts"; export const b = a;'),
    ];
    expect(findCycles(circle)).toHaveLength(1);
    expect(findCycles(files)).toEqual([]);
  });

  it("carry the file's extension, so that Node runs the sources as they are", () => {
    const missing = (sources: typeof files) =>
      sources
        .flatMap(({ imports }) => imports)
        .filter(({ to }) => /^(app|worker|scripts|test)\//.test(to) && !path.extname(to));
    expect(missing([parseSource("app/x.ts", 'import "./y";')])).toHaveLength(1);
    expect(missing(files)).toEqual([]);
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

describe("files", () => {
  it("are no barrels: none consists of re-exports", () => {
    const barrels = (sources: typeof files) =>
      sources
        .filter(({ reExports, ownStatements }) => reExports > 0 && ownStatements === 0)
        .map((file) => file.path);
    expect(barrels([parseSource("app/ui/index.ts", 'export * from "./sign.tsx";')])).toEqual([
      "app/ui/index.ts",
    ]);
    expect(barrels(files)).toEqual([]);
  });

  it("have named exports, except where a framework asks for a default", () => {
    const asked = /^(app\/(root|routes|entry\.server)\.tsx?|app\/routes\/.+\.tsx|worker\/index\.ts)$/;
    const defaults = (sources: typeof files) =>
      sources.filter((file) => file.hasDefaultExport && !asked.test(file.path)).map((file) => file.path);
    expect(defaults([parseSource("app/ui/x.tsx", "export default function X() {}")])).toEqual([
      "app/ui/x.tsx",
    ]);
    expect(defaults(product)).toEqual([]);
  });

  it("have at most 250 lines, content and fixtures excepted", () => {
    const MAX_LINES = 250;
    const isLong = (text: string) => text.trimEnd().split("\n").length > MAX_LINES;
    expect(isLong("x\n".repeat(MAX_LINES))).toBe(false);
    expect(isLong("x\n".repeat(MAX_LINES + 1))).toBe(true);
    const long = globSync("{app,worker,scripts,test}/**/*.{ts,tsx,mjs,css}")
      .filter((file) => !/^(app\/content|test\/fixtures)\//.test(file))
      .filter((file) => isLong(readFileSync(file, "utf8")));
    expect(long).toEqual([]);
  });

  it("have kebab-case names", () => {
    const isKebab = (name: string) => /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$|^README\.md$/.test(name);
    expect(["useThing.ts", "Sign.tsx", "two_words.ts"].filter(isKebab)).toEqual([]);
    const odd = globSync("{app,worker,scripts}/**/*").filter((file) => !isKebab(path.basename(file)));
    expect(odd).toEqual([]);
  });
});

describe("folders", () => {
  const folders = globSync("{app,worker,scripts,test}/**/", { exclude: (name) => name.includes("fixtures") });

  it("are named for what they hold: no utils, lib, common, helpers", () => {
    const isVague = (folder: string) =>
      /^(utils?|libs?|common|helpers?|misc|shared)$/.test(path.basename(folder));
    expect(["app/utils", "worker/seo/helpers"].filter(isVague)).toHaveLength(2);
    expect(folders.filter(isVague)).toEqual([]);
  });

  it("say in a README of one to eight lines what belongs there, from three files on", () => {
    const MIN_FILES = 3;
    const MAX_README_LINES = 8;
    const silent = folders
      .filter((folder) => /^(app|worker|scripts)/.test(folder))
      .filter(
        (folder) => readdirSync(folder).filter((name) => /\.(tsx?|css|mdx)$/.test(name)).length >= MIN_FILES,
      )
      .filter((folder) => {
        const readme = readdirSync(folder).includes("README.md")
          ? readFileSync(path.join(folder, "README.md"), "utf8").trim()
          : "";
        return readme === "" || readme.split("\n").length > MAX_README_LINES;
      });
    expect(silent).toEqual([]);
  });
});

describe("audits", () => {
  const ids = globSync("worker/seo/audits/*.ts").map((file) => path.basename(file, ".ts"));

  it("are registered once each under the name of their file", () => {
    expect(registry.map(({ audit }) => audit.id).toSorted()).toEqual(ids.toSorted());
  });

  it("share 100 points", () => {
    expect(registry.reduce((sum, { points }) => sum + points, 0)).toBe(100);
  });

  it("are tested each", () => {
    const tests = globSync("test/worker/seo/**/*.test.ts").map((file) => readFileSync(file, "utf8"));
    const untested = (names: string[]) =>
      names.filter(
        (id) => !tests.some((text) => text.includes(`audits/${id}.ts`) || text.includes(`"${id}"`)),
      );
    expect(untested(["no-such-audit"])).toHaveLength(1);
    expect(untested(ids)).toEqual([]);
  });
});

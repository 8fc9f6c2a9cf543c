import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { compareLedger, parseLedgerIds, parseTitleIds } from "#scripts/testing/ledger-ids.ts";

describe("reading ids from tests", () => {
  it("finds them in titles only, not in comments, data or assertions", () => {
    const source = `
      // [SEO-1] is planned
      const ids = ["[SEO-2]"];
      it("counts [SEO-3] [SEO-4]", () => expect(text).toBe("[SEO-5]"));
      test.describe.serial(\`group of \${n} [SEO-6]\`, () => {});
      it.each(rows)("row %s [SEO-7]", () => {});
      it("a long title " + "in two [SEO-8]", () => {});`;
    expect(parseTitleIds(source, "x.test.ts")).toEqual(["SEO-3", "SEO-4", "SEO-6", "SEO-7", "SEO-8"]);
  });

  it("reads the ledger's lines, ticked or not", () => {
    expect(parseLedgerIds("- [ ] SEO-01 Title\n- [x] SEO-02 Text\nsee SEO-03")).toEqual(["SEO-01", "SEO-02"]);
  });

  it("names what no test names, and what the ledger does not know", () => {
    expect(compareLedger(["SEO-01", "SEO-02"], ["SEO-02", "SEO-99"])).toEqual({
      untested: ["SEO-01"],
      unknown: ["SEO-99"],
    });
  });
});

it("knows every id that a test of this project names", () => {
  const ids = parseLedgerIds(readFileSync("test/requirements.md", "utf8"));
  const named = globSync("test/**/*.{test,e2e}.ts").flatMap((file) =>
    parseTitleIds(readFileSync(file, "utf8"), path.basename(file)),
  );
  expect(ids.length).toBeGreaterThan(600);
  expect(compareLedger(ids, named).unknown).toEqual([]);
});

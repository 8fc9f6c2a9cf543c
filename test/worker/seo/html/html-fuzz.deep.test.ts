/// <reference types="vite/types/importMeta.d.ts" />
// Mutated pages through the rewriter of the runtime; html-fuzz.node.test.ts takes others through the one of Node.
import { describe, expect, it } from "vitest";
import { fuzzHtml } from "#test/support/fuzz/html-fuzz.ts";
import { utf8 } from "#test/support/seo/html.ts";
import { createWorkersRewriter } from "#worker/seo/html/rewriter.ts";

const PAGES = 200;

const sources = import.meta.glob<string>("../../../fixtures/pages/**/*.html", {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("mutated pages in workerd", () => {
  it("never crash the analysis and get a valid report [HOST-01] [HOST-04]", { timeout: 60_000 }, async () => {
    const pages = Object.values(sources).map(utf8);
    const { faults } = await fuzzHtml({ pages, count: PAGES, seed: 2, rewriter: createWorkersRewriter });
    expect(faults).toEqual([]);
  });
});

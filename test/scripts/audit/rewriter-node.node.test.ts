import { describe, expect, it } from "vitest";
import { createNodeRewriter as rewriter } from "#scripts/audit/rewriter-node.ts";
import { traps } from "#test/fixtures/html-traps.ts";
import { factsOf } from "#test/support/seo/html.ts";

describe("the same HTML in Node as in workerd [EDGE-20]", () => {
  it.each(traps)("$title", async ({ html, read, expected }) => {
    expect(read(await factsOf(html, rewriter))).toEqual(expected);
  });
});

describe("the rewriter for Node", () => {
  it("frees its memory once, also after a failure", async () => {
    const pass = rewriter();
    pass.on("p", {
      element() {
        throw new Error("handler");
      },
    });
    await expect(pass.write(new TextEncoder().encode("<p>"))).rejects.toThrow("handler");
    await expect(pass.end()).rejects.toThrow("The rewriter has failed before");
  });
});

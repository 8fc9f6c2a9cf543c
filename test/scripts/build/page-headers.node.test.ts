import { describe, expect, it } from "vitest";
import { owner } from "#content/owner.ts";
import { pageHeaders } from "#scripts/build/page-headers.ts";

const page = { path: "/kontakt", scriptHashes: ["'sha256-a'"], styleHashes: ["'sha256-b'"] };
const demo = { path: "/demos/prodach", styleHashes: ["'sha256-c'"] };
const text = pageHeaders([page], [demo]);

const rule = (path: string) => text.split("\n\n").find((part) => part.startsWith(`${path}\n`)) ?? "";

describe("the headers of a page", () => {
  it("replace the shared policy by its own hashes and forbid every frame around it [QUAL-13]", () => {
    expect(rule("/kontakt")).toContain("  ! Content-Security-Policy\n");
    expect(rule("/kontakt")).toContain("script-src 'self' 'sha256-a'");
    expect(rule("/kontakt")).toContain("frame-ancestors 'none'");
  });

  it("take no text for HTML or script, but for one policy by the name of default [SAFE-37]", () => {
    expect(rule("/kontakt")).toContain("; require-trusted-types-for 'script'; trusted-types default\n");
  });

  it("keep other sites from embedding it, but not from showing our pictures [QUAL-13]", () => {
    expect(rule("/kontakt")).toContain("Cross-Origin-Resource-Policy: same-origin");
    expect(rule("/*") + rule("/demos/prodach")).not.toContain("Cross-Origin-Resource-Policy");
  });
});

describe("the headers of a sample website", () => {
  it("allow its own styles and pictures, typefaces of its own folder, no script, and our own pages around it [PORT-12] [HOME-46] [SAFE-37]", () => {
    expect(rule("/demos/prodach").trimEnd().split("\n")).toEqual([
      "/demos/prodach",
      "  ! Content-Security-Policy",
      `  Content-Security-Policy: default-src 'none'; style-src 'sha256-c'; img-src 'self' data:; font-src 'self' ${owner.siteUrl}/demos/prodach/; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
    ]);
  });

  it("keep all of them out of the index and open their typefaces to a frame without origin [PORT-14] [PORT-12]", () => {
    expect(rule("/demos/*")).toContain("X-Robots-Tag: noindex");
    expect(rule("/demos/*")).toContain("Access-Control-Allow-Origin: *");
    expect(rule("/*")).not.toContain("Access-Control-Allow-Origin");
  });
});

describe("the headers of feed and sitemap", () => {
  it.each(["/feed.xml", "/sitemap.xml"])(
    "let the browser's own viewer show %s: its styles and its arrow, no script, no request [QUAL-13]",
    (path) => {
      expect(rule(path).trimEnd().split("\n")).toEqual([
        path,
        "  ! Content-Security-Policy",
        "  Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      ]);
    },
  );
});

describe("a preview", () => {
  it("has its sample websites' typefaces where it is uploaded to [SAFE-37]", () => {
    expect(pageHeaders([page], [demo], true)).toContain(
      "; font-src 'self' https://*.workers.dev/demos/prodach/; ",
    );
  });

  it("stays out of the index with all of its files [LEGAL-34]", () => {
    expect(pageHeaders([page], [], true)).toMatch(/^\/\*\n(?: {2}.+\n)* {2}X-Robots-Tag: noindex/);
    expect(rule("/*")).not.toContain("X-Robots-Tag");
  });
});

describe("the limits of the platform", () => {
  it("stop the build that would pass them", () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ ...page, path: `/seite-${index}` }));
    expect(() => pageHeaders(many)).toThrow("100 are allowed");
    expect(() => pageHeaders([{ ...page, styleHashes: ["'x'".repeat(1_000)] }])).toThrow("line of");
  });
});

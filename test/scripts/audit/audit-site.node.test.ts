import { describe, expect, it } from "vitest";
import { headersFor } from "#scripts/audit/audit-site.ts";

const RULES = `/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: default-src 'none'

/assets/*
  Cache-Control: public, max-age=31536000

/preise
  ! Content-Security-Policy
  Content-Security-Policy: default-src 'self'; img-src 'self' data:
`;

describe("headers of a page by the rules of its file", () => {
  it("are those for all paths, then its own", () => {
    expect(headersFor("/preise", RULES)).toEqual({
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'self'; img-src 'self' data:",
    });
  });

  it("do not come from other paths", () => {
    expect(headersFor("/", RULES)).toEqual({
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'",
    });
  });

  it("can be taken back", () => {
    expect(headersFor("/", "/*\n  X-Frame-Options: DENY\n\n/\n  ! X-Frame-Options")).toEqual({});
  });
});

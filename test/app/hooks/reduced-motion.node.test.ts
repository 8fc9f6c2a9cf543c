import { globSync, readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { preferredScrollBehavior } from "#app/hooks/reduced-motion.ts";

afterEach(() => vi.unstubAllGlobals());

describe("scrolling by script", () => {
  it.each([
    [true, "instant"],
    [false, "smooth"],
  ])("with reduced motion %s is %s [QUAL-03]", (matches, behavior) => {
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: matches && query === "(prefers-reduced-motion: reduce)",
    }));
    expect(preferredScrollBehavior()).toBe(behavior);
  });

  it("is smooth nowhere without asking [QUAL-03]", () => {
    const files = globSync("app/**/*.{ts,tsx}");
    expect(files.length).toBeGreaterThan(300);
    const smooth = files.filter((file) => /behavior: "smooth"/.test(readFileSync(file, "utf8")));
    expect(smooth).toEqual([]);
  });
});

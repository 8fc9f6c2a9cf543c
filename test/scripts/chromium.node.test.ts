import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { findChromium, findWindowlessChromium, offerToMiniflare, wrapperScript } from "#scripts/chromium.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "chromium test "));
});

function program(name: string, text = "#!/bin/sh\nprintf '%s|' \"$@\"\n"): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  chmodSync(file, 0o755);
  return file;
}

describe("finding a Chromium", () => {
  it("takes CHROME_PATH before anything installed", () => {
    program("chromium");
    const chosen = program("my-chrome");
    expect(findChromium({ CHROME_PATH: chosen, PATH: folder })).toBe(chosen);
  });

  it("does not fall back when CHROME_PATH names no program: the owner would not notice", () => {
    program("chromium");
    expect(findChromium({ CHROME_PATH: path.join(folder, "absent"), PATH: folder })).toBeNull();
    expect(findChromium({ CHROME_PATH: folder, PATH: folder })).toBeNull();
  });

  it("searches the folders of PATH", () => {
    const installed = program("google-chrome");
    expect(findChromium({ PATH: `/absent:${folder}` })).toBe(installed);
  });
});

describe("finding a Chromium without window for the tests", () => {
  it("prefers it to the one with a window, but not to CHROME_PATH", () => {
    const usual = program("chromium");
    const windowless = program("chromium-headless-shell");
    expect(findWindowlessChromium({ PATH: folder })).toBe(windowless);
    expect(findWindowlessChromium({ PATH: folder, CHROME_PATH: usual })).toBe(usual);
  });

  it("takes the one with a window where there is no other", () => {
    const usual = program("chromium");
    expect(findWindowlessChromium({ PATH: folder })).toBe(usual);
  });
});

describe("the wrapper for local Browser Rendering", () => {
  it("passes every argument on, without sandbox for root alone", () => {
    const wrapper = program("wrapper", wrapperScript(program("it's chrome")));
    const seen = execFileSync(wrapper, ["--headless", "a b"], { encoding: "utf8" });
    expect(seen).toBe(process.getuid?.() === 0 ? "--no-sandbox|--headless|a b|" : "--headless|a b|");
  });

  it("stands where Miniflare looks, and follows a Chromium that has moved", () => {
    offerToMiniflare("/first/chromium", folder);
    const file = offerToMiniflare("/second/chromium", folder);
    expect(file).toMatch(/chrome\/linux(_arm)?-126\.0\.6478\.182\/chrome-linux64\/chrome$/);
    expect(readFileSync(file, "utf8")).toContain("exec '/second/chromium'");
  });

  it("never replaces a real Chrome", () => {
    const file = offerToMiniflare("/usr/bin/chromium", folder);
    const real = "ELF".repeat(10_000);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, real);
    offerToMiniflare("/usr/bin/chromium", folder);
    expect(readFileSync(file, "utf8")).toBe(real);
  });
});

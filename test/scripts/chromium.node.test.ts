import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aptGet, findChromium, findWindowlessChromium } from "#scripts/chromium.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "chromium test "));
});
afterEach(() => rmSync(folder, { recursive: true }));

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

describe("installing it", () => {
  const LOCKED = "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 77 (apt-get)";
  const wait = { limitMs: 5_000, pauseMs: 10 };
  const install = (script: string, limits = wait) => {
    program("apt-get", script);
    return aptGet(["install", "chromium"], { PATH: `${folder}:${process.env.PATH}` }, limits);
  };
  const attempts = () => readFileSync(path.join(folder, "attempts"), "utf8").length;
  const counted = `#!/bin/sh\nprintf . >> "$(dirname "$0")/attempts"\n`;

  it("waits for the lock of another installer", () => {
    const freed = `${counted}[ $(wc -c < "$(dirname "$0")/attempts") -ge 3 ] || { echo '${LOCKED}' >&2; exit 100; }\n`;
    expect(install(freed)).toBe(true);
    expect(attempts()).toBe(3);
  });

  it("gives up when the lock is never freed, and at once when something else is wrong", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    expect(install(`${counted}echo '${LOCKED}' >&2; exit 100\n`, { limitMs: 1_500, pauseMs: 10 })).toBe(
      false,
    );
    expect(attempts()).toBeGreaterThan(1);
    rmSync(path.join(folder, "attempts"));
    expect(install(`${counted}echo 'E: Unable to locate package' >&2; exit 100\n`)).toBe(false);
    expect(attempts()).toBe(1);
    vi.restoreAllMocks();
  });
});

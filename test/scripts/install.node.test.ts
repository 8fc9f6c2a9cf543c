import { mkdirSync, mkdtempDisposableSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { lockDifference, missingInstall } from "#scripts/install.mjs";

const locked = {
  packages: {
    "": {},
    "node_modules/react": { version: "19.3.1" },
    "node_modules/workerd-darwin": { version: "1.0.0", optional: true },
  },
};

describe("deciding whether to install", () => {
  it.each([
    ["a package is missing", {}, "node_modules/react is missing"],
    [
      "a version differs",
      { "node_modules/react": { version: "19.0.0" } },
      "node_modules/react is 19.0.0, wanted is 19.3.1",
    ],
  ])("installs when %s", (_case, packages, reason) => {
    expect(lockDifference(locked, { packages })).toBe(reason);
  });

  it("accepts that packages of other platforms are absent", () => {
    expect(lockDifference(locked, { packages: { "node_modules/react": { version: "19.3.1" } } })).toBeNull();
  });

  it("installs into an empty checkout, and not again afterwards [QUAL-23]", () => {
    using folder = mkdtempDisposableSync(path.join(os.tmpdir(), "install-test-"));
    const root = folder.path;
    writeFileSync(path.join(root, "package-lock.json"), JSON.stringify(locked));
    expect(missingInstall(root)).toBe("nothing is installed yet");
    mkdirSync(path.join(root, "node_modules/.bin"), { recursive: true });
    writeFileSync(path.join(root, "node_modules/.package-lock.json"), JSON.stringify(locked));
    expect(missingInstall(root)).toBe("the project's Node is missing");
    writeFileSync(path.join(root, "node_modules/.bin/node"), "");
    expect(missingInstall(root)).toBeNull();
  });
});

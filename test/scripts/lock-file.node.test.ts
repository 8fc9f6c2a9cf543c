// What npm is told to install: by exact version and by hash, from whatever registry the machine uses.
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface Entry {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  dev?: boolean;
  optional?: boolean;
}

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Entry> };
const entries = Object.entries(lock.packages).filter(([place]) => place !== "");

/**
 * Programs of development tools for other systems than Linux with glibc on x64 and arm64. The registry that the lock file was made
 * against does not hold them, so npm knew no hash, and adds none later to an entry that is there. On such a system npm takes the
 * version named here and checks it against the registry's own word alone. A lock file made anew against a full registry
 * (`rm -r node_modules package-lock.json && npm install`) has them all: then this list goes.
 */
const WITHOUT_HASH = [
  ...["android-arm64", "android-x64", "darwin-arm64", "darwin-x64", "linux-arm64-musl", "linux-x64-musl"].map(
    biome,
  ),
  ...["win32-arm64", "win32-x64"].map(biome),
  ...["darwin-64", "darwin-arm64", "windows-64"].map(workerd),
  ...["android-arm-eabi", "android-arm64", "darwin-arm64", "darwin-x64", "freebsd-x64"].map(oxc),
  ...["linux-arm-gnueabihf", "linux-arm-musleabihf", "linux-ppc64-gnu", "linux-riscv64-gnu"].map(oxc),
  ...["linux-riscv64-musl", "linux-s390x-gnu", "openharmony-arm64"].map(oxc),
  ...["win32-arm64-msvc", "win32-ia32-msvc", "win32-x64-msvc"].map(oxc),
];

function biome(system: string): string {
  return `node_modules/@biomejs/cli-${system}`;
}

function workerd(system: string): string {
  return `node_modules/@cloudflare/vitest-plugin/node_modules/@cloudflare/workerd-${system}`;
}

function oxc(system: string): string {
  return `node_modules/oxc-parser/node_modules/@oxc-parser/binding-${system}`;
}

describe("the lock file", () => {
  it("names a version and a SHA-512 of every package, but for tools of other systems [SAFE-39]", () => {
    const without = entries.filter(
      ([, { integrity }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ""),
    );
    expect(without.map(([place]) => place).sort()).toEqual([...WITHOUT_HASH].sort());
    for (const [place, { version, dev, optional }] of without)
      expect([place, version, dev, optional]).toEqual([place, expect.stringMatching(/^\d/), true, true]);
    expect(entries.filter(([, { version }]) => !/^\d+\.\d+\.\d+/.test(version ?? ""))).toEqual([]);
  });

  it("takes nothing from anywhere but a registry, and names none [SAFE-39]", () => {
    const elsewhere = entries.filter(
      ([, { link, inBundle, resolved }]) => link || inBundle || resolved !== undefined,
    );
    expect(elsewhere).toEqual([]);
  });

  const isTried = process.platform === "linux" && ["x64", "arm64"].includes(process.arch);
  it.runIf(isTried && !existsSync("/etc/alpine-release"))(
    "leaves nothing without a hash to be installed here [SAFE-39]",
    () => {
      expect(WITHOUT_HASH.filter((place) => existsSync(place))).toEqual([]);
    },
  );
});

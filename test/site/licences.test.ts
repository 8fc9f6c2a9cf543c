// The file of licences against what is served and bundled. Needs `npm run build` before.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { LICENCES_PATH, licenceWords } from "#content/licences.ts";
import { packageFolder, readBundledModules } from "#scripts/build/bundled-modules.ts";
import { bundleInPageScript } from "#scripts/build/in-page-script.ts";
import {
  checkPackages,
  iconPackages,
  innerParts,
  missingCopyright,
  typefaces,
} from "#scripts/build/licences/by-hand.ts";
import { standardTexts } from "#scripts/build/licences/package-notice.ts";
import { builtPage } from "#test/support/built-page.ts";
import { readFontCopyright } from "#test/support/font-copyright.ts";

const CLIENT = "build/client";
const ENTRY = /^(\S+) (\d\S*) \((.+)\)\n/;

const text = readFileSync(CLIENT + LICENCES_PATH, "utf8");
const fontPart = between(licenceWords.typefaces, licenceWords.data);
const dataPart = between(licenceWords.data, licenceWords.packages);
const packagePart = between(licenceWords.packages, licenceWords.texts);
const textPart = between(licenceWords.texts);
/** An entry begins at the margin; its lines are indented. */
const packages = new Map(
  packagePart
    .trim()
    .split(/\n\n(?=\S)/)
    .map((entry) => {
      const [title = "", name = "", version = "", licence = ""] = ENTRY.exec(entry) ?? [];
      return [`${name} ${version}`, { name, licence, lines: entry.slice(title.length) }];
    }),
);
const modules = readBundledModules();
/** Licences that entries and their parts refer to. */
const referredTo = new Set(
  [...(fontPart + dataPart + packagePart).matchAll(/^\S.*\(([\w.-]+)\)$|^ {4}\S+ .*\(([\w.-]+)\)$/gm)].map(
    ([, own, part]) => own ?? part,
  ),
);

describe("the packages in the file of licences", () => {
  it("are those in the bundles and of the icons, with their versions, and no others [LIC-01]", () => {
    expect([...packages.keys()].sort()).toEqual(
      titlesOf([...modules, ...[...iconPackages, ...checkPackages].map((name) => `node_modules/${name}/x`)]),
    );
  });

  it("are all that the source maps of the Worker name, which another tool writes [LIC-01]", () => {
    const sources = globSync("build/server/**/*.map").flatMap(
      (file) => JSON.parse(readFileSync(file, "utf8")).sources as string[],
    );
    const inWorker = titlesOf(sources.flatMap((source) => /node_modules\/.*/.exec(source) ?? []));
    expect(inWorker.length).toBeGreaterThan(20);
    expect(inWorker.filter((title) => !packages.has(title))).toEqual([]);
  });

  it("are all that package.json names for visitors [LIC-01]", () => {
    const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as { dependencies: object };
    const names = new Set([...packages.values()].map(({ name }) => name));
    expect(Object.keys(dependencies).filter((name) => !names.has(name))).toEqual([]);
  });

  it("carry copyright, the licence of their package.json and its text [LIC-01] [LIC-03]", () => {
    for (const folder of new Set(modules.map(packageFolder))) {
      const { name, version, license } = readPackage(folder);
      const { licence, lines } = packages.get(`${name} ${version}`) ?? { licence: "", lines: "" };
      expect(licence, name).toBe(license);
      expect(lines, name).toMatch(/copyright/i);
      expect(textPart.includes(`(${licence})\n`) || lines.length > 1000, `text of ${name}`).toBe(true);
    }
  });

  it("name what they hold of others [LIC-03]", () => {
    const folders = modules.flatMap((file) => {
      const [, part] = /\/(?:third_party|vendor)\/([^/]+)/.exec(file) ?? [];
      return part === undefined ? [] : [{ name: readPackage(packageFolder(file)).name, part }];
    });
    expect(folders.length).toBeGreaterThan(3);
    const isNamed = ({ name, part }: { name: string; part: string }) =>
      innerParts[name]?.some((each) => each.name.split(" ")[0] === part);
    expect(folders.filter((each) => !isNamed(each))).toEqual([]);
    for (const { name, notice } of Object.values(innerParts).flat()) {
      expect(packagePart).toContain(`    ${licenceWords.contains} ${name} (`);
      expect(packagePart).toContain(`        ${notice}\n`);
    }
  });

  it("are still there where something was looked up for them by hand [LIC-01]", () => {
    const names = new Set([...packages.values()].map(({ name }) => name));
    const looked = [...Object.keys(missingCopyright), ...Object.keys(innerParts)];
    expect(looked.filter((name) => !names.has(name))).toEqual([]);
  });

  it("are all: icons come of one collection, the script inside rated pages holds no package [LIC-01]", async () => {
    const sheets = globSync(`${CLIENT}/assets/*.css`).map((file) => readFileSync(file, "utf8"));
    const collections = sheets.flatMap((css) => [...css.matchAll(/\.i-([a-z]+)-/g)].map(([, name]) => name));
    expect(new Set(collections.map((name) => `@iconify-json/${name}`))).toEqual(new Set(iconPackages));
    const { files } = await bundleInPageScript();
    expect(files.filter((file) => file.includes("node_modules"))).toEqual([]);
    const consent = await bundleInPageScript("consent");
    const inConsent = consent.files.filter((file) => file.includes("node_modules"));
    expect([...new Set(inConsent.map((file) => readPackage(packageFolder(file)).name))]).toEqual(
      checkPackages,
    );
  });
});

describe("the collections of data in the file of licences", () => {
  it("is that of the cookies' names, whose table names its licence itself [CONSENT-08]", () => {
    expect(dataPart).toContain(
      "Open Cookie Database (Apache-2.0)\n    Copyright Open Cookie Database contributors",
    );
    const table = readFileSync("worker/consent/cookies/cookie-names.ts", "utf8");
    expect(table).toContain("Open Cookie Database, revision 0ee5a17fe1cb, Apache License 2.0");
  });
});

describe("the typefaces in the file of licences", () => {
  const served = globSync("**/*.{woff2,woff,ttf,otf}", { cwd: CLIENT }).sort();
  const entries = fontPart.trim().split("\n\n");

  it("are those that are served, each file under the copyright it names itself [LIC-02]", async () => {
    expect(served.length).toBeGreaterThan(10);
    for (const file of served) {
      const entry = entries.find((each) => each.split("\n").includes(`    /${file}`));
      const copyright = await readFontCopyright(readFileSync(path.join(CLIENT, file)));
      expect(entry, file).toContain(`(OFL-1.1)\n    ${copyright}\n`);
    }
  });

  it("are no others, neither there nor in our own list [LIC-02]", () => {
    const listed = [...fontPart.matchAll(/^ {4}\/(.+)$/gm)].map(([, file]) => file);
    expect(listed.sort()).toEqual(served);
    expect(typefaces.filter(({ name }) => !fontPart.includes(`\n${name} (OFL-1.1)\n`))).toEqual([]);
    expect(typefaces.flatMap(({ files }) => files)).toHaveLength(served.length);
  });
});

describe("the texts in the file of licences", () => {
  it("are told once each, in full, and none that nothing refers to [LIC-03]", () => {
    for (const [licence, words] of standardTexts) {
      expect(referredTo).toContain(licence);
      expect(text.split(words.trim()), licence).toHaveLength(2);
    }
    expect(textPart).toContain("SIL OPEN FONT LICENSE Version 1.1 - 26 February 2007");
    expect([...textPart.matchAll(/\((.+)\)\n-+\n/g)].map(([, licence]) => licence)).toEqual([
      ...standardTexts.keys(),
    ]);
  });

  it("stand behind a few German words, and the imprint leads to them [LIC-04]", () => {
    expect(text.slice(0, 600)).toContain(
      "Diese Website verwendet Schriften, Symbole und Programmbibliotheken",
    );
    const link = builtPage("/impressum").links.find(({ href }) => href === LICENCES_PATH);
    expect(link?.name).toBe("lizenzen.txt");
  });
});

/** The part of the file between two of its headings; licence texts have headings of their own. */
function between(title: string, next?: string): string {
  const underlined = (heading: string) => `\n\n${heading}\n${"=".repeat(heading.length)}\n`;
  const [, after = ""] = text.split(underlined(title));
  return next === undefined ? after : (after.split(underlined(next))[0] ?? "");
}

function titlesOf(files: readonly string[]): string[] {
  const folders = new Set(files.map(packageFolder));
  return [...new Set([...folders].map(readPackage).map(({ name, version }) => `${name} ${version}`))].sort();
}

function readPackage(folder: string): { name: string; version: string; license: string } {
  return JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
}

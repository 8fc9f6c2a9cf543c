// The file of licences: typefaces that are served, packages in the bundles of browser and Worker, licence texts once each.
import { globSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LICENCES_PATH, licenceWords as words } from "#content/licences.ts";
import { packageFolder, readBundledModules } from "../bundled-modules.ts";
import { checkPackages, dataSets, iconPackages, innerParts, typefaces } from "./by-hand.ts";
import { type PackageNotice, readNotice, standardTexts } from "./package-notice.ts";

const TYPEFACE_LICENCE = "OFL-1.1";
/** What the bundler appends to a file's name. */
const HASH = /-[\w-]{8}$/;

/** @param folder what is served */
export function writeLicences(folder: string): void {
  const folders = [
    ...readBundledModules().map(packageFolder),
    ...[...iconPackages, ...checkPackages].map((name) => `node_modules/${name}`),
  ];
  const notices = [...new Set(folders)].map(readNotice);
  writeFileSync(
    path.join(folder, LICENCES_PATH),
    licencesText(globSync("**/*.woff2", { cwd: folder }), notices),
  );
}

/**
 * @param fontFiles served typefaces, as paths from the root of the site
 * @throws where a typeface is not known
 */
export function licencesText(fontFiles: readonly string[], notices: readonly PackageNotice[]): string {
  const sorted = notices.toSorted(
    (a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version),
  );
  const named = new Set([
    TYPEFACE_LICENCE,
    ...dataSets.map(({ licence }) => licence),
    ...sorted.flatMap(({ name, licence }) => [licence, ...partsOf(name).map((part) => part.licence)]),
  ]);
  return `${[
    heading(words.title, "="),
    ...words.introduction,
    heading(words.typefaces, "="),
    words.aboutTypefaces,
    ...typefaceEntries(fontFiles),
    heading(words.data, "="),
    ...dataSets.map(({ name, licence, copyright }) => entry(`${name} (${licence})`, [copyright])),
    heading(words.packages, "="),
    ...sorted.map(packageEntry),
    heading(words.texts, "="),
    ...[...standardTexts]
      .filter(([licence]) => named.has(licence))
      .flatMap(([licence, text]) => [heading(`${words.names[licence]} (${licence})`, "-"), text.trimEnd()]),
  ].join("\n\n")}\n`;
}

function typefaceEntries(fontFiles: readonly string[]): string[] {
  const filesOf = Map.groupBy(fontFiles.toSorted(), (file) => {
    const name = file.replace(/\.woff2$/, "");
    const bare = name.startsWith("assets/") ? name.replace(HASH, "") : name;
    const typeface = typefaces.find(({ files }) => files.includes(bare));
    if (!typeface)
      throw new Error(`${file}: whose typeface is it? To be written into scripts/build/licences/by-hand.ts.`);
    return typeface;
  });
  return typefaces.flatMap((typeface) => {
    const files = filesOf.get(typeface) ?? [];
    if (files.length === 0) return [];
    return entry(`${typeface.name} (${TYPEFACE_LICENCE})`, [
      typeface.copyright,
      ...files.map((file) => `/${file}`),
    ]);
  });
}

function packageEntry({ name, version, licence, lines }: PackageNotice): string {
  const parts = partsOf(name).flatMap((part) => [
    `${words.contains} ${part.name} (${part.licence})`,
    `    ${part.notice}`,
  ]);
  return entry(`${name} ${version} (${licence})`, [...lines, ...parts]);
}

function partsOf(name: string) {
  return innerParts[name] ?? [];
}

function entry(title: string, lines: readonly string[]): string {
  return [title, ...lines.map((line) => `    ${line}`.trimEnd())].join("\n");
}

function heading(text: string, line: string): string {
  return `${text}\n${line.repeat(text.length)}`;
}

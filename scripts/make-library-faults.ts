// `npm run library-faults -- SNAPSHOT.json`: the table of libraries with published security holes, from the collection that Snyk gave
// to Lighthouse (`npm pack lighthouse@9.6.8`, third-party/snyk/snapshot.json), and from what was published after it.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { compareVersions, parseRange, type VersionSpan } from "#worker/seo/technology/version-spans.ts";
import { runCommand } from "./command.ts";

const snapshotSchema = v.object({
  npm: v.record(
    v.string(),
    v.array(v.object({ severity: v.string(), semver: v.object({ vulnerable: v.array(v.string()) }) })),
  ),
});

/** Name in the table of libraries → package. */
const packages: Record<string, string> = {
  jQuery: "jquery",
  "jQuery UI": "jquery-ui",
  "jQuery Mobile": "jquery-mobile",
  Bootstrap: "bootstrap",
  Lodash: "lodash",
  Underscore: "underscore",
  "Moment.js": "moment",
  Handlebars: "handlebars",
  AngularJS: "angular",
  Backbone: "backbone",
  Knockout: "knockout",
  Dojo: "dojo",
  Foundation: "foundation-sites",
  GSAP: "gsap",
  "Three.js": "three",
};

/** Published since, with the number by which anyone finds it. */
const later: readonly { name: string; range: string; advisory: string }[] = [
  { name: "jQuery UI", range: "<1.13.2", advisory: "CVE-2022-31160" },
  { name: "Moment.js", range: "<2.29.4", advisory: "CVE-2022-31129" },
  { name: "DOMPurify", range: "<2.5.4", advisory: "CVE-2024-45801" },
  { name: "DOMPurify", range: ">=3.0.0 <3.1.3", advisory: "CVE-2024-45801" },
];

const TARGET = "worker/seo/technology/library-faults.ts";

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error("Call: npm run library-faults -- SNAPSHOT.json");
  process.exit(2);
}
const { npm } = v.parse(
  snapshotSchema,
  JSON.parse(readFileSync(path.resolve(process.env.INIT_CWD ?? "", file), "utf8")),
);

const spans = new Map<string, VersionSpan[]>();
const add = (name: string, range: string) => {
  const span = parseRange(range);
  if (span !== null && compareVersions(span.from, span.before) < 0)
    spans.set(name, [...(spans.get(name) ?? []), span]);
};
for (const [name, packageName] of Object.entries(packages)) {
  for (const { severity, semver } of npm[packageName] ?? [])
    if (severity !== "low") for (const range of semver.vulnerable) add(name, range);
}
for (const { name, range } of later) add(name, range);

const entries = [...spans].map(([name, list]) => [name, merged(list)] as const);
writeFileSync(
  TARGET,
  `// Made by scripts/make-library-faults.ts: spans of versions with a security hole that has been published. Do not edit.
import type { VersionSpan } from "./version-spans.ts";

export const libraryFaults: Readonly<Record<string, readonly VersionSpan[]>> = ${JSON.stringify(Object.fromEntries(entries))};
`,
);
await runCommand("biome", ["check", "--write", TARGET]);

/** Spans that touch or overlap are one. */
function merged(list: readonly VersionSpan[]): VersionSpan[] {
  const sorted = list.toSorted((a, b) => compareVersions(a.from, b.from));
  const result: VersionSpan[] = [];
  for (const span of sorted) {
    const last = result.at(-1);
    if (last === undefined || compareVersions(span.from, last.before) > 0) result.push(span);
    else if (compareVersions(span.before, last.before) > 0)
      result[result.length - 1] = { ...last, before: span.before };
  }
  return result;
}

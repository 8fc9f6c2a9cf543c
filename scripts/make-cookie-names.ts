// `npm run cookie-names -- open-cookie-database.json REVISION`: the table of cookies by name, from the Open Cookie Database
// (https://github.com/jkwakman/Open-Cookie-Database, Apache-2.0). Of each cookie stay name, category, service and the domain that sets it.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";

const TARGET = "worker/consent/cookies/cookie-names.ts";
/** Fewer characters with anything behind them would fit everybody's cookies. */
const MIN_WILDCARD = 3;
const MAX_NAME = 60;
const MAX_SERVICE = 50;
const letters: Record<string, string> = {
  Functional: "f",
  Necessary: "f",
  Security: "f",
  Personalization: "p",
  Analytics: "a",
  Marketing: "m",
};

const databaseSchema = v.record(
  v.string(),
  v.array(
    v.object({ cookie: v.string(), category: v.string(), domain: v.string(), wildcardMatch: v.string() }),
  ),
);

const [file, revision] = process.argv.slice(2);
if (file === undefined || revision === undefined) {
  console.error("Call: npm run cookie-names -- open-cookie-database.json REVISION");
  process.exit(2);
}
const database = v.parse(
  databaseSchema,
  JSON.parse(readFileSync(path.resolve(process.env.INIT_CWD ?? "", file), "utf8")),
);

const lines = new Set<string>();
for (const [platform, cookies] of Object.entries(database)) {
  const service = platform.replace(/[^\p{L}\p{N} .:/&+()'-]/gu, "").slice(0, MAX_SERVICE);
  for (const { cookie, category, domain, wildcardMatch } of cookies) {
    const isWildcard = wildcardMatch === "1";
    const name = cookie.trim().replace(/\*$/, "");
    const letter = letters[category];
    if (letter === undefined || name.length > MAX_NAME || !/^[\w.$%:@#~!+-]+$/.test(name)) continue;
    if (isWildcard && name.length < MIN_WILDCARD) continue;
    lines.add(`${name}${isWildcard ? "*" : ""}|${letter}|${service}|${domainsIn(domain)}`);
  }
}

/** ".bing.com (3rd party) or .microsoft.com (3rd party)" → "bing.com,microsoft.com" */
function domainsIn(text: string): string {
  const found = text.toLowerCase().match(/[a-z0-9-]+(?:\.[a-z0-9-]+)+/g) ?? [];
  return [...new Set(found.map((domain) => domain.replace(/^www\./, "")))].join(",");
}

writeFileSync(
  TARGET,
  `// Made by \`npm run cookie-names\`; not edited by hand. Open Cookie Database, revision ${revision}, Apache License 2.0.
// One cookie a line: name ("*" at its end: any ending), category, service, domains that set it for others.

export const cookieNames = \`
${[...lines].sort().join("\n")}
\`;
`,
);
console.log(`${TARGET}: ${lines.size} cookies`);

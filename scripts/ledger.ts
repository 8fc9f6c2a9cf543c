// `npm run ledger [-- --group SEO]`: requirement ids that no test title names, and ids in titles that the ledger lacks.
// Exit code 1 for the latter: a typing mistake would look like a tested requirement.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { compareLedger, parseLedgerIds, parseTitleIds } from "./testing/ledger-ids.ts";

const LEDGER = "test/requirements.md";
const TESTS = "test/**/*.{test,e2e}.ts";

const { values } = parseArgs({ options: { group: { type: "string" } } });
const isWanted = (id: string) => !values.group || id.startsWith(`${values.group}-`);
const ids = parseLedgerIds(readFileSync(LEDGER, "utf8"));
const named = new Map<string, string>();
for (const file of globSync(TESTS)) {
  for (const id of parseTitleIds(readFileSync(file, "utf8"), path.basename(file))) named.set(id, file);
}

const { untested, unknown } = compareLedger(ids, named.keys());
const wanted = untested.filter(isWanted);
const groups = Map.groupBy(wanted, (id) => id.split("-")[0] as string);
for (const [group, missing] of groups) {
  console.log(`${group} (${missing.length}): ${missing.map((id) => id.slice(group.length + 1)).join(" ")}`);
}
console.log(`${ids.filter(isWanted).length} ids, ${wanted.length} without a test that names them`);
for (const id of unknown) console.error(`${id} is named in ${named.get(id)} but not in ${LEDGER}`);
process.exit(unknown.length > 0 ? 1 : 0);

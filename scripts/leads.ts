// `npm run leads [-- --site https://… | --state FOLDER] [--out FILE]`: stored inquiries as a table for a spreadsheet.
// `-- --site https://… --delete ADDRESS [--yes]`: deletes what the site keeps for a mail address, or a shared report by its link.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { leadsFile } from "#content/desk/leads.ts";
import { askOnTerminal, eraseLeads } from "./leads/erase-leads.ts";
import { fetchLeads, readStoredLeads } from "./leads/read-leads.ts";

/** Of `npm start`. */
const STATE_FOLDER = ".state";
/** Personal data: for nobody else on this machine. */
const OWNER_ONLY = 0o600;

const { values } = parseArgs({
  options: {
    site: { type: "string" },
    state: { type: "string", default: STATE_FOLDER },
    out: { type: "string", default: leadsFile(new Date().toLocaleDateString("sv-SE")) },
    delete: { type: "string" },
    yes: { type: "boolean", default: false },
  },
});

if (values.delete !== undefined) {
  const request = { site: values.site, key: process.env.LEADS_KEY, what: values.delete };
  const erased = await eraseLeads(request, values.yes ? async () => true : askOnTerminal);
  if (erased.ok) console.log(erased.text);
  else console.error(erased.reason);
  process.exit(erased.ok ? 0 : 1);
}

const table = values.site
  ? await fetchLeads(values.site, process.env.LEADS_KEY)
  : readStoredLeads(values.state);
if (!table.ok) {
  console.error(table.reason);
  process.exit(1);
}
writeFileSync(values.out, table.csv, { mode: OWNER_ONLY });
const inquiries = table.count === 1 ? "1 Anfrage" : `${table.count} Anfragen`;
console.log(
  `${inquiries} in ${values.out}. Die Datei enthält persönliche Daten: löschen, sobald sie nicht mehr gebraucht wird.`,
);

// `npm run legal`: sets the date of every legal text that has changed since its own to today.
import { readFileSync, writeFileSync } from "node:fs";
import { formatDate } from "#app/format/date.ts";
import { berlinDay } from "#worker/quota/day.ts";
import { computeFingerprint, findOutdated, readSource } from "./legal-editions.ts";

const RECORD = "app/content/legal/editions.ts";

const changed = findOutdated();
const today = berlinDay(new Date());
for (const text of changed) {
  const entry = new RegExp(`^  ${text}: \\{.*\\},$`, "m");
  const fingerprint = computeFingerprint(today, readSource(text));
  const record = readFileSync(RECORD, "utf8");
  writeFileSync(
    RECORD,
    record.replace(entry, `  ${text}: { date: "${today}", fingerprint: "${fingerprint}" },`),
  );
  console.log(`${text}.mdx trägt jetzt den Stand ${formatDate(today)}.`);
}
if (changed.length === 0) console.log("Kein Rechtstext hat sich seit seinem Stand geändert.");

// `npm run deploy`: owner data filled in, every test green, production build, then the upload to Cloudflare.
// `npm run deploy -- --dry-run` does all of it but the upload and reports placeholders without stopping.
import { parseArgs } from "node:util";
import { owner } from "#content/owner.ts";
import { build } from "./build.ts";
import { runCommand } from "./command.ts";
import { findPlaceholders } from "./placeholders.ts";

const BUILT_CONFIG = "build/server/wrangler.json";

const { values } = parseArgs({ options: { "dry-run": { type: "boolean", default: false } } });
const isDryRun = values["dry-run"];

const open = findPlaceholders(owner);
for (const { place, value } of open) console.error(`app/content/owner.ts: ${place} ist noch „${value}“`);
if (open.length > 0 && !isDryRun) {
  stop("Bitte zuerst die Platzhalter ersetzen: Impressum und Datenschutz wären sonst falsch.");
}

const tests = await runCommand("node", ["scripts/test.ts"]);
if (tests.code !== 0) stop("Die Prüfungen sind nicht grün; es wurde nichts veröffentlicht.");

process.env.CLOUDFLARE_ENV = "production";
if (!(await build(true))) stop("Der Bau für die Produktion ist fehlgeschlagen.");

const upload = await runCommand("wrangler", [
  "deploy",
  `--config=${BUILT_CONFIG}`,
  ...(isDryRun ? ["--dry-run"] : []),
]);
process.exit(upload.code);

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

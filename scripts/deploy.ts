// `npm run deploy`: every test green, production build with the owner's data filled in, then the upload to Cloudflare.
// `-- --preview` uploads under a separate name, with a visible warning and noindex; placeholders may stay.
// `-- --dry-run` does everything but the upload.
import { parseArgs } from "node:util";
import { build } from "./build.ts";
import { runCommand } from "./command.ts";
import { findOpenOwnerData } from "./placeholders.ts";

const BUILT_CONFIG = "build/server/wrangler.json";

const PREVIEW_NAME = "paettken-vorschau";

const { values } = parseArgs({
  options: { "dry-run": { type: "boolean", default: false }, preview: { type: "boolean", default: false } },
});
const isDryRun = values["dry-run"];

const open = findOpenOwnerData();
for (const line of open) console.error(line);
if (open.length > 0 && !isDryRun && !values.preview) {
  stop("Bitte zuerst die Platzhalter ersetzen: Impressum und Datenschutz wären sonst falsch.");
}
const isPreview = values.preview || open.length > 0;

const tests = await runCommand("node", ["scripts/test.ts"]);
if (tests.code !== 0) stop("Die Prüfungen sind nicht grün; es wurde nichts veröffentlicht.");

process.env.CLOUDFLARE_ENV = "production";
if (isPreview) process.env.VITE_PREVIEW = "1";
if (!(await build(true))) stop("Der Bau für die Produktion ist fehlgeschlagen.");

const upload = await runCommand("wrangler", [
  "deploy",
  `--config=${BUILT_CONFIG}`,
  ...(isPreview ? [`--name=${PREVIEW_NAME}`] : []),
  ...(isDryRun ? ["--dry-run"] : []),
]);
process.exit(upload.code);

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

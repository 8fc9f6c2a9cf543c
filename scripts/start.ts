// `npm start`: a browser that opens strangers' pages, a build where sources changed, then the production build in workerd.
import { build, isBuildFresh } from "./build.ts";
import { provideChromium } from "./chromium.ts";
import { SAMPLE_COUNT } from "./sample-inquiries.ts";
import { isPortTaken, SAMPLE_INQUIRIES, sampleInquiries, serve } from "./serving/serve.ts";

const DEFAULT_PORT = 8787;
const MAX_PORT = 65_535;
/** A server that was just stopped holds its port for a moment. */
const FREE_TIMEOUT_MS = 3_000;
const POLL_MS = 100;
/** Quotas, chats and mails of local use survive a restart here. */
const STATE_FOLDER = ".state";

const port = Number(process.env.PORT || DEFAULT_PORT);
if (!Number.isInteger(port) || port < 1 || port > MAX_PORT) {
  stop(`PORT=${process.env.PORT} ist keine Portnummer.`);
}
if (!(await waitUntilFree(port))) {
  stop(`Port ${port} ist belegt. Anderer Port: PORT=${port + 1} npm start / Port ${port} is in use.`);
}

provideChromium();
if (!isBuildFresh()) {
  console.log("Baue die Website …");
  if (!(await build(true)))
    stop("Der Bau ist fehlgeschlagen (Meldungen oben). / The build failed, see above.");
}

try {
  const options = process.argv.includes(SAMPLE_INQUIRIES) ? [sampleInquiries(SAMPLE_COUNT)] : [];
  const site = await serve(port, STATE_FOLDER, process.env, console.log, options);
  if (site) console.log(`\nPättken läuft: ${site.url}  (Ende mit Strg+C)\n${site.browser}\n`);
  process.exit((await site?.untilStopped()) ?? 0);
} catch (error) {
  stop(`Der Server ist nicht gestartet: ${(error as Error).message}`);
}

async function waitUntilFree(port: number): Promise<boolean> {
  for (const deadline = Date.now() + FREE_TIMEOUT_MS; Date.now() < deadline; ) {
    if (!(await isPortTaken(port))) return true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return false;
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

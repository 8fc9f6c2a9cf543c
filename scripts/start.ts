// `npm start`: a browser for screenshots, a build where sources changed, then the production build in workerd.
import { build, isBuildFresh } from "./build.ts";
import { provideChromium } from "./chromium.ts";
import { isPortTaken, serve } from "./serve.ts";

const DEFAULT_PORT = 8787;
const HIGHEST_PORT = 65_535;
/** A server that was just stopped still holds its port for a moment. */
const PATIENCE_MS = 3_000;
const POLL_MS = 100;
/** Quotas, chats and mails of local use survive a restart here. */
const STATE_FOLDER = ".state";

const port = Number(process.env.PORT || DEFAULT_PORT);
if (!Number.isInteger(port) || port < 1 || port > HIGHEST_PORT) {
  stop(`PORT=${process.env.PORT} ist keine Portnummer.`);
}
if (!(await becomesFree(port))) {
  stop(`Port ${port} ist belegt. Anderer Port: PORT=${port + 1} npm start / Port ${port} is in use.`);
}

provideChromium();
if (!isBuildFresh()) {
  console.log("Baue die Website …");
  if (!(await build(true)))
    stop("Der Bau ist fehlgeschlagen (Meldungen oben). / The build failed, see above.");
}

try {
  const site = await serve(port, STATE_FOLDER);
  if (site) console.log(`\nPättken läuft: ${site.url}  (Ende mit Strg+C)\n`);
  process.exit((await site?.untilStopped()) ?? 0);
} catch (error) {
  stop(`Der Server ist nicht gestartet: ${(error as Error).message}`);
}

async function becomesFree(port: number): Promise<boolean> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; ) {
    if (!(await isPortTaken(port))) return true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return false;
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

// The built Worker in workerd, started and killed by serve.ts: Miniflare as in `wrangler dev`, without its proxy. That proxy takes
// the host name from a header of the caller, passes every body over a second connection, and keeps traces with analysed addresses.
import { globSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions as readWorker } from "wrangler";
import { OUTBOX_NAME, type OutboxClient } from "#worker/mail/outbox/outbox-client.ts";
import { addSampleInquiries } from "../sample-inquiries.ts";

const BUILT_CONFIG = "build/server/wrangler.json";
/** Durable Objects are stored under the Worker's name. */
const WORKER = "paettken";
/** Subfolder of the state, as in wrangler, which earlier releases used. */
const STATE_LAYOUT = "v3";

/** Settings for the Worker, by name. */
type Vars = Record<string, string>;

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "8787" },
    state: { type: "string", default: ".state" },
    var: { type: "string", multiple: true, default: [] },
    "sample-inquiries": { type: "string" },
  },
});

const runtime = start(Number(values.port), values.state, readVars(values.var));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.once(signal, () => runtime.dispose().finally(() => process.exit(0)));
await runtime.ready;
if (values["sample-inquiries"] !== undefined) await addSamples(runtime, Number(values["sample-inquiries"]));

async function addSamples(running: Miniflare, count: number): Promise<void> {
  const outboxes = await running.getDurableObjectNamespace("OUTBOX", WORKER);
  // The stub's methods are those of the class, which Miniflare's types do not know.
  const outbox = outboxes.get(outboxes.idFromName(OUTBOX_NAME)) as unknown as OutboxClient;
  await addSampleInquiries(outbox, new Date(), count);
  console.log(
    `${count} Beispielanfragen liegen auf dem Schreibtisch: http://localhost:${values.port}/intern`,
  );
}

function start(port: number, stateFolder: string, vars: Vars): Miniflare {
  const state = path.resolve(stateFolder, STATE_LAYOUT);
  // Left by releases that were served by wrangler.
  rmSync(path.join(state, "observability"), { recursive: true, force: true });
  const { workerOptions, main = "" } = readWorker(BUILT_CONFIG);
  const { modulesRules: _, ...worker } = workerOptions;
  const bindings = { ...(worker.bindings as Vars), ...vars };
  return new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port,
      resourcePersistencePath: state,
      unsafeObservability: false,
      // Its page would show every stored inquiry.
      unsafeLocalExplorer: false,
      telemetry: { enabled: false },
      cf: false,
      logRequests: false,
      log: new Log(LogLevel.WARN),
      handleStructuredLogs: ({ level, message }) =>
        level === "error" || level === "warn" ? console.error(message) : console.log(message),
      workers: [{ ...worker, ...modules(main), name: WORKER, bindings }],
    }),
  );
}

/** The built files of the Worker, its entry first. */
function modules(main: string) {
  const rootPath = path.dirname(main);
  const entry = path.basename(main);
  const others = globSync("**/*.{js,mjs}", { cwd: rootPath }).filter((file) => file !== entry);
  return { rootPath, modules: [entry, ...others].map((file) => ({ type: "ESModule" as const, path: file })) };
}

/** From NAME:VALUE, as in wrangler. */
function readVars(given: readonly string[]): Vars {
  return Object.fromEntries(
    given.map((text) => [text.slice(0, text.indexOf(":")), text.slice(text.indexOf(":") + 1)]),
  );
}

// `npm run dev`: the site with hot reload, pages and API in workerd behind Vite. PORT names another port.
import { rmSync } from "node:fs";
import { confineBrowser, localRules } from "./browser/confined-browser.ts";
import { provideChromium } from "./chromium.ts";
import { runCommand } from "./command.ts";

const DEFAULT_PORT = "5173";
const port = process.env.PORT || DEFAULT_PORT;
/** Traces of analysed addresses, kept by earlier releases; run.mjs switches them off. */
const OLD_TRACES = ".wrangler/state/v3/observability";

rmSync(OLD_TRACES, { recursive: true, force: true });
provideChromium();
const { env, description, close } = await confineBrowser(localRules(Number(port), process.env));
console.log(description);
// Leaves by the door, so that no profile stays behind.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit(1));
const { code } = await runCommand("react-router", ["dev", "--port", port], { env });
await close();
process.exit(code);

// `npm run doctor`: reports in German what this machine and the settings are ready for. Exit code 1 when something is broken;
// what only a deployment needs is a note.
import { existsSync } from "node:fs";
import { unstable_readConfig as readConfig } from "wrangler";
import { describeConfinement } from "./browser/confine.ts";
import { prepareChromium } from "./browser/confined-browser.ts";
import { isBuildFresh } from "./build.ts";
import { findChromium } from "./chromium.ts";
import { missingInstall } from "./install.mjs";
import {
  findOpenOwnerData,
  findPersonHints,
  findReferenceHints,
  findUnconfirmedPrices,
  findUnconfirmedServices,
} from "./placeholders.ts";
import { isPortTaken } from "./serving/serve.ts";
import { type Finding, findSettings } from "./setting-findings.ts";

const PORT = Number(process.env.PORT || 8787);
const CONFIG = "wrangler.toml";

const checks: readonly (() => Finding[] | Promise<Finding[]>)[] = [
  checkNode,
  checkInstall,
  checkChromium,
  checkBuild,
  checkPort,
  checkSettings,
  checkOwner,
  checkPrices,
  checkPerson,
];

const findings = (await Promise.all(checks.map((check) => check()))).flat();
for (const { mark, text } of findings) console.log(`${mark} ${text}`);
process.exit(findings.some(({ mark }) => mark === "✗") ? 1 : 0);

function checkNode(): Finding[] {
  return [good(`Node ${process.versions.node} aus node_modules`)];
}

function checkInstall(): Finding[] {
  const reason = missingInstall(".");
  return reason
    ? [bad(`Pakete unvollständig: ${reason}. npm start installiert sie.`)]
    : [good("Pakete wie in package-lock.json")];
}

async function checkChromium(): Promise<Finding[]> {
  const chromium = findChromium();
  if (chromium) return [good(`Chromium: ${chromium}`), ...(await checkConfinement())];
  return [
    note(
      process.env.CHROME_PATH
        ? `CHROME_PATH zeigt auf keine ausführbare Datei: ${process.env.CHROME_PATH}`
        : "Kein Chromium: Design-Bewertung, Prüfung im Browser, PDF geteilter Berichte und Browsertests entfallen. Abhilfe: apt-get install chromium oder CHROME_PATH setzen.",
    ),
  ];
}

async function checkConfinement(): Promise<Finding[]> {
  if (process.platform !== "linux") return [];
  const confinement = await prepareChromium();
  const isShutIn = confinement?.hasSandbox === true;
  return [(isShutIn ? good : note)(describeConfinement(confinement))];
}

function checkBuild(): Finding[] {
  if (isBuildFresh()) return [good("Bau ist aktuell")];
  return [
    note(
      existsSync("build/client/index.html")
        ? "Bau ist älter als die Quellen; npm start baut neu."
        : "Noch nicht gebaut; npm start baut.",
    ),
  ];
}

async function checkPort(): Promise<Finding[]> {
  return (await isPortTaken(PORT))
    ? [note(`Port ${PORT} ist belegt – vielleicht läuft die Website schon. Anderer Port: PORT=${PORT + 1}`)]
    : [good(`Port ${PORT} ist frei`)];
}

/** Reads wrangler.toml as a deployment would. */
function checkSettings(): Finding[] {
  const local = readConfig({ config: CONFIG }, { hideWarnings: true });
  const production = readConfig({ config: CONFIG, env: "production" }, { hideWarnings: true });
  const wrong = [
    ...(local.vars.ENVIRONMENT === "local" ? [] : ["[vars] ENVIRONMENT muss local sein."]),
    ...(production.vars.ENVIRONMENT === "production"
      ? []
      : ["[env.production.vars] ENVIRONMENT muss production sein."]),
  ];
  if (wrong.length > 0) return wrong.map((text) => bad(`${CONFIG}: ${text}`));
  return [
    good(`${CONFIG}: Einstellungen für örtlichen Betrieb und Produktion`),
    ...(production.routes?.length
      ? []
      : [
          note(
            `${CONFIG}: [env.production] nennt keine Domain (routes); die Website liefe unter workers.dev.`,
          ),
        ]),
    ...findSettings(production),
  ];
}

function checkOwner(): Finding[] {
  const open = findOpenOwnerData();
  if (open.length === 0) return [good("app/content/owner.ts ist ausgefüllt")];
  return open.map((line) => note(line));
}

function checkPrices(): Finding[] {
  const open = [...findUnconfirmedPrices(), ...findUnconfirmedServices()];
  if (open.length === 0) return [good("app/content/prices.ts: alle Preise sind bestätigt")];
  return open.map((line) => note(line));
}

/** Nothing of it is needed to go online. */
function checkPerson(): Finding[] {
  const open = [...findPersonHints(), ...findReferenceHints()];
  if (open.length === 0) return [good("Angaben zur Person und Referenzen sind da")];
  return open.map((line) => note(line));
}

function good(text: string): Finding {
  return { mark: "✓", text };
}

function note(text: string): Finding {
  return { mark: "!", text };
}

function bad(text: string): Finding {
  return { mark: "✗", text };
}

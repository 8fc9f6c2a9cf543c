// `npm run audit -- <address or file>`: the SEO check in the terminal, with the Worker's own code.
// Exit code by band of the score: 0 good, 1 fair, 2 poor; 3 when there is none.
import { statSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { problemMessages } from "#content/messages.ts";
import { owner } from "#content/owner.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import { MAX_KEYWORDS } from "#contract/seo-request.ts";
import { analyseSite } from "#worker/seo/analyse-site.ts";
import { crawlerUserAgent } from "#worker/seo/fetch-page.ts";
import { analyseFile } from "./audit/analyse-file.ts";
import { siteTable } from "./audit/audit-site.ts";
import { bandOf, formatReport } from "./audit/format-report.ts";
import { resolveBySystem } from "./audit/resolve-by-system.ts";
import { createNodeRewriter } from "./audit/rewriter-node.ts";

const NO_SCORE = 3;
/** Characters per line: longer ones are hard to read. */
const MAX_WIDTH = 100;

const USAGE = `Aufruf: npm run audit -- <https://ihre-website.de oder datei.html> [Optionen]
        npm run audit -- --site   alle Seiten dieser Website, eine Zeile je Seite (nach npm run build)

  --json             der Bericht als JSON
  --keywords a,b     Suchbegriffe, durch Komma getrennt
  --url ADRESSE      Adresse, unter der die Datei veröffentlicht ist
  --allow-loopback   auch http auf diesem Rechner (localhost)

Ende mit 0 ab 80 Punkten, 1 ab 60, 2 darunter, 3 ohne Ergebnis.`;

interface Arguments {
  target: string;
  json: boolean;
  keywords: string[];
  url: string | undefined;
  allowLoopback: boolean;
}

type Outcome = { ok: true; report: SeoReport } | { ok: false; message: string };

async function main(): Promise<number> {
  if (process.argv.slice(2).join() === "--site") {
    console.log(await siteTable());
    return 0;
  }
  const args = readArguments();
  const outcome: Outcome = args ? await audit(args) : { ok: false, message: USAGE };
  if (!args || !outcome.ok) {
    console.error(outcome.ok ? USAGE : outcome.message);
    return NO_SCORE;
  }
  const { report } = outcome;
  console.log(args.json ? JSON.stringify(report, null, 2) : formatReport(report, terminal()));
  return report.unscoredReason === undefined ? bandOf(report.score).exitCode : NO_SCORE;
}

/** Null when they cannot be understood: the usage says more than a complaint. */
function readArguments(): Arguments | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        json: { type: "boolean", default: false },
        keywords: { type: "string", default: "" },
        url: { type: "string" },
        "allow-loopback": { type: "boolean", default: false },
      },
    });
    const [target, ...others] = positionals;
    if (target === undefined || others.length > 0) return null;
    const words = values.keywords.split(",").map((word) => word.trim());
    const keywords = words.filter((word) => word !== "").slice(0, MAX_KEYWORDS);
    return { target, json: values.json, keywords, url: values.url, allowLoopback: values["allow-loopback"] };
  } catch {
    return null;
  }
}

/** What is there as a file is read as one; everything else is an address. */
async function audit({ target, keywords, url, allowLoopback }: Arguments): Promise<Outcome> {
  // npm runs scripts in the project's folder and keeps the caller's in INIT_CWD.
  const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), target);
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) {
    const options = url === undefined ? { keywords } : { keywords, url };
    return { ok: true, report: await analyseFile(file, createNodeRewriter, options) };
  }
  const deps = {
    fetch,
    rewriter: createNodeRewriter,
    resolveHost: resolveBySystem,
    now: Date.now,
    allowLoopback,
    ownHosts: [],
    userAgent: crawlerUserAgent(owner.siteUrl),
    signal: new AbortController().signal,
  };
  const result = await analyseSite({ url: target, keywords }, deps, () => {});
  return result.ok ? result : { ok: false, message: problemMessages[result.code].detail };
}

function terminal() {
  const { stdout } = process;
  const width = Math.min(stdout.columns ?? MAX_WIDTH, MAX_WIDTH);
  return { width, color: stdout.isTTY === true && stdout.hasColors() };
}

process.exitCode = await main();

// `npm run audit -- <address or file>`: the SEO check in the terminal, with the Worker's own code.
// Exit code by band of the score: 0 good, 1 fair, 2 poor; 3 when there is none.
import { statSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { problemMessages } from "#content/messages.ts";
import { owner } from "#content/owner.ts";
import { type PageKind, pageKinds } from "#contract/page-kinds.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import { MAX_KEYWORDS } from "#contract/seo-request.ts";
import { analyseSite } from "#worker/seo/analyse-site.ts";
import { crawlerUserAgent } from "#worker/seo/fetch/fetch-page.ts";
import { formatAdviceScores, scoreAdvice } from "./audit/advice-readability.ts";
import { analyseFile } from "./audit/analyse-file.ts";
import { formatSiteTable } from "./audit/audit-site.ts";
import { formatReport, getBand } from "./audit/format-report.ts";
import { resolveBySystem } from "./audit/resolve-by-system.ts";
import { createNodeRewriter } from "./audit/rewriter-node.ts";

const NO_SCORE = 3;
/** Characters per line: longer ones are hard to read. */
const MAX_WIDTH = 100;

const USAGE = `Aufruf: npm run audit -- <https://ihre-website.de oder datei.html> [Optionen]
        npm run audit -- --site   alle Seiten dieser Website, eine Zeile je Seite (nach npm run build),
                                  und wie leicht sich der Rat der Befunde liest

  --json             der Bericht als JSON
  --keywords a,b     Suchbegriffe, durch Komma getrennt
  --kind ART         Art der Seite, wenn sie falsch erkannt wird: ${pageKinds.join(", ")}
  --url ADRESSE      Adresse, unter der die Datei veröffentlicht ist
  --allow-loopback   auch http auf diesem Rechner (localhost)

Ende mit 0 ab 80 Punkten, 1 ab 60, 2 darunter, 3 ohne Ergebnis.`;

interface Arguments {
  target: string;
  json: boolean;
  keywords: string[];
  kind: PageKind | undefined;
  url: string | undefined;
  allowLoopback: boolean;
}

type Outcome = { ok: true; report: SeoReport } | { ok: false; message: string };

/**
 * The exit code, after what there is to say has been said.
 * @param folder against which names of files are resolved
 */
export async function runAudit(
  argv: string[],
  folder: string,
  say: Pick<Console, "log" | "error"> = console,
): Promise<number> {
  if (argv.join() === "--site") {
    say.log(await formatSiteTable());
    say.log(`\n${formatAdviceScores(await scoreAdvice())}`);
    return 0;
  }
  const args = readArguments(argv);
  const outcome: Outcome = args ? await audit(args, folder) : { ok: false, message: USAGE };
  if (!args || !outcome.ok) {
    say.error(outcome.ok ? USAGE : outcome.message);
    return NO_SCORE;
  }
  const { report } = outcome;
  say.log(args.json ? JSON.stringify(report, null, 2) : formatReport(report, terminal()));
  return report.unscoredReason === undefined ? getBand(report.score).exitCode : NO_SCORE;
}

/** Null when they cannot be understood: the usage says more than a complaint. */
function readArguments(args: string[]): Arguments | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: "boolean", default: false },
        keywords: { type: "string", default: "" },
        kind: { type: "string" },
        url: { type: "string" },
        "allow-loopback": { type: "boolean", default: false },
      },
    });
    const [target, ...others] = positionals;
    if (target === undefined || others.length > 0) return null;
    const kind = pageKinds.find((known) => known === values.kind);
    if (kind !== values.kind) return null;
    const words = values.keywords.split(",").map((word) => word.trim());
    const keywords = words.filter((word) => word !== "").slice(0, MAX_KEYWORDS);
    const { json, url, "allow-loopback": allowLoopback } = values;
    return { target, json, keywords, kind, url, allowLoopback };
  } catch {
    return null;
  }
}

/** What is there as a file is read as one; everything else is an address. */
async function audit(
  { target, keywords, kind, url, allowLoopback }: Arguments,
  folder: string,
): Promise<Outcome> {
  const file = path.resolve(folder, target);
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) {
    const options = url === undefined ? { keywords, kind } : { keywords, kind, url };
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
  const result = await analyseSite({ url: target, keywords, kind }, deps, () => {});
  return result.ok ? result : { ok: false, message: problemMessages[result.code].detail };
}

function terminal() {
  const { stdout } = process;
  const width = Math.min(stdout.columns ?? MAX_WIDTH, MAX_WIDTH);
  return { width, color: stdout.isTTY === true && stdout.hasColors() };
}

// npm runs scripts in the project's folder and keeps the caller's in INIT_CWD.
if (process.argv[1] === path.resolve(import.meta.filename))
  process.exitCode = await runAudit(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());

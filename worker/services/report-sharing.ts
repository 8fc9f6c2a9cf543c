// What sharing a report needs, from settings and bindings. `printPdf` is null without a browser or without time for one print.
import type { BrowserWorker } from "@cloudflare/puppeteer";
import { SHARE_DAILY_LIMIT } from "#content/constants.ts";
import type { ErrorCode } from "#contract/problem.ts";
import type { Config } from "../config.ts";
import { toBase64 } from "../encoding.ts";
import { type Allowance, dailyAllowance, type SpendStores, unlimitedAllowance } from "../quota/allowance.ts";
import type { PaperFonts } from "../shared-reports/paper/document.ts";
import { createSeals, type Seals } from "../shared-reports/seals.ts";
import {
  createSharedReports,
  type SharedReportStore,
  type SharedReports,
  type StoredShare,
} from "../shared-reports/shared-reports.ts";
import { BROWSER_SECONDS_A_PRINT, browserSecondsOf, withinBrowserSeconds } from "./browser-seconds.ts";

export interface ReportSharing {
  sharedReports: SharedReports;
  seals: Seals;
  /** Reports that may still be shared today. @param visitor hashed name */
  sharedReportAllowance: (visitor: string) => Allowance;
  /** Where this site has the document's typefaces. */
  siteFonts: PaperFonts;
  printPdf: ((share: StoredShare, visitor: string, signal: AbortSignal) => Promise<PrintOutcome>) | null;
}

export type PrintOutcome = { ok: true; bytes: Uint8Array } | { ok: false; code: ErrorCode };

export interface SharingBindings {
  SHARED_REPORT: { getByName(name: string): SharedReportStore };
  SEO_QUOTA: SpendStores;
  ASSETS: Pick<Fetcher, "fetch">;
  BROWSER?: BrowserWorker;
}

const siteFonts: PaperFonts = { heading: "/paper-fonts/heading.woff2", text: "/paper-fonts/text.woff2" };

export function createReportSharing(config: Config, env: SharingBindings): ReportSharing {
  return {
    sharedReports: createSharedReports((name) => env.SHARED_REPORT.getByName(name), config.quotaSecret),
    seals: createSeals(config.quotaSecret),
    sharedReportAllowance: (visitor) =>
      config.rateLimits
        ? dailyAllowance(env.SEO_QUOTA, `shared reports of ${visitor}`, SHARE_DAILY_LIMIT, new Date())
        : unlimitedAllowance,
    siteFonts,
    printPdf: createPrint(config, env),
  };
}

function createPrint(config: Config, env: SharingBindings): ReportSharing["printPdf"] {
  const { BROWSER: binding } = env;
  if (!binding || config.browserDailySeconds < BROWSER_SECONDS_A_PRINT) return null;
  return async (share, visitor, signal) => {
    const [{ documentForPrint }, { printDocument }, fonts] = await Promise.all([
      import("../shared-reports/paper/for-print.ts"),
      import("../ports/browser/print-document.ts"),
      dataFonts(config, env.ASSETS),
    ]);
    const html = await documentForPrint(share, fonts);
    const print = (document: string, left: AbortSignal) => printDocument(binding, document, left);
    const limited = config.rateLimits
      ? withinBrowserSeconds(
          print,
          browserSecondsOf(config, env.SEO_QUOTA, visitor, new Date()),
          Date.now,
          BROWSER_SECONDS_A_PRINT,
        )
      : print;
    return limited(html, signal);
  };
}

/** The printing browser may fetch nothing: typefaces come along. */
async function dataFonts(config: Config, assets: SharingBindings["ASSETS"]): Promise<PaperFonts> {
  const load = async (path: string) => {
    const answer = await assets.fetch(`${config.siteOrigin}${path}`);
    // Printed in a typeface of the browser's then.
    return answer.ok ? `data:font/woff2;base64,${toBase64(await answer.arrayBuffer())}` : path;
  };
  const [heading, text] = await Promise.all([load(siteFonts.heading), load(siteFonts.text)]);
  return { heading, text };
}

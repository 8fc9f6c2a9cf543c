// What a browser check needs, from settings and bindings. Null without a browser or without time for one check: then none is offered.
import { readerNotes } from "#content/report/browser-check.ts";
import type { BrowserCheck, ReaderId } from "#contract/browser-check.ts";
import type { ErrorCode } from "#contract/problem.ts";
import type { OnReading, Readings, RenderedHtml } from "../browser-check/readings.ts";
import type { Config } from "../config.ts";
import { errorTrace, writeLog } from "../http/log.ts";
import { createVisitTokens, type VisitTokens } from "../visit-token.ts";
import { BROWSER_SECONDS_A_CHECK, browserSecondsOf, withinBrowserSeconds } from "./browser-seconds.ts";
import { browserDeps, loadCheckScript } from "./browser-visits.ts";
import type { RatingBindings } from "./design-rating.ts";
import { siteReading } from "./site-reading.ts";

export interface BrowserChecks {
  tokens: VisitTokens;
  /**
   * Expected failures are codes; only bugs throw. Aborted, it ends once the browser is released.
   * @param visitor hashed name @param onPart told of each part as soon as it is there
   */
  check(
    order: { url: string; readers: readonly ReaderId[]; visitor: string },
    signal: AbortSignal,
    onPart: (id: ReaderId) => void,
  ): Promise<{ ok: true; check: BrowserCheck } | { ok: false; code: ErrorCode }>;
}

export type CheckBindings = Pick<RatingBindings, "BROWSER" | "SEO_QUOTA"> & {
  ASSETS: Pick<Fetcher, "fetch">;
};

type Parts = Pick<BrowserCheck, ReaderId>;

export function createBrowserChecks(config: Config, env: CheckBindings): BrowserChecks | null {
  const { BROWSER: binding } = env;
  if (!binding || config.browserDailySeconds < BROWSER_SECONDS_A_CHECK) return null;
  return {
    tokens: createVisitTokens(
      config.quotaSecret,
      (id) => env.SEO_QUOTA.getByName(`browser token ${id}`),
      Date.now,
      "browser token",
    ),
    async check({ url, readers, visitor }, signal, onPart) {
      const [
        { createCheckPage, CHECK_TOTAL_MS },
        { judgeAccessibility },
        { judgeConsent },
        { judgeKeyboard },
        { judgeMends },
        { judgeReflow },
        { judgeSpeed },
      ] = await Promise.all([
        import("../ports/browser/check-page.ts"),
        import("../browser-check/accessibility/judge-accessibility.ts"),
        import("../consent/judge-consent.ts"),
        import("../browser-check/keyboard/judge-keyboard.ts"),
        import("../browser-check/mends/judge-mends.ts"),
        import("../browser-check/reflow/judge-reflow.ts"),
        import("../browser-check/speed/judge-speed.ts"),
      ]);
      const loadScript = (name: string) => loadCheckScript(env.ASSETS, config.siteOrigin, name);
      const checkPage = createCheckPage({
        ...browserDeps(config, env, binding),
        loadScript,
        totalMs: CHECK_TOTAL_MS,
      });
      const visit = config.rateLimits
        ? withinBrowserSeconds(
            checkPage,
            browserSecondsOf(config, env.SEO_QUOTA, visitor, new Date()),
            Date.now,
            BROWSER_SECONDS_A_CHECK,
          )
        : checkPage;
      const judges: { [Id in ReaderId]: (reading: Readings[Id]) => Promise<Parts[Id]> } = {
        rendered: (reading) => compareWithRaw(config, env, url, reading, signal),
        accessibility: async (reading) => ({ result: judgeAccessibility(reading), note: null }),
        consent: async (reading) => ({ result: judgeConsent(reading), note: null }),
        keyboard: async (reading) => ({ result: judgeKeyboard(reading), note: null }),
        mends: async (reading) => ({ result: judgeMends(reading), note: null }),
        reflow: async (reading) => ({ result: judgeReflow(reading), note: null }),
        speed: async (reading) => ({ result: judgeSpeed(reading), note: null }),
      };
      const parts: Parts = {
        rendered: null,
        accessibility: null,
        consent: null,
        keyboard: null,
        mends: null,
        reflow: null,
        speed: null,
      };
      const judged: Promise<void>[] = [];
      const keep: OnReading = (id, outcome) => {
        const part = outcome.ok
          ? judges[id](outcome.reading).catch((error: Error) => {
              // A fault of ours, and no reason to lose the other parts.
              writeLog({ event: "exception", ...errorTrace(error) });
              return noPart("internal");
            })
          : Promise.resolve(noPart(outcome.code));
        judged.push(
          part.then((one) => {
            Object.assign(parts, { [id]: one });
            onPart(id);
          }),
        );
      };
      const visited = await visit(url, readers, signal, keep);
      if (!visited.ok) return visited;
      await Promise.all(judged);
      return { ok: true, check: { url: visited.url, checkedAt: new Date().toISOString(), ...parts } };
    },
  };
}

function noPart(code: ErrorCode): { result: null; note: string } {
  return { result: null, note: code === "target-too-slow" ? readerNotes.tooSlow : readerNotes.notRead };
}

/** The page once more without a browser, beside what the browser made of it. */
async function compareWithRaw(
  config: Config,
  env: CheckBindings,
  url: string,
  reading: RenderedHtml,
  signal: AbortSignal,
): Promise<Parts["rendered"]> {
  const [{ analyseSite }, { readRenderedPage }, { compareRendered }] = await Promise.all([
    import("../seo/analyse-site.ts"),
    import("../seo/rendered/read-rendered-page.ts"),
    import("../seo/rendered/compare-rendered.ts"),
  ]);
  const { requests, ...deps } = siteReading(config, env);
  try {
    const raw = await analyseSite({ url }, { ...deps, signal }, () => {});
    if (!raw.ok) return { result: null, note: readerNotes.noRaw };
    const rendered = await readRenderedPage(raw.facts, reading, deps.rewriter);
    return { result: compareRendered(raw, rendered), note: null };
  } finally {
    await requests.refund();
  }
}

// An analysis that outlives its caller: the page finds its report under the id it sent along.
import type { SeoReport } from "#contract/seo-report.ts";
import { errorTrace } from "../http/log.ts";
import type { KeptOutcome, KeptRun } from "../seo/kept-report/kept-reports.ts";
import type { Services } from "../services/services.ts";
import type { FailedRun } from "./counted-run.ts";

type Keeping = Pick<Services, "keptReports" | "log">;
type Outcome = { ok: true; report: SeoReport } | FailedRun;

/**
 * Runs an analysis and keeps what comes of it. `work` gets the signal that stops it: without an id when the visitor
 * leaves, with one only when he has cancelled. An analysis is never lost over the keeping.
 * @param id null: nothing is kept
 */
export async function runKept(
  services: Keeping,
  requestId: string,
  { id, left }: { id: string | null; left: AbortSignal },
  work: (stop: AbortSignal) => Promise<Outcome>,
): Promise<Outcome> {
  const attempt = async <T>(step: Promise<T>, instead: T): Promise<T> =>
    step.catch((error: Error) => {
      services.log({ event: "exception", requestId, ...errorTrace(error) });
      return instead;
    });
  const kept = id === null || left.aborted ? null : await attempt(services.keptReports.begin(id), null);
  if (kept === null) return work(left);
  const outcome = await work(onceUnwanted(kept, left));
  const came: KeptOutcome = outcome.ok
    ? outcome
    : { ok: false, code: outcome.code === "left" ? "internal" : outcome.code };
  const isWanted = await attempt(kept.finish(came), true);
  return isWanted ? outcome : { ok: false, code: "left" };
}

/** ms before each look for a cancellation: it may arrive later than the end of the connection. */
const LOOKS_MS = [0, 1_000];

/** A connection that ends is no decision. */
function onceUnwanted(kept: KeptRun, left: AbortSignal): AbortSignal {
  const stop = new AbortController();
  const look = async () => {
    for (const pause of LOOKS_MS) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      // Where that cannot be told the analysis goes on: it is short.
      if (!(await kept.isWanted().catch(() => true))) stop.abort();
    }
  };
  left.addEventListener("abort", () => void look());
  return stop.signal;
}

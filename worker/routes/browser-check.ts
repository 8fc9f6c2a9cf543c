// POST /functions/v1/browser-check: a page whose analysis was counted, read in a browser by several readers; as JSON or as a stream.
import { Hono } from "hono";
import { browserTokenFaults } from "#content/messages.ts";
import { readerLabels } from "#content/report/browser-check.ts";
import {
  type BrowserCheck,
  type BrowserCheckProgress,
  browserCheckRequestSchema,
  type ReaderId,
  readerIds,
} from "#contract/browser-check.ts";
import type { ErrorCode } from "#contract/problem.ts";
import { clientClosedResponse, keepRunningAfterDisconnect } from "../http/client-disconnect.ts";
import type { ApiCall, ApiContext } from "../http/context.ts";
import { wantsEvents } from "../http/event-stream.ts";
import { keyCheck } from "../http/key-check.ts";
import { onlyMethods, problem } from "../http/problem.ts";
import { tooManyCalls } from "../http/rate-limits.ts";
import { readJson } from "../http/request-body.ts";
import { withinTime } from "../http/time-limit.ts";
import type { BrowserChecks } from "../services/browser-checks.ts";
import type { Services } from "../services/services.ts";
import { answerEvents } from "./answer-events.ts";
import { cutOff, runCounted } from "./counted-run.ts";
import { isSpent, pauseBefore, refusalDetails } from "./visit-refusals.ts";

/** The longest request the contract allows, every character escaped. */
const MAX_BODY_BYTES = 16 * 1024;

export function browserCheckRoute(services: Services) {
  return new Hono<ApiContext>()
    .post("/", keyCheck(services.publicKey), async (c) => {
      const { browserChecks } = services;
      if (browserChecks === null) return problem(c, "not-configured");
      const body = await readJson(c.req.raw, browserCheckRequestSchema, MAX_BODY_BYTES);
      if (!body.ok) return problem(c, body.code, body.details);
      if (!(await services.limits.design(c.get("visitor")))) return tooManyCalls(c);
      const { url, browserToken, readers = readerIds } = body.value;
      const use = await browserChecks.tokens.redeem(browserToken, url);
      if (!use.ok) return problem(c, "analysis-needed", refusalDetails(use.why, browserTokenFaults));
      const order = { url, readers, visitor: c.get("visitor") };
      const restore = (code: ErrorCode | "left") => (isSpent(code) ? use.withdraw() : use.restore());
      const job = { browserChecks, order, restore };
      if (!wantsEvents(c.req.header("Accept"))) return answerJson(c, services, job);
      return answerEvents<Checked, BrowserCheckProgress>(
        c,
        services,
        (left, onProgress) => check(c, services, job, left, onProgress),
        (done) => done.check,
      );
    })
    .all("/", onlyMethods("POST"));
}

type Checked = { ok: true; check: BrowserCheck };

interface Job {
  browserChecks: BrowserChecks;
  order: Parameters<BrowserChecks["check"]>[0];
  /** Gives the token's use back. */
  restore: (code: ErrorCode | "left") => Promise<void>;
}

async function answerJson(c: ApiCall, services: Services, job: Job): Promise<Response> {
  const run = check(c, services, job, c.req.raw.signal, () => {});
  keepRunningAfterDisconnect(c, run);
  const outcome = await run;
  if (outcome.ok) return c.json(outcome.check);
  if (outcome.code === "left") return clientClosedResponse();
  return problem(c, outcome.code, pauseBefore(outcome.code));
}

function check(
  c: ApiCall,
  services: Services,
  { browserChecks, order, restore }: Job,
  left: AbortSignal,
  onProgress: (progress: BrowserCheckProgress) => void,
) {
  return runCounted(services, {
    event: "browser-check",
    requestId: c.get("requestId"),
    restore,
    run: async () => {
      const progress = progressOf(order.readers, onProgress);
      const work = (signal: AbortSignal) => {
        const run = browserChecks.check(order, signal, progress);
        // Else the browser would stay open, and its time and the token be used up.
        keepRunningAfterDisconnect(c, run);
        return run;
      };
      const ended = await withinTime(work, left, services.times.browserCheckMs);
      if (ended.kind !== "finished") return cutOff(ended);
      const { value } = ended;
      if (!value.ok) return value;
      return { ok: true, check: await services.sharing.seals.seal("check", order.url, value.check) };
    },
  });
}

/** Told of each part that is there, tells what comes next. */
function progressOf(
  readers: readonly ReaderId[],
  onProgress: (progress: BrowserCheckProgress) => void,
): (done: ReaderId) => void {
  const waiting = new Set(readerIds.filter((id) => readers.includes(id)));
  const all = waiting.size;
  const tell = () => {
    const [next] = waiting;
    if (next)
      onProgress({ percent: Math.round(5 + 90 * (1 - waiting.size / all)), label: readerLabels[next] });
  };
  tell();
  return (done) => {
    waiting.delete(done);
    tell();
  };
}

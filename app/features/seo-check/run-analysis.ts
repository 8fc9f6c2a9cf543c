// One analysis from click to toast. Everything outside comes in as Deps, so the order of steps can be tested alone.
import { flowToasts, noData } from "#content/pages/seo-check.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import type { SeoProgress, SeoRequest } from "#contract/seo-request.ts";
import { ApiError } from "../../api-client.ts";
import type { ToastMessage } from "../../ui/toast-store.ts";
import type { FlowEvent } from "./flow.ts";

export interface Order {
  url: string;
  keywords: string[] | undefined;
  rateDesign: boolean;
  wholeSite: boolean;
}

export interface Deps {
  send: (event: FlowEvent) => void;
  toast: (message: ToastMessage) => void;
  usage: {
    isUsedUp: () => boolean;
    add: () => void;
    /** Undoes add, never below 0. */
    takeBack: () => void;
    /** The server knows better: nothing left today. */
    exhaust: () => void;
  };
  analyse: (
    request: SeoRequest,
    signal: AbortSignal,
    onProgress: (progress: SeoProgress) => void,
  ) => Promise<unknown>;
  rateDesign: (request: { url: string; designToken?: string }, signal: AbortSignal) => Promise<unknown>;
  /** Fetches the code that shows a report, and a crawl where one was asked for. */
  prepareReport: (order: Order) => Promise<unknown>;
}

/** Never rejects. `signal` aborts when the visitor cancels or leaves: then nothing is said. */
export async function runAnalysis(order: Order, deps: Deps, signal: AbortSignal): Promise<void> {
  if (deps.usage.isUsedUp()) {
    deps.toast(flowToasts.usedUp);
    return;
  }
  deps.usage.add();
  deps.send({ type: "started", url: order.url });
  const report = await analyse(order, deps, signal);
  if (!report) return;
  deps.send({ type: "reported", report, ratingFollows: order.rateDesign });
  const rated = order.rateDesign && (await rate(order, report, deps, signal));
  if (signal.aborted) return;
  deps.toast(rated ? flowToasts.doneWithDesign : flowToasts.done);
}

async function analyse(order: Order, deps: Deps, signal: AbortSignal): Promise<SeoReport | null> {
  try {
    // At once, beside the call: the report opens without a second wait.
    const prepared = deps.prepareReport(order);
    prepared.catch(() => {});
    const answer = await deps.analyse(requestOf(order), signal, (progress) =>
      deps.send({ type: "progressed", progress }),
    );
    if (isEmpty(answer)) throw new ApiError(noData);
    await prepared;
    return answer as SeoReport;
  } catch (error) {
    deps.usage.takeBack();
    if (signal.aborted) {
      deps.send({ type: "stopped" });
    } else if (error instanceof ApiError && error.code === "quota-exhausted") {
      deps.usage.exhaust();
      deps.send({ type: "stopped" });
      deps.toast(flowToasts.usedUp);
    } else {
      deps.send({ type: "failed", message: plainMessage(error) });
      deps.toast(flowToasts.failed(failureMessage(error)));
    }
    return null;
  }
}

/** What was not asked for is not named. */
function requestOf({ url, keywords, wholeSite }: Order): SeoRequest {
  return { url, ...(keywords && { keywords }), ...(wholeSite && { wholeSite }) };
}

async function rate(order: Order, report: SeoReport, deps: Deps, signal: AbortSignal): Promise<boolean> {
  const { designToken } = report;
  try {
    const visualDesign = await deps.rateDesign(
      designToken === undefined ? { url: order.url } : { url: order.url, designToken },
      signal,
    );
    if (!isRating(visualDesign)) throw new ApiError(noData);
    deps.send({ type: "rated", visualDesign });
    return true;
  } catch {
    deps.send({ type: "rated" });
    if (!signal.aborted) deps.toast(flowToasts.designFailed);
    return false;
  }
}

/** null, nothing, a bare value or an object without any field. */
function isEmpty(answer: unknown): boolean {
  return typeof answer !== "object" || answer === null || Object.keys(answer).length === 0;
}

/** Without aspects there is nothing to show; all else may be missing (an older server). */
function isRating(answer: unknown): boolean {
  return !isEmpty(answer) && !isEmpty((answer as { designAspects?: unknown }).designAspects);
}

/** Only expected failures speak German; a bug's English message stays out of sight. */
function failureMessage(error: unknown): string {
  return (error instanceof ApiError && error.message) || flowToasts.fallback;
}

function plainMessage(error: unknown): string {
  return (error instanceof ApiError && error.detail) || flowToasts.fallback;
}

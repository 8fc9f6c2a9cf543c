// One analysis from click to toast. Side effects come in as Deps so that the order can be tested.
import { flowToasts, keptTexts, noData } from "#content/pages/seo-check.ts";
import type { ErrorCode } from "#contract/problem.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import type { SeoProgress, SeoRequest } from "#contract/seo-request.ts";
import { ApiError } from "../../api-client.ts";
import type { ToastMessage } from "../../ui/toast-store.ts";
import type { FlowEvent } from "./flow.ts";
import type { Found } from "./kept/find-report.ts";
import { mendUnreachable } from "./mend-address.ts";

export interface AnalysisInput {
  url: string;
  keywords: string[] | undefined;
  rateDesign: boolean;
  wholeSite: boolean;
  /** Checked in the browser when everything else has ended. */
  inBrowser: boolean;
}

export interface Deps {
  send: (event: FlowEvent) => void;
  toast: (message: ToastMessage) => void;
  usage: {
    isUsedUp: () => boolean;
    add: () => void;
    /** Undoes `add`, never below 0. */
    takeBack: () => void;
    /** The server says that nothing is left today. */
    exhaust: () => void;
  };
  analyse: (
    request: SeoRequest,
    signal: AbortSignal,
    onProgress: (progress: SeoProgress) => void,
  ) => Promise<unknown>;
  rateDesign: (request: { url: string; designToken?: string }, signal: AbortSignal) => Promise<unknown>;
  prepareReport: (input: AnalysisInput) => Promise<unknown>;
  /** Asks the server for an analysis whose connection broke. `isPatient`: more than once. */
  find: (signal: AbortSignal, isPatient: boolean) => Promise<Found>;
}

/** Reason of an abort when the page is left: unlike a cancelled analysis this one goes on, and counts. */
export const pageLeft = "page left";

/** Nobody knows what became of the analysis. */
class OpenEnd extends ApiError {}

/** Never rejects. After an abort nothing is reported. */
export async function runAnalysis(input: AnalysisInput, deps: Deps, signal: AbortSignal): Promise<void> {
  if (deps.usage.isUsedUp()) {
    deps.toast(flowToasts.usedUp);
    return;
  }
  deps.usage.add();
  deps.send({ type: "started", url: input.url });
  const report = await analyse(input, deps, signal);
  if (!report) return;
  deps.send({ type: "reported", report, ratingFollows: input.rateDesign });
  const rated = input.rateDesign && (await rate(input, report, deps, signal));
  if (signal.aborted) return;
  deps.toast(rated ? flowToasts.doneWithDesign : flowToasts.done);
}

async function analyse(input: AnalysisInput, deps: Deps, signal: AbortSignal): Promise<SeoReport | null> {
  try {
    // Starts with the call, so that the report opens without another wait.
    const prepared = deps.prepareReport(input);
    prepared.catch(() => {});
    const answer = await reachReport(input, deps, signal);
    if (isEmpty(answer)) throw new ApiError(noData);
    await prepared;
    return answer as SeoReport;
  } catch (error) {
    if (signal.aborted && signal.reason === pageLeft) return null;
    deps.usage.takeBack();
    if (signal.aborted) {
      deps.send({ type: "stopped" });
    } else if (error instanceof ApiError && error.code === "quota-exhausted") {
      deps.usage.exhaust();
      deps.send({ type: "stopped" });
      deps.toast(flowToasts.usedUp);
    } else {
      deps.send({ type: "failed", message: failureDetail(error), ...moreOf(error, input) });
      deps.toast(flowToasts.failed(failureMessage(error)));
    }
    return null;
  }
}

/** The answer of the analysis, over another connection where the first one breaks. */
async function reachReport(input: AnalysisInput, deps: Deps, signal: AbortSignal): Promise<unknown> {
  let hasBegun = false;
  const broken = await deps
    .analyse(toRequest(input), signal, (progress) => {
      hasBegun = true;
      deps.send({ type: "progressed", progress });
    })
    .then(
      (answer) => (isEmpty(answer) ? new ApiError(noData) : { answer }),
      (error: unknown) => error,
    );
  if (!(broken instanceof Error) && !signal.aborted && hasAnswer(broken)) return broken.answer;
  if (signal.aborted || !isBroken(broken)) throw broken;
  deps.send({ type: "broken", label: keptTexts.rejoining });
  const found = await deps.find(signal, hasBegun);
  if (found.outcome === "report") return found.answer;
  if (found.outcome === "failed") throw found.error;
  if (found.outcome === "lost" && hasBegun) throw new OpenEnd(broken.message);
  throw broken;
}

function hasAnswer(value: unknown): value is { answer: unknown } {
  return typeof value === "object" && value !== null && "answer" in value;
}

/** No word from the server that the analysis has ended. */
function isBroken(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === undefined && error.status === undefined;
}

/** The address may be misspelt: nobody answers there. */
const ADDRESS_FAILURES: readonly (ErrorCode | undefined)[] = ["target-unreachable", "bad-address"];

function moreOf(error: unknown, { url }: AnalysisInput) {
  if (error instanceof OpenEnd) return { isOpen: true };
  const isAddress = error instanceof ApiError && ADDRESS_FAILURES.includes(error.code);
  const mend = isAddress ? mendUnreachable(url) : null;
  return mend ? { mend } : {};
}

function toRequest({ url, keywords, wholeSite }: AnalysisInput): SeoRequest {
  return { url, ...(keywords && { keywords }), ...(wholeSite && { wholeSite }) };
}

export async function rate(
  input: AnalysisInput,
  report: SeoReport,
  deps: Pick<Deps, "send" | "toast" | "rateDesign">,
  signal: AbortSignal,
): Promise<boolean> {
  const { designToken } = report;
  try {
    const visualDesign = await deps.rateDesign(
      designToken === undefined ? { url: input.url } : { url: input.url, designToken },
      signal,
    );
    if (!isRating(visualDesign)) throw new ApiError(noData);
    deps.send({ type: "rated", visualDesign });
    return true;
  } catch (error) {
    deps.send({ type: "rated" });
    if (!signal.aborted) deps.toast(designFailure(error));
    return false;
  }
}

/** Refused before anything was tried: the detail says what to do. */
const SELF_EXPLANATORY: readonly (ErrorCode | undefined)[] = [
  "analysis-needed",
  "rate-limited",
  "browser-share-spent",
  "browser-spent",
];

function designFailure(error: unknown): ToastMessage {
  return error instanceof ApiError && SELF_EXPLANATORY.includes(error.code)
    ? flowToasts.designRefused(error.detail)
    : flowToasts.designFailed;
}

export function isEmpty(answer: unknown): boolean {
  return typeof answer !== "object" || answer === null || Object.keys(answer).length === 0;
}

/** Without aspects there is nothing to show; older servers may omit the rest. */
function isRating(answer: unknown): boolean {
  return !isEmpty(answer) && !isEmpty((answer as { designAspects?: unknown }).designAspects);
}

/** Only expected failures have a German message. */
export function failureMessage(error: unknown): string {
  return (error instanceof ApiError && error.message) || flowToasts.fallback;
}

export function failureDetail(error: unknown): string {
  return (error instanceof ApiError && error.detail) || flowToasts.fallback;
}

// Every request of a tab stops here before it leaves, redirects included, and every document again before it is shown.
import type { CDPEvents, CDPSession } from "@cloudflare/puppeteer";
import type { ErrorCode } from "#contract/problem.ts";
import type { CaptureFacts } from "../../design/page-snapshot.ts";
import { quietly } from "./capture-failure.ts";
import { contain } from "./containment.ts";
import type { JudgeRequest } from "./judge-request.ts";
import type { RequestLimits } from "./request-limits.ts";
import type { TabState } from "./tab-state.ts";

export interface WatchDeps {
  judge: JudgeRequest;
  now: () => number;
  facts: CaptureFacts;
  state: TabState;
  limits: RequestLimits;
  fail: (code: ErrorCode) => void;
  changed: () => void;
}

/** The visit itself, and one page it leads on to by script or meta refresh. */
const MAX_PAGES = 2;
const OFFLINE = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const HTML_TYPES = ["", "text/html", "application/xhtml+xml"];
const NO_CONTENT = [204, 205];
const SPECULATION = "speculation-rules";
const FIRST_ERROR_STATUS = 400;

type Paused = CDPEvents["Fetch.requestPaused"];
type Headers = NonNullable<Paused["responseHeaders"]>;

/** Watches one process of the page: the tab's own session, and one for frames of each other site. */
export async function watchRequests(session: CDPSession, deps: WatchDeps): Promise<void> {
  const { state } = deps;
  session.on("Fetch.requestPaused", (event) => {
    state.paused.set(event.requestId, session);
    const isAnswer = event.responseStatusCode !== undefined || event.responseErrorReason !== undefined;
    const judging = isAnswer ? judgeAnswer(session, event, deps) : judgeRequest(session, event, deps);
    quietly(judging.finally(() => state.paused.delete(event.requestId)));
  });
  session.on("Network.requestWillBeSent", ({ requestId }) => {
    state.inFlight.add(requestId);
    state.lastTraffic = deps.now();
  });
  const ended = (requestId: string) => {
    state.inFlight.delete(requestId);
    state.lastTraffic = deps.now();
    state.ended.add(requestId);
    deps.changed();
  };
  session.on("Network.dataReceived", ({ encodedDataLength }) => {
    if (deps.limits.allowBytes(encodedDataLength) || state.isSpent) return;
    state.isSpent = true;
    deps.facts.leftOut += 1;
    block(session, ["*"]);
    // What is under way ends, too, streams of scripts included: an answer without end would go on for ever.
    quietly(session.send("Network.emulateNetworkConditions", OFFLINE));
    quietly(session.send("Page.stopLoading"));
  });
  session.on("Network.loadingFinished", ({ requestId }) => ended(requestId));
  session.on("Network.loadingFailed", ({ requestId }) => ended(requestId));
  await Promise.all([
    contain(session),
    // Bodies stay where they are.
    session.send("Network.enable", { maxTotalBufferSize: 0, maxResourceBufferSize: 0 }),
    session.send("Fetch.enable", {
      patterns: [
        { urlPattern: "*", requestStage: "Request" },
        { urlPattern: "*", resourceType: "Document", requestStage: "Response" },
      ],
    }),
  ]);
}

/**
 * Ends the processes of a page, whose last requests have all been told of when this resolves. Only asked to stop, a busy page goes on
 * asking while its tab closes, and what then waits is released unjudged. A page that hangs ends as well.
 */
export async function endRenderers(
  tab: CDPSession,
  sessions: Iterable<CDPSession>,
  { isCrashed }: TabState,
): Promise<void> {
  if (isCrashed) return;
  await new Promise<void>((resolve) => {
    tab.once("Inspector.targetCrashed", () => resolve());
    // Where this is refused, the page ends with its document.
    for (const session of sessions)
      session.send("Page.crash").catch(() => {
        if (session === tab) resolve();
      });
  });
}

/** Refuses all that waits. Must precede closing a tab: a closed connection releases it. */
export async function refuseWaiting({ paused }: TabState): Promise<void> {
  while (paused.size > 0) {
    const refusals = [...paused].map(async ([requestId, session]) => {
      await session.send("Fetch.failRequest", { requestId, errorReason: "Aborted" }).catch(() => {});
      paused.delete(requestId);
    });
    await Promise.all(refusals);
  }
}

async function judgeRequest(session: CDPSession, event: Paused, deps: WatchDeps): Promise<void> {
  const { state, facts } = deps;
  const isPage = isOfPage(event, state);
  const refuse = (errorReason: "Aborted" | "BlockedByClient") =>
    session.send("Fetch.failRequest", { requestId: event.requestId, errorReason });
  // A redirect stops here again under the same network id, and belongs to the visit that led to it.
  if (isPage && event.redirectedRequestId === undefined) state.visits += 1;
  if (state.isFrozen || (isPage && state.visits > MAX_PAGES)) return refuse("Aborted");
  const check = await deps.judge(event.request.url, isPage);
  if (check.ok) {
    // What stands in the address, or in the page itself, asks nobody.
    const isInner = !/^https?:/i.test(event.request.url);
    if (!isInner && (state.isSpent || !deps.limits.allowRequest(event.request.url))) {
      facts.leftOut += 1;
      const blockedPatterns = deps.limits.blockedPatterns();
      if (blockedPatterns.length !== state.blockedPatterns) block(session, blockedPatterns);
      state.blockedPatterns = blockedPatterns.length;
      return refuse("Aborted");
    }
    if (event.networkId !== undefined) state.allowed.add(event.networkId);
    return session.send("Fetch.continueRequest", { requestId: event.requestId });
  }
  facts.refusedRequests += 1;
  if (isPage && state.documents === 0) deps.fail(check.code);
  // "Aborted" leaves the document that is there; other reasons would put an error page in its place.
  return refuse(event.resourceType === "Document" ? "Aborted" : "BlockedByClient");
}

/** Keeps thousands more from being intercepted one by one. */
function block(session: CDPSession, patterns: string[]): void {
  quietly(session.send("Network.setBlockedURLs", { urls: patterns }));
}

async function judgeAnswer(session: CDPSession, event: Paused, deps: WatchDeps): Promise<void> {
  const { requestId, responseStatusCode: status, responseHeaders: headers = [] } = event;
  const letThrough = () => session.send("Fetch.continueResponse", { requestId });
  if (status === undefined || isRedirect(status, headers)) return letThrough();
  const isPage = isOfPage(event, deps.state);
  const isDownload = /^\s*attachment/i.test(headerOf(headers, "content-disposition"));
  if (isDownload) deps.facts.downloads += 1;
  const fault = isPage ? faultOf(status, headers, isDownload) : null;
  if (fault && deps.state.documents === 0) deps.fail(fault);
  if (fault || isDownload || deps.state.isFrozen) {
    return session.send("Fetch.failRequest", { requestId, errorReason: "Aborted" });
  }
  // Of the headers that make a browser fetch by itself, this one is still looked at after us.
  if (headerOf(headers, SPECULATION) === "") return letThrough();
  return session.send("Fetch.continueResponse", {
    requestId,
    responseCode: status,
    responseHeaders: headers.filter(({ name }) => name.toLowerCase() !== SPECULATION),
  });
}

/** What the most frequent errors mean to whoever asked for the page. */
const ERROR_CODES: ReadonlyMap<number, ErrorCode> = new Map([
  [404, "page-missing"],
  [410, "page-missing"],
  [401, "page-locked"],
  [403, "page-locked"],
  [429, "page-locked"],
  [451, "page-locked"],
]);

function faultOf(status: number, headers: Headers, isDownload: boolean): ErrorCode | null {
  if (status >= FIRST_ERROR_STATUS) return ERROR_CODES.get(status) ?? "page-failing";
  if (NO_CONTENT.includes(status)) return "empty-page";
  const type = headerOf(headers, "content-type").split(/[;,]/)[0]?.trim().toLowerCase() ?? "";
  return isDownload || !HTML_TYPES.includes(type) ? "not-html" : null;
}

function isOfPage(event: Paused, state: TabState): boolean {
  return event.resourceType === "Document" && event.frameId === state.mainFrame;
}

function isRedirect(status: number, headers: Headers): boolean {
  return [301, 302, 303, 307, 308].includes(status) && headerOf(headers, "location") !== "";
}

function headerOf(headers: Headers, name: string): string {
  return headers.find((header) => header.name.toLowerCase() === name)?.value ?? "";
}

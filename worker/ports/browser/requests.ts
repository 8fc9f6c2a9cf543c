// Every request of a tab stops here before it leaves, redirects included, and every document again before it is shown.
import type { CDPEvents, CDPSession } from "@cloudflare/puppeteer";
import type { ErrorCode } from "#contract/problem.ts";
import type { CaptureFacts } from "../../design/page-snapshot.ts";
import { quietly } from "./capture-failure.ts";
import { contain } from "./containment.ts";
import type { JudgeRequest } from "./judge-request.ts";
import type { TabState } from "./tab-state.ts";

export interface WatchDeps {
  judge: JudgeRequest;
  now: () => number;
  facts: CaptureFacts;
  state: TabState;
  fail: (code: ErrorCode) => void;
  changed: () => void;
}

/** Pages of ordinary size make a hundred; what comes later is not fetched. */
const MAX_REQUESTS = 400;
/** The visit itself, and one page it leads on to by script or meta refresh. */
const MAX_PAGES = 2;
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
    const isAnswer = event.responseStatusCode !== undefined || event.responseErrorReason !== undefined;
    quietly(isAnswer ? judgeAnswer(session, event, deps) : judgeRequest(session, event, deps));
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

async function judgeRequest(session: CDPSession, event: Paused, deps: WatchDeps): Promise<void> {
  const { state, facts } = deps;
  const isPage = isOfPage(event, state);
  const refuse = (errorReason: "Aborted" | "BlockedByClient") =>
    session.send("Fetch.failRequest", { requestId: event.requestId, errorReason });
  // A redirect stops here again under the same network id, and belongs to the visit that led to it.
  if (isPage && event.redirectedRequestId === undefined) state.visits += 1;
  state.requests += 1;
  // Thousands more need not come here one by one.
  if (state.requests === MAX_REQUESTS) quietly(session.send("Network.setBlockedURLs", { urls: ["*"] }));
  if (state.isFrozen || state.requests > MAX_REQUESTS || (isPage && state.visits > MAX_PAGES)) {
    return refuse("Aborted");
  }
  const check = await deps.judge(event.request.url, isPage);
  if (check.ok) return session.send("Fetch.continueRequest", { requestId: event.requestId });
  facts.refusedRequests += 1;
  if (isPage && state.documents === 0) deps.fail(check.code);
  // "Aborted" leaves the document that is there; other reasons would put an error page in its place.
  return refuse(event.resourceType === "Document" ? "Aborted" : "BlockedByClient");
}

/** Documents only. */
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

function faultOf(status: number, headers: Headers, isDownload: boolean): ErrorCode | null {
  if (status >= FIRST_ERROR_STATUS) return "target-unreachable";
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

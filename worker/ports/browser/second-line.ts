// Behind the interception of requests: a refused address in the network log or in any frame discards the visit.
import type { CDPEvents, CDPSession } from "@cloudflare/puppeteer";
import type { AddressRules } from "../../address-guard/public-address.ts";
import { isPublicIp } from "../../address-guard/public-ip.ts";
import type { JudgeRequest } from "./judge-request.ts";
import type { TabState } from "./tab-state.ts";

export interface SecondLineDeps {
  judge: JudgeRequest;
  state: TabState;
  mayAnswer: (ip: string, port: number) => boolean;
  discard: () => void;
}

type Frame = CDPEvents["Page.frameNavigated"]["frame"];

/** Unintercepted requests to public addresses; a page that makes more does so on purpose. */
export const MAX_UNINTERCEPTED = 5;
/** What a document shows without asking the net for it. */
const INNER_DOCUMENT = /^(?:about|data|blob|chrome-error):/i;

/** Watches one session of a tab; everything that is still being judged is in `state.judging`. */
export function watchArrivals(session: CDPSession, deps: SecondLineDeps): void {
  session.on("Page.frameNavigated", ({ frame }) => judgeFrame(frame, deps));
  // Chromium follows these hints (RFC 8297) before the answer is there, and asks nobody.
  session.on("Network.responseReceivedEarlyHints", ({ headers }) => {
    for (const url of hintedAddresses(headers)) judgeLater(url, deps);
  });
  // Pictures and sheets that the page has already had.
  session.on("Network.requestServedFromCache", ({ requestId }) => {
    deps.state.cached.add(requestId);
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const { remoteIPAddress: ip, remotePort: port = 0, url } = response;
    if (ip && !deps.mayAnswer(ip, port)) return deps.discard();
    if (!/^https?:/i.test(url)) return;
    if (deps.state.allowed.has(requestId) || deps.state.cached.has(requestId)) return;
    deps.state.unintercepted += 1;
    if (deps.state.unintercepted > MAX_UNINTERCEPTED) return deps.discard();
    judgeLater(url, deps);
  });
}

/** Absolute addresses in the Link headers of a hint; what is relative lies on the page's own host, which was judged. */
export function hintedAddresses(headers: Record<string, string>): string[] {
  const links = Object.entries(headers).filter(([name]) => name.toLowerCase() === "link");
  const targets = links.flatMap(([, value]) =>
    [...value.matchAll(/<([^<>]*)>/g)].map(([, target = ""]) => target.trim()),
  );
  return targets
    .map((target) => (target.startsWith("//") ? `https:${target}` : target))
    .filter((target) => /^https?:/i.test(target));
}

/** A network document counts only if its request was intercepted; a prefetch cache bypasses that. */
export function judgeFrame({ url, loaderId }: Pick<Frame, "url" | "loaderId">, deps: SecondLineDeps): void {
  if (url === "" || INNER_DOCUMENT.test(url)) return;
  if (deps.state.allowed.has(loaderId)) judgeLater(url, deps);
  else deps.discard();
}

/** Rejects when the visit has to be discarded; resolves when all that is known by now has been judged. */
export async function judged({ judging }: TabState): Promise<void> {
  while (judging.size > 0) await Promise.all(judging);
}

function judgeLater(url: string, { judge, state, discard }: SecondLineDeps): void {
  const work = judge(url, false).then(
    (check) => {
      state.judging.delete(work);
      if (!check.ok) discard();
    },
    () => {
      state.judging.delete(work);
      discard();
    },
  );
  state.judging.add(work);
}

export interface BrowserNetwork {
  /** "127.0.0.1:8899": a proxy of ours, which has judged the address it connected to. Then every answer must come from there. */
  proxy: string | null;
  /** The address that answered a page of our own (egress.ts): the platform's proxy, unless public. */
  platform: string | null;
}

/** Public addresses, loopback where pages on it may be analysed, and what stands between the browser and the net. */
export function answerRule(
  { allowLoopback, ownHosts }: AddressRules,
  { proxy, platform }: BrowserNetwork,
  onRefused: (endpoint: string) => void,
): SecondLineDeps["mayAnswer"] {
  const isAllowed = (ip: string, endpoint: string) => {
    if (proxy !== null) return endpoint === proxy;
    if (endpoint === platform) return true;
    const isLoopback = /^127\./.test(ip) || ip === "::1";
    return isLoopback ? allowLoopback && !ownHosts.includes(endpoint) : isPublicIp(ip);
  };
  return (ip, port) => {
    const bare = ip.replace(/^\[|\]$/g, "");
    const endpoint = `${bare.includes(":") ? `[${bare}]` : bare}:${port}`;
    if (isAllowed(bare, endpoint)) return true;
    onRefused(endpoint);
    return false;
  };
}

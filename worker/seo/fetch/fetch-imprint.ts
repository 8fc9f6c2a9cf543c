// The page behind the link „Impressum“: fetched under the same guard as the page, and read into facts.
import { CRAWLER_NAME } from "#content/crawler.ts";
import type { ErrorCode } from "#contract/problem.ts";
import { MIN_WORDS } from "../business/imprint-page.ts";
import { findRefusal } from "../engine/run-audits.ts";
import type { Rewriter } from "../html/collect-facts.ts";
import type { ImprintFacts, PageFacts, SideFile } from "../html/page-facts.ts";
import { unreadReason } from "../html/unread-reason.ts";
import { findLegalLinks, hasHeading, isLegalPageItself, isMentioned } from "../legal/legal-links.ts";
import { imprintPage } from "../legal/legal-pages.ts";
import { framesHideLinks, isFrameset } from "../page/page-shell.ts";
import { getBaseUrl, isSameSite, resolveUrl } from "../page/urls.ts";
import { isUnreachableRobotsTxt, robotsOfSite } from "../robots/robots-of-site.ts";
import { mayFetch } from "../robots/robots-txt.ts";
import { type FetchSignals, fetchPage } from "./fetch-page.ts";
import { fetchRobotsTxt, type SideFileDeps } from "./fetch-side-files.ts";
import { readPage } from "./read-page.ts";

/** Its own deadline, inside that of the analysis. */
const IMPRINT_DEADLINE_MS = 5_000;
/** An Impressum has some 20 kB; content management systems add ten times that in menus and styles. */
const MAX_IMPRINT_BYTES = 1024 * 1024;
/** Links that are kept; those to contact data are among the first of any Impressum. */
const MAX_HREFS = 1_000;

export interface ImprintDeps extends SideFileDeps {
  rewriter: Rewriter;
}

type ReadPage = Omit<PageFacts, "side">;

/** Never rejects. @param robotsTxt of the page's origin */
export async function fetchImprint(
  page: ReadPage,
  robotsTxt: Promise<SideFile>,
  deps: ImprintDeps,
  signal: AbortSignal,
): Promise<ImprintFacts> {
  if (findRefusal(page) !== null) return unchecked(null, "Der Server hat die Anfrage abgewiesen.");
  const link = findImprintLink(page);
  if (!(link instanceof URL)) return link;
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(deps.deadlineMs ?? IMPRINT_DEADLINE_MS)]);
  const isSameOrigin = link.origin === new URL(page.fetched.url).origin;
  const robots = await (isSameOrigin ? robotsTxt : fetchRobotsTxt(link, deps, deadline));
  const disallowed = disallowedReason(robots, link);
  if (disallowed !== null) return unchecked(link.href, disallowed);
  return readImprint(link, deps, { signal, deadline });
}

async function readImprint(url: URL, deps: ImprintDeps, signals: FetchSignals): Promise<ImprintFacts> {
  const answer = await fetchPage(url.href, deps, signals);
  if (!answer.ok) return unchecked(url.href, failures[answer.code] ?? NO_ANSWER);
  const { page } = answer;
  page.body.stream = limitBytes(page.body.stream, MAX_IMPRINT_BYTES);
  const read = await readPage(page, { requestedUrl: url.href, rewriter: deps.rewriter });
  if (read === null) return unchecked(url.href, TOO_SLOW);
  const { fetched, html } = read;
  const { status } = fetched;
  if (findRefusal(read) !== null) {
    return unchecked(fetched.url, `Der Zugriff auf das Impressum wurde verweigert (HTTP ${status}).`);
  }
  if (status >= 500) {
    return unchecked(fetched.url, `Statt des Impressums meldet der Server einen Fehler (HTTP ${status}).`);
  }
  if (status >= 400) {
    const reason = `Der Link zum Impressum führt zu keiner Seite (HTTP ${status}).`;
    return withoutText("missing", fetched.url, reason);
  }
  if (!isSameSite(new URL(fetched.url), url)) return unchecked(fetched.url, ELSEWHERE);
  if (html.text.words < MIN_WORDS && html.scripts.length > 0) {
    return unchecked(fetched.url, "Der Text des Impressums entsteht erst durch JavaScript.");
  }
  const hrefs = html.anchors.slice(0, MAX_HREFS).map(({ href }) => href);
  const isCut = unreadReason({ fetched, html }) !== null || page.body.end() === "stopped";
  return { state: "found", url: fetched.url, text: html.text.text, hrefs, isCut, reason: null };
}

/** The most likely link, or what its absence means. */
function findImprintLink(page: ReadPage): URL | ImprintFacts {
  const own = new URL(page.fetched.url);
  const itself = withoutText("self", own.href, null);
  own.hash = "";
  if (isLegalPageItself(page, imprintPage)) return itself;
  const links = findLegalLinks(page, imprintPage);
  if (links.length === 0) {
    if (hasHeading(page, imprintPage)) return itself;
    const doubt = isFrameset(page) ? framesHideLinks : unreadReason(page);
    if (doubt !== null) return unchecked(null, doubt);
    if (isMentioned(page, imprintPage)) return unchecked(null, BY_SCRIPT);
    return withoutText("missing", null, "Von dieser Seite führt kein Link zu einem Impressum.");
  }
  const base = getBaseUrl(page);
  let leadsElsewhere = false;
  // One at a time: with a long <base>, the addresses of all links would not fit into memory.
  for (const href of links) {
    if (isShownByScript(href)) continue;
    const target = parseWebAddress(resolveUrl(href, base));
    if (target === null) continue;
    if (isSameSite(target, own)) {
      target.hash = "";
      // "#impressum": it is further down on the page itself.
      return target.href === own.href ? itself : target;
    }
    leadsElsewhere = true;
  }
  return unchecked(null, leadsElsewhere ? ELSEWHERE : "Das Impressum öffnet sich nur durch JavaScript.");
}

/** "" and "#" lead nowhere, and "#/impressum" is a page only to a script. */
function isShownByScript(href: string): boolean {
  return /^(?:#?$|#!?\/)/.test(href.slice(0, 20).trim());
}

function parseWebAddress(address: string | null): URL | null {
  return address !== null && /^https?:/.test(address) ? new URL(address) : null;
}

function disallowedReason(robots: SideFile, url: URL): string | null {
  if (isUnreachableRobotsTxt(robots)) {
    return "Die robots.txt ließ sich nicht lesen; ohne sie öffnet der Check keine weiteren Seiten.";
  }
  const rules = robotsOfSite(robots);
  return rules === null || mayFetch(rules, CRAWLER_NAME, url.href).allowed
    ? null
    : "Die robots.txt untersagt Programmen wie diesem, das Impressum zu öffnen.";
}

const BY_SCRIPT =
  "Im HTML nennen nur Skripte oder Vorlagen ein Impressum; ob daraus ein Link wird, zeigt erst der Browser.";
const TOO_SLOW = "Das Impressum kam nicht rechtzeitig.";
const NO_ANSWER = "Das Impressum ließ sich nicht abrufen.";
const ELSEWHERE = "Das Impressum liegt auf einer anderen Website; dorthin folgt der Check nicht.";
const failures: Partial<Record<ErrorCode, string>> = {
  "target-too-slow": TOO_SLOW,
  "target-busy":
    "Das Impressum wurde nicht abgerufen, um die Website nicht mit zu vielen Anfragen auf einmal zu belasten.",
  "refused-address": "Der Link zum Impressum führt an eine Adresse, die der Check nicht öffnet.",
  "too-many-redirects": "Der Link zum Impressum wird zu oft weitergeleitet.",
  "not-html": "Das Impressum ist keine HTML-Seite, vielleicht ein PDF oder ein Bild.",
};

function unchecked(url: string | null, reason: string): ImprintFacts {
  return withoutText("unchecked", url, reason);
}

function withoutText(state: ImprintFacts["state"], url: string | null, reason: string | null): ImprintFacts {
  return { state, url, text: "", hrefs: [], reason };
}

function limitBytes(body: ReadableStream<Uint8Array>, maxBytes: number): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let left = maxBytes;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (value !== undefined) controller.enqueue(value.subarray(0, left));
        left -= value?.length ?? 0;
        if (!done && left > 0) return;
        controller.close();
        await reader.cancel();
      },
      cancel: () => reader.cancel(),
    },
    { highWaterMark: 0 },
  );
}

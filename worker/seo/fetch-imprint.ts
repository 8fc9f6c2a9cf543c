// The page behind the link „Impressum“: fetched under the same guard as the page, and read into facts.
import type { ErrorCode } from "#contract/problem.ts";
import { absolute, baseOf, isSameSite } from "./addresses.ts";
import type { Rewriter } from "./collect-facts.ts";
import { fetchPage } from "./fetch-page.ts";
import { fetchRobotsTxt, type SideFileDeps } from "./fetch-side-files.ts";
import { isMadeOfFrames, linksInFrames } from "./frames.ts";
import { FEWEST_WORDS, imprintWords } from "./imprint-page.ts";
import { isItself, linksTo } from "./legal-links.ts";
import type { ImprintFacts, PageFacts, SideFile } from "./page-facts.ts";
import { readPage } from "./read-page.ts";
import { CRAWLER_NAME, mustStayOut, robotsOfSite } from "./robots-of-site.ts";
import { mayFetch } from "./robots-txt.ts";
import { refusalOf } from "./run-audits.ts";

/** Its own deadline, inside that of the analysis. */
const IMPRINT_DEADLINE_MS = 5_000;
/** An Impressum has some 20 kB; systems put menus and styles of ten times that around it. */
const MAX_IMPRINT_BYTES = 1024 * 1024;
/** Targets of links that are kept; contact data stands among the first of any Impressum. */
const MOST_HREFS = 1_000;

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
  if (refusalOf(page) !== null) return unread("unchecked", null, "Der Server hat die Anfrage abgewiesen.");
  const link = linkToImprint(page);
  if (!("target" in link)) return link;
  const url = link.target;
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(deps.deadlineMs ?? IMPRINT_DEADLINE_MS)]);
  const isSameOrigin = url.origin === new URL(page.fetched.url).origin;
  const robots = await (isSameOrigin ? robotsTxt : fetchRobotsTxt(url, deps, deadline));
  const refusal = refusedByRobots(robots, url);
  if (refusal !== null) return unread("unchecked", url.href, refusal);
  return readImprint(url, deps, { signal, deadline });
}

async function readImprint(
  url: URL,
  deps: ImprintDeps,
  signals: { signal: AbortSignal; deadline: AbortSignal },
): Promise<ImprintFacts> {
  const answer = await fetchPage(url.href, deps, signals);
  if (!answer.ok) return unread("unchecked", url.href, failures[answer.code] ?? NO_ANSWER);
  const { page } = answer;
  page.body.stream = firstBytes(page.body.stream, MAX_IMPRINT_BYTES);
  const read = await readPage(page, { requestedUrl: url.href, rewriter: deps.rewriter });
  if (read === null) return unread("unchecked", url.href, TOO_SLOW);
  const { fetched, html } = read;
  if (refusalOf(read) !== null) {
    return unread(
      "unchecked",
      fetched.url,
      `Der Zugriff auf das Impressum wurde verweigert (HTTP ${fetched.status}).`,
    );
  }
  if (fetched.status >= 500) {
    return unread(
      "unchecked",
      fetched.url,
      `Statt des Impressums meldet der Server einen Fehler (HTTP ${fetched.status}).`,
    );
  }
  if (fetched.status >= 400) {
    return unread(
      "missing",
      fetched.url,
      `Der Link zum Impressum führt zu keiner Seite (HTTP ${fetched.status}).`,
    );
  }
  if (!isSameSite(new URL(fetched.url), url)) return unread("unchecked", fetched.url, ELSEWHERE);
  if (html.text.words < FEWEST_WORDS && html.scripts.length > 0) {
    return unread("unchecked", fetched.url, "Der Text des Impressums entsteht erst durch JavaScript.");
  }
  const hrefs = html.anchors.slice(0, MOST_HREFS).map(({ href }) => href);
  const isCut = fetched.truncated || page.body.end() === "stopped";
  return { state: "found", url: fetched.url, text: html.text.text, hrefs, isCut, reason: null };
}

/** The most likely link, or what its absence means. */
function linkToImprint(page: ReadPage): { target: URL } | ImprintFacts {
  const own = new URL(page.fetched.url);
  if (isItself(page, imprintWords)) return unread("self", own.href, null);
  const base = baseOf(page);
  const links = linksTo(page, imprintWords);
  if (links.length === 0 && isMadeOfFrames(page)) return unread("unchecked", null, linksInFrames);
  if (links.length === 0)
    return unread("missing", null, "Von dieser Seite führt kein Link zu einem Impressum.");
  const targets = links
    .map((href) => absolute(href, base))
    .filter((address) => address !== null)
    .map((address) => new URL(address))
    .filter(({ protocol }) => protocol === "http:" || protocol === "https:");
  const target = targets.find((candidate) => isSameSite(candidate, own));
  if (target === undefined) {
    return unread(
      "unchecked",
      null,
      targets.length > 0 ? ELSEWHERE : "Das Impressum öffnet sich nur durch JavaScript.",
    );
  }
  target.hash = "";
  // "#impressum": it stands further down on the page itself.
  return target.href === withoutHash(own) ? unread("self", own.href, null) : { target };
}

function withoutHash(url: URL): string {
  const plain = new URL(url);
  plain.hash = "";
  return plain.href;
}

function refusedByRobots(robots: SideFile, url: URL): string | null {
  if (mustStayOut(robots)) {
    return "Die robots.txt ließ sich nicht lesen; ohne sie öffnet der Check keine weiteren Seiten.";
  }
  const rules = robotsOfSite(robots);
  return rules === null || mayFetch(rules, CRAWLER_NAME, url.href).allowed
    ? null
    : "Die robots.txt untersagt Programmen wie diesem, das Impressum zu öffnen.";
}

const TOO_SLOW = "Das Impressum kam nicht rechtzeitig.";
const NO_ANSWER = "Das Impressum ließ sich nicht abrufen.";
const ELSEWHERE = "Das Impressum liegt auf einer anderen Website; dorthin folgt der Check nicht.";
const failures: Partial<Record<ErrorCode, string>> = {
  "target-too-slow": TOO_SLOW,
  "refused-address": "Der Link zum Impressum führt an eine Adresse, die der Check nicht öffnet.",
  "too-many-redirects": "Der Link zum Impressum wird zu oft weitergeleitet.",
  "not-html": "Das Impressum ist keine HTML-Seite, vielleicht ein PDF oder ein Bild.",
};

function unread(state: ImprintFacts["state"], url: string | null, reason: string | null): ImprintFacts {
  return { state, url, text: "", hrefs: [], reason };
}

/** A body that ends after so many bytes. */
function firstBytes(body: ReadableStream<Uint8Array>, most: number): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let left = most;
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

// Results for what could not be read.
import type { ErrorCode } from "#contract/problem.ts";
import type { CrawlTask, ReadPage, ReadSitemap, VisitResult } from "./crawl-state.ts";

const REASONS: Partial<Record<ErrorCode, string>> = {
  "target-too-slow": "Nicht bewertet: Die Seite kam nicht rechtzeitig (höchstens 10 Sekunden).",
  "target-unreachable": "Nicht bewertet: Die Adresse antwortet nicht.",
  "too-many-redirects": "Nicht bewertet: Die Weiterleitungen führen im Kreis oder sind mehr als fünf.",
  "empty-page": "Nicht bewertet: Die Antwort ist leer.",
  "refused-address": "Nicht bewertet: Die Adresse führt nicht zu einem öffentlich erreichbaren Server.",
};
const OTHERWISE = "Nicht bewertet: Die Seite ließ sich nicht lesen.";
const GIVEN_UP = "Nicht bewertet: Beim Lesen ist bei mir ein Fehler aufgetreten.";

export function unreadPage(url: string, code: ErrorCode, status: number | null, hops: number): ReadPage {
  const isLoop = code === "too-many-redirects";
  const isAnswer = code === "empty-page";
  return {
    url,
    finalUrl: null,
    status,
    hops,
    outcome: isLoop ? "loop" : isAnswer ? "answered" : "unreachable",
    note: REASONS[code] ?? OTHERWISE,
    judged: null,
    links: [],
    hasAllLinks: false,
  };
}

export function unreadSitemap(url: string): ReadSitemap {
  return { url, addresses: [], children: [], isWhole: false };
}

/** For a task that ended in an internal error, or never. */
export function givenUpResult({ kind, url }: CrawlTask): VisitResult {
  if (kind === "sitemap") return { kind: "sitemap", sitemap: unreadSitemap(url) };
  if (kind === "page") {
    return { kind: "page", page: { ...unreadPage(url, "internal", null, 0), note: GIVEN_UP } };
  }
  return {
    kind: "check",
    check: { url, kind: "link", outcome: "unreachable", status: null, hops: 0, finalUrl: null },
  };
}

// Builders for what a crawl of a site knows.
import type {
  CrawlState,
  JudgedPage,
  JudgedTask,
  LinkCheck,
  PageLink,
  ReadPage,
  ReadSitemap,
} from "#worker/seo/site-crawl/crawl-state.ts";

const ORIGIN = "https://www.tischlerei-beispiel.de";

export const at = (path: string) => new URL(path, ORIGIN).href;

interface PageOverrides extends Partial<Omit<ReadPage, "links" | "judged">> {
  links?: readonly (string | PageLink)[];
  judged?: Partial<JudgedPage> | null;
}

/** A fault by the id of its audit. */
export function aTask(id: string, overrides: Partial<JudgedTask> = {}): JudgedTask {
  return { id, status: "failed", title: `Mangel ${id}`, advice: "Ändern Sie es.", gain: 1, ...overrides };
}

/** A page that was read and judged; links by path. */
export function aReadPage(path: string, { links = [], judged = {}, ...rest }: PageOverrides = {}): ReadPage {
  const url = at(path);
  return {
    url,
    finalUrl: url,
    status: 200,
    hops: 0,
    outcome: "answered",
    note: judged === null ? "Nicht bewertet: Die Adresse antwortet mit Status 404." : null,
    judged: judged === null ? null : { ...goodPage(path), ...judged },
    links: links.map((link) =>
      typeof link === "string" ? { href: at(link), text: `zu ${link}`, nofollow: false } : link,
    ),
    hasAllLinks: true,
    ...rest,
  };
}

function goodPage(path: string): JudgedPage {
  return {
    score: 80,
    tasks: [],
    title: `Titel ${path}`,
    description: `Beschreibung ${path}`,
    lang: "de",
    words: 300,
    isOffered: true,
    isLegal: false,
    isWhole: true,
    contacts: { phones: [], addresses: [] },
  };
}

/** A request that led to no page; by default a tried link that answered 200. */
export function aCheck(path: string, overrides: Partial<LinkCheck> = {}): LinkCheck {
  const url = at(path);
  return { url, kind: "link", outcome: "answered", status: 200, hops: 0, finalUrl: url, ...overrides };
}

export function aSitemap(paths: readonly string[], overrides: Partial<ReadSitemap> = {}): ReadSitemap {
  return { url: at("/sitemap.xml"), addresses: paths.map(at), children: [], isWhole: true, ...overrides };
}

/** A crawl that is running and has read the given pages; the first of them is the start. */
export function aCrawl(pages: readonly ReadPage[], overrides: Partial<CrawlState> = {}): CrawlState {
  return {
    id: "0d2c9cf0-6d1f-4c52-9f43-2f8f1b6f4a10",
    revision: 1,
    startUrl: pages[0]?.finalUrl ?? at("/"),
    startedAt: Date.UTC(2026, 10, 21),
    finishedAt: null,
    outcome: "running",
    known: pages.length,
    current: [],
    begun: [],
    pages: [...pages],
    checks: [],
    sitemaps: [],
    stopped: null,
    faults: 0,
    requests: 0,
    hasWaited: false,
    ...overrides,
  };
}

// The websites that are watched: pages on this machine, which change in known ways from week to week.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { chance } from "../outbox/provider.ts";

/** What is wrong with a page; each alone is a finding, or another place of one. */
export interface Faults {
  /** Pictures without a text in their place. */
  pictures: 0 | 1 | 2;
  hasDescription: boolean;
  hasHeading: boolean;
  /** Of whole sites only: two pages with one title, a link that leads nowhere. */
  hasTitleTwice: boolean;
  hasDeadLink: boolean;
}

/** Watched with all their pages. */
const WHOLE_SITES: ReadonlySet<number> = new Set([5, 7]);
const SOUND: Faults = {
  pictures: 0,
  hasDescription: true,
  hasHeading: true,
  hasTitleTwice: false,
  hasDeadLink: false,
};
/** Weeks in which nothing happens, so that the mail of a quiet quarter is due. */
const QUIET_FROM = 20;
const QUIET_TO = 36;
/** Of the other weeks. */
const CHANGING = 0.7;

export function isWholeSite(page: number): boolean {
  return WHOLE_SITES.has(page);
}

/** How a page is in a week; week 0 is the report that led to the watch. */
export function faultsIn(seed: string, page: number, week: number): Faults {
  let faults = SOUND;
  for (let number = 1; number <= week; number++) faults = changed(faults, seed, page, number);
  return faults;
}

function changed(faults: Faults, seed: string, page: number, week: number): Faults {
  const by = (name: string) => chance(seed, `${name} of page ${page} in week ${week}`);
  if ((week > QUIET_FROM && week <= QUIET_TO) || by("change") >= CHANGING) return faults;
  const kind = Math.floor((isWholeSite(page) ? 5 : 3) * by("kind"));
  if (kind === 0) return { ...faults, hasDescription: !faults.hasDescription };
  if (kind === 1) return { ...faults, hasHeading: !faults.hasHeading };
  if (kind === 3) return { ...faults, hasTitleTwice: !faults.hasTitleTwice };
  if (kind === 4) return { ...faults, hasDeadLink: !faults.hasDeadLink };
  const step = by("pictures") < 0.5 ? 1 : 2;
  return { ...faults, pictures: ((faults.pictures + step) % 3) as Faults["pictures"] };
}

export interface WatchedPages {
  /** Address of a page by its number. */
  url: (page: number) => string;
  show: (page: number, faults: Faults, isWhole?: boolean) => void;
  /** Called with every request of one of its pages. */
  onRequest: (heard: (page: number) => void) => void;
  stop: () => Promise<void>;
}

/** Pages of a whole site beside its first one, by path. */
const INNER_PAGES = { leistungen: "Leistungen", kontakt: "Kontakt" } as const;
type InnerPage = keyof typeof INNER_PAGES;
const PATH = /^\/betrieb-(\d+)(?:\/(leistungen|kontakt))?$/;

interface Shown {
  faults: Faults;
  isWhole: boolean;
}

/** @param maxLatencyMs each answer takes up to so long, by seed */
export async function startPages(seed: string, maxLatencyMs: number): Promise<WatchedPages> {
  const shown = new Map<number, Shown>();
  let requests = 0;
  let heard = (_: number) => {};
  const server = createServer(async (request, response) => {
    const [, number, inner] = PATH.exec(request.url ?? "") ?? [];
    const page = Number(number);
    const site = shown.get(page);
    if (site === undefined || (inner !== undefined && !site.isWhole)) return response.writeHead(404).end();
    heard(page);
    await pause(maxLatencyMs * chance(seed, `page ${++requests}`));
    return response
      .writeHead(200, { "content-type": "text/html; charset=utf-8" })
      .end(inner === undefined ? markup(page, site) : innerMarkup(page, site, inner as InnerPage));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: (page) => `${origin}/betrieb-${page}`,
    show: (page, faults, isWhole = isWholeSite(page)) => void shown.set(page, { faults, isWhole }),
    onRequest: (listener) => {
      heard = listener;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function markup(page: number, { faults, isWhole }: Shown): string {
  const { pictures, hasDescription, hasHeading } = faults;
  const picture = (index: number) =>
    `<img src="/bild-${index}.jpg" width="400" height="300"${index < pictures ? "" : ` alt="Werkbank ${index}"`}>`;
  return `<!doctype html><html lang="de"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tischlerei Muster ${page} in Lüdinghausen</title>
${hasDescription ? '<meta name="description" content="Möbel, Türen und Treppen aus Holz vom Meisterbetrieb in Lüdinghausen. Wir beraten Sie gern vor Ort und planen mit Ihnen.">' : ""}
</head><body><main>
<${hasHeading ? "h1" : "p"}>Tischlerei Muster in Lüdinghausen</${hasHeading ? "h1" : "p"}>
<p>Wir bauen Möbel, Türen und Treppen aus Holz. Rufen Sie uns an.</p>
${[0, 1].map(picture).join("\n")}
${isWhole ? linksOf(page, faults) : ""}
</main></body></html>`;
}

function linksOf(page: number, { hasDeadLink }: Faults): string {
  const links = Object.entries(INNER_PAGES).map(
    ([at, name]) => `<a href="/betrieb-${page}/${at}">${name}</a>`,
  );
  return [...links, ...(hasDeadLink ? [`<a href="/betrieb-${page}/archiv">Archiv</a>`] : [])].join("\n");
}

function innerMarkup(page: number, { faults }: Shown, inner: InnerPage): string {
  const name = INNER_PAGES[inner];
  const title = faults.hasTitleTwice ? INNER_PAGES.leistungen : name;
  return `<!doctype html><html lang="de"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} der Tischlerei Muster ${page} in Lüdinghausen</title>
<meta name="description" content="${name} der Tischlerei Muster in Lüdinghausen: Möbel, Türen und Treppen aus Holz vom Meisterbetrieb, geplant mit Ihnen.">
</head><body><main>
<h1>${name} der Tischlerei Muster</h1>
<p>Wir bauen Möbel, Türen und Treppen aus Holz. Rufen Sie uns an.</p>
<a href="/betrieb-${page}">Startseite</a>
</main></body></html>`;
}

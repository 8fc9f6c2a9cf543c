// The websites that are watched: one page on this machine, which changes in known ways from week to week.
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
}

const SOUND: Faults = { pictures: 0, hasDescription: true, hasHeading: true };
/** Weeks in which nothing happens, so that the mail of a quiet quarter is due. */
const QUIET_FROM = 20;
const QUIET_TO = 36;
/** Of the other weeks. */
const CHANGING = 0.7;

/** How a page is in a week; week 0 is the report that led to the watch. */
export function faultsIn(seed: string, page: number, week: number): Faults {
  let faults = SOUND;
  for (let number = 1; number <= week; number++) faults = changed(faults, seed, page, number);
  return faults;
}

function changed(faults: Faults, seed: string, page: number, week: number): Faults {
  const by = (name: string) => chance(seed, `${name} of page ${page} in week ${week}`);
  if ((week > QUIET_FROM && week <= QUIET_TO) || by("change") >= CHANGING) return faults;
  const kind = Math.floor(3 * by("kind"));
  if (kind === 0) return { ...faults, hasDescription: !faults.hasDescription };
  if (kind === 1) return { ...faults, hasHeading: !faults.hasHeading };
  const step = by("pictures") < 0.5 ? 1 : 2;
  return { ...faults, pictures: ((faults.pictures + step) % 3) as Faults["pictures"] };
}

export interface WatchedPages {
  /** Address of a page by its number. */
  url: (page: number) => string;
  show: (page: number, faults: Faults) => void;
  /** Called with every request of a page itself. */
  onRequest: (heard: (page: number) => void) => void;
  stop: () => Promise<void>;
}

const PATH = /^\/betrieb-(\d+)$/;

/** @param maxLatencyMs each answer takes up to so long, by seed */
export async function startPages(seed: string, maxLatencyMs: number): Promise<WatchedPages> {
  const shown = new Map<number, Faults>();
  let requests = 0;
  let heard = (_: number) => {};
  const server = createServer(async (request, response) => {
    const page = Number(PATH.exec(request.url ?? "")?.[1]);
    const faults = shown.get(page);
    if (faults === undefined) return response.writeHead(404).end();
    heard(page);
    await pause(maxLatencyMs * chance(seed, `page ${++requests}`));
    return response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(markup(page, faults));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: (page) => `${origin}/betrieb-${page}`,
    show: (page, faults) => void shown.set(page, faults),
    onRequest: (listener) => {
      heard = listener;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function markup(page: number, { pictures, hasDescription, hasHeading }: Faults): string {
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
</main></body></html>`;
}

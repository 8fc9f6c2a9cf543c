// How a page comes, as small pictures: the browser sends one whenever something has changed.
import type { CDPEvents } from "@cloudflare/puppeteer";
import { FILM_FRAMES, MAX_FRAME_LENGTH } from "#contract/speed-check.ts";
import type { FilmFrame } from "../../../browser-check/speed/speed-reading.ts";
import { quietly } from "../capture-failure.ts";
import type { Tab } from "../tab.ts";

const SIZE = { maxWidth: 140, maxHeight: 280 } as const;
const QUALITY = 55;
/** Pictures kept while a page loads: of more, every other one goes. */
const MAX_KEPT = 64;
/** A page that is in motion all the time is not watched to its end. */
const MAX_SEEN = 600;

interface Kept {
  /** ms since 1970 */
  at: number;
  picture: string;
}

export interface Film {
  stop: () => void;
  /** At equal distances up to the last change. @param begin of the load, ms since 1970 */
  pictures: (begin: number, paints: Paints) => FilmFrame[];
}

/** ms since the load began. */
interface Paints {
  /** Before it there is nothing to be seen: what a browser pictures then is its blank screen. Null: nothing was painted. */
  first: number | null;
  /** What the film shows at least. */
  largest: number;
}

/** Call before the tab goes anywhere. */
export async function startFilm({ session, during }: Tab, limitMs: number): Promise<Film> {
  let kept: Kept[] = [];
  let seen = 0;
  const take = ({ data, metadata, sessionId }: CDPEvents["Page.screencastFrame"]) => {
    seen += 1;
    if (seen > MAX_SEEN) return stop();
    quietly(session.send("Page.screencastFrameAck", { sessionId }));
    if (data.length > MAX_FRAME_LENGTH || metadata.timestamp === undefined) return;
    kept.push({ at: metadata.timestamp * 1_000, picture: data });
    if (kept.length > MAX_KEPT) kept = kept.filter((_, index) => index % 2 === 1);
  };
  const stop = () => {
    session.off("Page.screencastFrame", take);
    quietly(session.send("Page.stopScreencast"));
  };
  session.on("Page.screencastFrame", take);
  await during(
    session.send("Page.startScreencast", { format: "jpeg", quality: QUALITY, ...SIZE, everyNthFrame: 1 }),
    limitMs,
  );
  return { stop, pictures: (begin, paints) => picturesOf(kept, begin, paints) };
}

/** Pure. */
export function picturesOf(kept: readonly Kept[], begin: number, { first, largest }: Paints): FilmFrame[] {
  const own = kept.filter(({ at }) => at >= begin);
  const changes = own.filter(({ picture }, index) => picture !== own[index - 1]?.picture);
  const lastMs = Math.max(largest, (changes.at(-1)?.at ?? begin) - begin);
  return Array.from({ length: FILM_FRAMES }, (_, index) => {
    const ms = Math.ceil((lastMs * (index + 1)) / FILM_FRAMES);
    const isBlank = first === null || ms < first;
    return { ms, picture: isBlank ? null : (own.findLast(({ at }) => at - begin <= ms)?.picture ?? null) };
  });
}

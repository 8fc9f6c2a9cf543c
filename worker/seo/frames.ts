// Pages put together from frames: their HTML says which files to show side by side and holds no text of its own.

import { counted } from "../german/sentences.ts";
import type { PageFacts } from "./page-facts.ts";
import { someOf } from "./wording.ts";

type Html = Pick<PageFacts, "html">;

/** What of such a page is missing in the HTML, a frame may hold; only its head is its own. */
export function isMadeOfFrames({ html }: Html): boolean {
  return html.media.some(({ tag }) => tag === "frame");
}

/** Why nothing is known of the page's links, as a German sentence. */
export const linksInFrames = "Die Seite besteht aus Frames; Links in ihnen zeigt ihr HTML nicht.";

/** "2 Frames: menue.htm, start.htm" */
export function framesOf({ html }: Html): string {
  const frames = html.media.filter(({ tag }) => tag === "frame");
  const files = frames.flatMap(({ src }) => (src === null || src.trim() === "" ? [] : [src.trim()]));
  const amount = counted(frames.length, "Frame", "Frames");
  return files.length === 0 ? amount : `${amount}: ${someOf([...new Set(files)], 4, 60)}`;
}

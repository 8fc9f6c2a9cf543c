// Pages whose HTML holds hardly any content: rendered by scripts in the browser, or composed of frames.
import { counted } from "../../german/sentences.ts";
import { listFirstFew } from "../engine/wording.ts";
import type { PageFacts } from "../html/page-facts.ts";

type Html = Pick<PageFacts, "html">;

/** Below this number of words a page with scripts is probably filled by them. */
export const SPARSE_TEXT_WORDS = 50;

/** A script may add whatever the HTML lacks, so absence proves nothing. */
export function isClientRendered({ html }: Html): boolean {
  const { anchors, scripts, text } = html;
  const isEmpty = text.words < SPARSE_TEXT_WORDS && anchors.length === 0 && !isFrameset({ html });
  return isEmpty && scripts.some(({ src }) => src !== null);
}

/** "0 Wörter, kein Link, 2 Skripte" */
export function describeShell({ html }: Html): string {
  const words = counted(html.text.words, "Wort", "Wörter");
  return `${words}, kein Link, ${counted(html.scripts.length, "Skript", "Skripte")}`;
}

/** A frame may hold whatever the HTML lacks; only the head is the page's own. */
export function isFrameset({ html }: Html): boolean {
  return html.media.some(({ tag }) => tag === "frame");
}

export const framesHideLinks = "Die Seite besteht aus Frames; Links in ihnen zeigt ihr HTML nicht.";

/** "2 Frames: menue.htm, start.htm" */
export function describeFrames({ html }: Html): string {
  const frames = html.media.filter(({ tag }) => tag === "frame");
  const files = new Set(frames.map(({ src }) => (src ?? "").trim()).filter((src) => src !== ""));
  const amount = counted(frames.length, "Frame", "Frames");
  return files.size === 0 ? amount : `${amount}: ${listFirstFew([...files], 4, 60)}`;
}

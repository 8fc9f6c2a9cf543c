// Pages that come into being in the browser: their HTML holds scripts, but hardly any text and no link.

import { counted } from "../german/sentences.ts";
import { isMadeOfFrames } from "./frames.ts";
import type { PageFacts } from "./page-facts.ts";

/** Below this number of words a page with scripts is likely to be filled by them. */
export const HARDLY_ANY_TEXT = 50;

/** What of such a page is missing in the HTML, a script may add: its absence proves nothing. */
export function isMadeByScript({ html }: Pick<PageFacts, "html">): boolean {
  const { anchors, scripts, text } = html;
  const isEmpty = text.words < HARDLY_ANY_TEXT && anchors.length === 0 && !isMadeOfFrames({ html });
  return isEmpty && scripts.some(({ src }) => src !== null);
}

/** "0 Wörter, kein Link, 2 Skripte" */
export function frameOf({ html }: Pick<PageFacts, "html">): string {
  const words = counted(html.text.words, "Wort", "Wörter");
  return `${words}, kein Link, ${counted(html.scripts.length, "Skript", "Skripte")}`;
}

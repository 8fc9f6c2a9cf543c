// How a page gets its webfonts.
import type { Technique } from "../page-snapshot.ts";

type Webfont = Technique["fonts"][number];

export interface FontLoading {
  count: number;
  /** Mean of three questions per typeface: text shown at once, own server, compressed file. 0–1; 1 without webfonts. */
  quality: number;
  /** Families, each once. */
  foreign: string[];
  hiding: string[];
  uncompressed: string[];
}

/** Text shows in a replacement until the typeface is there. */
const SHOWS_AT_ONCE = new Set(["swap", "fallback", "optional"]);

export function fontLoading({ fonts }: Technique): FontLoading {
  const isHiding = ({ display, origin }: Webfont) => origin !== "inline" && !SHOWS_AT_ONCE.has(display);
  const isForeign = ({ origin }: Webfont) => origin === "foreign";
  // A format that nobody could see is no reproach.
  const isLarge = ({ format }: Webfont) => format !== "" && format !== "woff2";
  const faults = fonts.map((font) => [isHiding, isForeign, isLarge].filter((has) => has(font)).length / 3);
  return {
    count: new Set(fonts.map(({ family }) => family)).size,
    quality: fonts.length === 0 ? 1 : 1 - faults.reduce((sum, fault) => sum + fault, 0) / fonts.length,
    foreign: familiesOf(fonts.filter(isForeign)),
    hiding: familiesOf(fonts.filter(isHiding)),
    uncompressed: familiesOf(fonts.filter(isLarge)),
  };
}

function familiesOf(fonts: readonly Webfont[]): string[] {
  return [...new Set(fonts.map(({ family }) => family))];
}

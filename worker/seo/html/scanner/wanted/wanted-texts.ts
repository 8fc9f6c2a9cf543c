import { Needles } from "./needles.ts";

/** Literal texts to look for; lower-case ASCII of at least three characters, found in any case. */
export interface WantedTextLists {
  /** In inline scripts. */
  inScripts: readonly string[];
  /** In stylesheets of the page itself, outside of comments. Addresses: each begins with "//". */
  inStyles: readonly string[];
  /** In ids and classes of boxes near the root. */
  inNames: readonly string[];
  /** In what is no markup, told with what stands before them (word-search.ts); none if absent. */
  watched?: readonly string[];
}

/** The lists, prepared once for all pages. */
export class WantedTexts {
  readonly inScripts: Needles;
  readonly inStyles: readonly string[];
  readonly inNames: Needles;
  readonly watched: Needles;

  constructor({ inScripts, inStyles, inNames, watched = [] }: WantedTextLists) {
    this.inScripts = new Needles(inScripts);
    this.inStyles = inStyles;
    this.inNames = new Needles(inNames);
    this.watched = new Needles(watched);
  }
}

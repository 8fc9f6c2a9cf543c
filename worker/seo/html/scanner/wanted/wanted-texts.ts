import { Needles } from "./needles.ts";

/** Literal texts to look for; lower-case ASCII of at least three characters, found in any case. */
export interface WantedTextLists {
  /** In inline scripts. */
  inScripts: readonly string[];
  /** In stylesheets of the page itself, outside of comments. Addresses: each begins with "//". */
  inStyles: readonly string[];
  /** In ids and classes of boxes near the root. */
  inNames: readonly string[];
  /** Words in what is no markup (word-search.ts); none if absent. */
  mentioned?: readonly string[];
}

/** The lists, prepared once for all pages. */
export class WantedTexts {
  readonly inScripts: Needles;
  readonly inStyles: readonly string[];
  readonly inNames: Needles;
  readonly mentioned: Needles;

  constructor({ inScripts, inStyles, inNames, mentioned = [] }: WantedTextLists) {
    this.inScripts = new Needles(inScripts);
    this.inStyles = inStyles;
    this.inNames = new Needles(inNames);
    this.mentioned = new Needles(mentioned);
  }
}

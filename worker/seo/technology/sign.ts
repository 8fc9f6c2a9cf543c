// By what a system, library or service is recognised. Texts are compared literally; all are lower case except cookies.

export interface Sign {
  name: string;
  /** Told by the sign itself: a system whose folders changed between its versions. */
  version?: string;
  // Beginnings end with a word; with `*` anywhere.
  /** Beginning of meta[name=generator]; a version may follow. */
  generator?: readonly string[];
  /** Beginning of an HTML comment; a version may follow. */
  comment?: readonly string[];
  /** Beginning of "name: value" of a response header; a version may follow. */
  header?: readonly string[];
  /** Beginning of "name=value" of a cookie of the first answer, in its own case. */
  cookie?: readonly string[];
  /** Token of link[rel]. */
  rel?: readonly string[];
  /** A whole clue as in HtmlFacts.markers, e.g. "id:__next"; `*` at its end stands for any ending. */
  marker?: readonly string[];
  /** A whole clue that only a pattern can tell; anchored. */
  markerShape?: RegExp;
  /** Part of the first characters of an inline script. */
  script?: readonly string[];
  /** Host and beginning of the path of what the page loads; ".example.com/" stands for every host below. */
  from?: readonly string[];
  /** Part of the path of what the page loads from its own site. */
  path?: readonly string[];
  /** The same where only a pattern can tell; it is tried where the path holds a text, and its quantifiers are bounded. */
  pathShape?: { within: string; pattern: RegExp };
  /** Last folder and file name of a script of its own site, in their own case; anchored. */
  tailShape?: RegExp;
  /** Part of the query of what the page loads from its own site. */
  query?: readonly string[];
  /** Name of a script or stylesheet without version, "min" and ending: "jquery" for jquery-3.7.1.min.js. */
  file?: readonly string[];
  /** The name is a common word: it counts as "min", with a version, or as a stylesheet. */
  isCommonWord?: true;
  /** Name on a package CDN (jsDelivr, unpkg, cdnjs): "alpinejs". */
  package?: readonly string[];
  /** Part of the paths whose `?ver=` is the release of this very product (elsewhere it may be a theme's or a date). */
  release?: readonly string[];
  /** Address a link leads to; anchored. */
  link?: RegExp;
}

export interface SystemSign extends Sign {
  /** Built with React, so that its benefits are there already. */
  react?: true;
}

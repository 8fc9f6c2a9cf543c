// How a system, library or service is recognised. Texts are compared literally; all are lower case except cookies.

export interface Fingerprint {
  name: string;
  /** Implied by the fingerprint: the system's folders changed between versions. */
  version?: string;
  // Beginnings must end at a word boundary, unless they end with `*`.
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
  /** A whole entry of HtmlFacts.markers, e.g. "id:__next"; a final `*` matches any ending. */
  marker?: readonly string[];
  /** The same as an anchored pattern. */
  markerShape?: RegExp;
  /** Part of the first characters of an inline script. */
  script?: readonly string[];
  /** Host and beginning of the path of what the page loads; ".example.com/" stands for every host below. */
  from?: readonly string[];
  /** Part of the path of what the page loads from its own site. */
  path?: readonly string[];
  /** The same as a pattern, tried only where the path contains `within`; its quantifiers are bounded. */
  pathShape?: { within: string; pattern: RegExp };
  /** Last folder and file name of a first-party script, case kept; anchored. */
  tailShape?: RegExp;
  /** Part of the query of what the page loads from its own site. */
  query?: readonly string[];
  /** Name of a script or stylesheet without version, "min" and ending: "jquery" for jquery-3.7.1.min.js. */
  file?: readonly string[];
  /** The name is a common word: it counts only with "min" or a version, or as a stylesheet. */
  isCommonWord?: true;
  /** Name on a package CDN (jsDelivr, unpkg, cdnjs): "alpinejs". */
  package?: readonly string[];
  /** Part of the paths whose `?ver=` is this product's version (elsewhere it may be a theme's or a date). */
  release?: readonly string[];
}

export interface SystemFingerprint extends Fingerprint {
  /** Built with React, so its benefits are there already. */
  react?: true;
}

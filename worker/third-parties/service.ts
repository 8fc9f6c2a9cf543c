// A service of somebody else's on a page: what it is for, and how it is recognised. All texts are lower case.

export type Purpose =
  /** Counts visitors. */
  | "analytics"
  /** Shows advertising or measures it. */
  | "advertising"
  /** Loads other services. */
  | "tag manager"
  /** Counts without access to the visitor's device, as its vendor says. */
  | "counting"
  /** Asks visitors for their consent. */
  | "consent"
  | "fonts"
  /** Maps, videos, posts: content of elsewhere. */
  | "embed"
  | "chat"
  | "booking"
  | "captcha"
  | "payment"
  /** Reviews, helps and other small parts. */
  | "widget";

/**
 * What stands in one inline script, wherever: a text, or several of which all must stand there; one that begins with "!" must
 * not. Best without white space and quotes, so that it does not matter who wrote or shortened the script.
 */
export type ScriptSign = string | readonly string[];

export interface SignTexts {
  /** All must be there. */
  all: readonly string[];
  /** None may be there. */
  none: readonly string[];
}

export function textsOf(sign: ScriptSign): SignTexts {
  const texts = typeof sign === "string" ? [sign] : sign;
  return {
    all: texts.filter((text) => !text.startsWith("!")),
    none: texts.filter((text) => text.startsWith("!")).map((text) => text.slice(1)),
  };
}

/** Whether a sign shows among the texts found in one script. */
export function showsSign({ all, none }: SignTexts, found: ReadonlySet<string>): boolean {
  return all.every((text) => found.has(text)) && !none.some((text) => found.has(text));
}

export interface Service {
  name: string;
  purpose: Purpose;
  /** Host and beginning of path and query of what the page loads, hosts below included; "*" stands for one folder. The longest counts. */
  at?: readonly string[];
  /** In the query of what is at `at`. */
  query?: RegExp;
  /** Part of path and query of what it loads from any host that no service is known by. */
  anywhere?: readonly string[];
  /** Part of the path of what it loads from its own site. */
  path?: readonly string[];
  /** Name of a script or stylesheet without version, "min" and ending. */
  file?: readonly string[];
  /** Name on a CDN that serves packages. */
  package?: readonly string[];
  /** In an inline script. */
  script?: readonly ScriptSign[];
  /** The same where one of these services runs; alone it is a command that nobody hears. */
  scriptBeside?: { services: readonly string[]; script: readonly ScriptSign[] };
  /** In a stylesheet of the page itself: beginning of an address, from its "//". */
  style?: readonly string[];
  /**
   * Attribute of a script, as "data-x", "data-x*", "id=x" or "class=x*" (a word of it), or its "type=x"; several of which all
   * must be there.
   */
  mark?: readonly ScriptSign[];
  /** A whole entry of HtmlFacts.markers; a final "*" matches any ending. */
  marker?: readonly string[];
  /** Id or class of a box near the root, a final "*" matches any ending; several of which all must be there. */
  box?: readonly ScriptSign[];
  /** Target of a link, or what a click on it calls; anchored. */
  link?: RegExp;
  /** It is told so to do without access to the device. */
  quietBy?: { script?: readonly string[]; mark?: readonly string[] };
  /** It counts only where none of these is found. */
  fallbackFor?: readonly string[];
  /** Of a tool for consent: it holds back only what the HTML marks as held, whether by its own server or by whoever wrote the page. */
  holdsOnlyMarked?: true;
  /** German sentence: what has become of it. */
  remark?: string;
}

/** Services that count visitors, advertise, or load such. */
export function isTracker({ purpose }: Service): boolean {
  return purpose === "counting" || needsConsent(purpose);
}

/** § 25 TDDDG: they keep or read something on the visitor's device, as their vendors' documentation says, and are not needed for the page. */
export function needsConsent(purpose: Purpose): boolean {
  return purpose === "analytics" || purpose === "advertising" || purpose === "tag manager";
}

/** A service that asks visitors for their consent. Without another sign, a script that loads it from its host shows it, too. */
export function consentTool(name: string, signs: Omit<Service, "name" | "purpose">): Service {
  const hosts = (signs.at ?? []).filter((place) => place.split("/").length === 2 && place.endsWith("/"));
  const script = signs.script ?? hosts.map(loaderSign);
  return { name, purpose: "consent", ...signs, ...(script.length === 0 ? {} : { script }) };
}

/** "//cdn.clickskeks.at/": files lie below a domain; what "www" leads to is the vendor's own site, and lists of tools have no "//". */
function loaderSign(host: string): ScriptSign {
  return host.split(".").length > 2 ? `//${host}` : [`.${host}`, `!//www.${host}`];
}

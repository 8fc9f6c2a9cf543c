// Raw facts about one page, without judgement, which is in audits/.
import type { CharsetSource } from "#contract/seo-figures.ts";
import type { Redirect } from "#contract/seo-report.ts";
import type { PageOutline } from "./scanner/markup-scanner.ts";

export type {
  AnchorFact,
  HeadingFact,
  ImageFact,
  LinkElementFact,
  MetaFact,
  ScriptedAnchorFact,
  ScriptFact,
} from "./scanner/markup-scanner.ts";

export interface PageFacts {
  fetched: FetchFacts;
  html: HtmlFacts;
  side: SideFacts;
  /** German sentences on what could not be read, e.g. a page cut off at the size limit. */
  notes: string[];
}

/** How the page came to us. */
export interface FetchFacts {
  /** A file was read: no server answered, so status, headers, cookies and redirects say nothing. */
  noAnswer?: true;
  requestedUrl: string;
  /** Final address after redirects. */
  url: string;
  redirects: Redirect[];
  status: number;
  /** Lower-case names; values of repeated headers joined by ", " (set-cookie kept apart). */
  headers: Record<string, string>;
  setCookies: string[];
  /** ms */
  responseTime: number;
  /** ms */
  loadTime: number;
  /** Decoded bytes read (up to the cap). */
  bytes: number;
  /** The page goes on after these bytes: reading stopped at the size limit, or the connection broke. */
  truncated: boolean;
  /** The firewall or bot check that answered instead of the page. */
  blockedBy: string | null;
}

/** What the HTML says. Attribute values are decoded; texts are white-space folded and decoded. */
export interface HtmlFacts
  extends Pick<
    PageOutline,
    | "doctype"
    | "metas"
    | "links"
    | "headings"
    | "anchors"
    | "scriptedAnchors"
    | "images"
    | "scripts"
    | "structure"
    | "mentions"
    | "styleSigns"
    | "boxNames"
  > {
  charset: string;
  charsetSource: CharsetSource;
  lang: string | null;
  /** href of the first base element, as written. */
  baseHref: string | null;
  /** All title texts outside svg, first one counts. */
  titles: string[];
  /** src or href of source[src|srcset], iframe, frame, video, audio, embed, object[data]. */
  media: MediaFact[];
  /** Raw text of each JSON-LD script; json-ld.ts says which are read. */
  jsonLd: string[];
  microdata: MicrodataFact[];
  /** Values of time[datetime], up to 100 of up to 40 characters. */
  times: string[];
  /** Links of image maps, up to 100. */
  areas: AreaFact[];
  controls: ControlFact[];
  /** Values of label[for]. */
  labelFor: string[];
  text: BodyText;
  /**
   * Traces for technology detection, up to 200 of a kind: "attribute:<name>" and "element:<unknown name>" of the whole
   * page, "id:…" and "class:…" of the outermost elements, "comment:…" up to 160 bytes.
   */
  markers: string[];
  /** Something was dropped at a limit, so that nothing can be called missing. A note says what. */
  isCut?: true;
}

export interface MediaFact {
  tag: "source" | "iframe" | "frame" | "video" | "audio" | "embed" | "object";
  src: string | null;
  srcset: string | null;
  /** What a script puts in place of the srcset of a source element; absent without. */
  lateSrcset?: string;
  /** aria-label, else title. */
  title: string | null;
  /** A frame that nobody sees: hidden, or without width or height. */
  unseen?: true;
  /** A frame that is empty for now: its content or address stands in another attribute. */
  waits?: true;
}

/** A link of an image map. */
export interface AreaFact {
  href: string;
  /** alt, else title; at most 500 characters. */
  name: string;
}

export interface MicrodataFact {
  /** itemtype as written, or empty. */
  type: string;
  /** Names of itemprop seen inside. */
  properties: string[];
  /** Some of them were left out. */
  isCut?: true;
}

export interface ControlFact {
  tag: "input" | "select" | "textarea";
  type: string | null;
  id: string | null;
  /** Absent without. */
  name?: string;
  /** How many label[for] stand before it. */
  labelsBefore?: number;
  /** Inside a label element. */
  wrapped: boolean;
  /** aria-label, aria-labelledby or title present and not empty. */
  named: boolean;
  /** Hidden by itself, or out of reach of the keyboard as traps for bots are. */
  unseen?: true;
}

/** Text of the body outside script, style, template, noscript, svg, textarea, select, iframe, noembed, noframes. */
export interface BodyText {
  /** Folded: one space between words, "\n" at the borders of blocks. */
  text: string;
  /** UTF-8 bytes of the folded text. */
  bytes: number;
  words: number;
  /**
   * The main content's part of it: blocks inside main, else article, else anywhere, without navigation, header, footer, aside,
   * dialogs, headings, labels, buttons and blocks that are mostly links. Up to 60,000 characters.
   */
  main: string;
}

/** Files and pages beside the page. */
export interface SideFacts {
  robotsTxt: SideFile;
  sitemap: SideFile & { url: string | null };
  llmsTxt: SideFile;
  imprint: ImprintFacts;
}

/** The page behind the link „Impressum“. */
export interface ImprintFacts {
  /** "missing": no link leads to it, or it answers without a page. "self": the analysed page is the Impressum itself. */
  state: "found" | "self" | "missing" | "unchecked";
  /** Final address, null if no link leads there. */
  url: string | null;
  /** Folded text of the body, lines by block as in BodyText; empty unless found. */
  text: string;
  /** href of its links, as written. */
  hrefs: string[];
  /** It was not read to its end, so that nothing can be called missing. */
  isCut?: boolean;
  /** Why it could not be read, in German. */
  reason: string | null;
}

export interface SideFile {
  state: "found" | "missing" | "unchecked";
  /** HTTP status, null if there was no answer. */
  status: number | null;
  /** Up to 500 KiB. */
  text: string | null;
  /** Why it could not be checked, in German. */
  reason: string | null;
  /** We were turned away; others may get it. */
  isRefused?: true;
}

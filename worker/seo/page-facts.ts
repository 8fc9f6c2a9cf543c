// Raw facts about one page: what was seen, never what it is worth. Judgement lives in audits/.
import type { CharsetSource, Redirect } from "#contract/seo-report.ts";

export interface PageFacts {
  fetched: FetchFacts;
  html: HtmlFacts;
  side: SideFacts;
  /** German sentences on what could not be read, e.g. a page cut off at the size limit. */
  notes: string[];
}

/** How the page came to us. */
export interface FetchFacts {
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
  /** The page goes on behind these bytes: reading stopped at the size limit, or the connection broke. */
  truncated: boolean;
  /** The answer looks like a firewall's or bot check's, not like the page. */
  blockedBy: string | null;
}

/** What the HTML says. Attribute values are entity-decoded; texts are white-space folded and decoded. */
export interface HtmlFacts {
  charset: string;
  charsetSource: CharsetSource;
  /** As written, without brackets: `DOCTYPE html`. */
  doctype: string | null;
  lang: string | null;
  /** href of the first base element, as written. */
  baseHref: string | null;
  /** All title texts outside svg, first one counts. */
  titles: string[];
  metas: MetaFact[];
  links: LinkElementFact[];
  headings: HeadingFact[];
  anchors: AnchorFact[];
  images: ImageFact[];
  scripts: ScriptFact[];
  /** src or href of source[src|srcset], iframe, frame, video, audio, embed, object[data]. */
  media: MediaFact[];
  /** Raw text of each JSON-LD script. */
  jsonLd: string[];
  microdata: MicrodataFact[];
  controls: ControlFact[];
  /** Values of label[for]. */
  labelFor: string[];
  text: BodyText;
  /**
   * Traces for technology detection, up to 200 of a kind: "attribute:<name>" and "element:<unknown name>" of the whole
   * page, "id:…" and "class:…" of the outermost elements, "comment:…" and "script:…" (inline) up to 160 bytes.
   */
  markers: string[];
}

export interface MetaFact {
  name: string | null;
  property: string | null;
  httpEquiv: string | null;
  charset: string | null;
  content: string | null;
}

export interface LinkElementFact {
  /** Lower-case tokens. */
  rel: string[];
  href: string | null;
  hreflang: string | null;
  type: string | null;
  media: string | null;
  as: string | null;
  /** Stands in the body: an element that does not belong there has ended the head before it. */
  inBody?: true;
}

export interface HeadingFact {
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Capped at 2,000 characters. `br` and inner blocks part words. Without own text: that of an SVG inside. */
  text: string;
  /** alt texts of images inside; absent when there are none. */
  imageText?: string;
}

export interface AnchorFact {
  /** As written. Only a[href] is recorded. */
  href: string;
  rel: string[];
  /** Folded text, capped at 200 characters. */
  text: string;
  /** aria-label or title, or alt of an image inside, or text of an SVG inside. */
  otherName: string;
  /** An image inside has no alt attribute at all. */
  imageWithoutAlt?: true;
}

export interface ImageFact {
  src: string | null;
  srcset: string | null;
  /** null: no alt attribute at all. */
  alt: string | null;
  width: string | null;
  height: string | null;
  loading: string | null;
  fetchPriority: string | null;
}

export interface ScriptFact {
  src: string | null;
  type: string | null;
  async: boolean;
  defer: boolean;
  inHead: boolean;
}

export interface MediaFact {
  tag: "source" | "iframe" | "frame" | "video" | "audio" | "embed" | "object";
  src: string | null;
  srcset: string | null;
  /** aria-label, else title. */
  title: string | null;
}

export interface MicrodataFact {
  /** itemtype as written, or empty. */
  type: string;
  /** Names of itemprop seen inside. */
  properties: string[];
}

export interface ControlFact {
  tag: "input" | "select" | "textarea";
  type: string | null;
  id: string | null;
  /** Inside a label element. */
  wrapped: boolean;
  /** aria-label, aria-labelledby or title present and not empty. */
  named: boolean;
  /** Nobody meets it: hidden by itself, or out of the keyboard's reach as traps for programs are. */
  unseen?: true;
}

/** Text of the body outside script, style, template, noscript, svg, textarea, select. */
export interface BodyText {
  /** Folded: words apart by one space, "\n" at the borders of blocks. */
  text: string;
  /** UTF-8 bytes of the folded text. */
  bytes: number;
  words: number;
}

/** What stands beside the page. */
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
  /** Final address, null when no link leads there. */
  url: string | null;
  /** Folded text of the body, lines by block as in BodyText; empty unless found. */
  text: string;
  /** href of its links, as written. */
  hrefs: string[];
  /** It goes on behind what was read: at the limit of bytes, or where the connection broke. What it lacks may stand there. */
  isCut?: boolean;
  /** Why it could not be read, in German. */
  reason: string | null;
}

export interface SideFile {
  state: "found" | "missing" | "unchecked";
  /** HTTP status, null when there was no answer. */
  status: number | null;
  /** Up to 500 KiB. */
  text: string | null;
  /** Why it could not be checked, in German. */
  reason: string | null;
}

// Entry: reads the HTML of a page as browsers do, in chunks, without building a tree. See README.md.
import { Clues } from "./clues.ts";
import { MAX_ELEMENTS } from "./element-filter.ts";
import { rules } from "./modes/rules.ts";
import { MAX_DEPTH } from "./open-elements.ts";
import { MAX_ANCHORS, MAX_HEADINGS } from "./outline.ts";
import { Tokenizer } from "./tokenizer.ts";
import { Tree } from "./tree.ts";
import { WantedTexts } from "./wanted/wanted-texts.ts";

export { WantedTexts };

/** What is in the document. Attribute values are decoded; texts are white-space folded and decoded. */
export interface PageOutline {
  /** As written, without brackets: `DOCTYPE html`. */
  doctype: string | null;
  metas: MetaFact[];
  links: LinkElementFact[];
  headings: HeadingFact[];
  anchors: AnchorFact[];
  /** Absent without any. */
  scriptedAnchors?: ScriptedAnchorFact[];
  images: ImageFact[];
  scripts: ScriptFact[];
  /** Of the body, outside script, style, template, noscript, svg, textarea, select; "\n" at the borders of blocks. */
  text: string;
  /** UTF-8 bytes of the text. */
  textBytes: number;
  structure: StructureFact;
  /** Watched words in what is no markup, up to 20 of each; absent without any. */
  mentions?: Mention[];
  /** Blocks of the text that are the main content, without what stands around it (text-places.ts); at most 60,000 characters. */
  mainText: string;
  /** Traces that reveal technologies: "attribute:<name>", "element:<unknown name>", "id:…", "class:…", "comment:…". */
  clues: string[];
  /** Wanted texts in stylesheets of the page itself. */
  styleSigns: string[];
  /** Ids and classes of boxes near the root that hold a wanted text. */
  boxNames: string[];
  /** Elements are nested deeper than the limit; these were read only in part. */
  isTooDeep: boolean;
  /** Kinds of which something was dropped at a limit. */
  dropped: Record<"attributes" | "elements" | "headings" | "anchors", boolean>;
}

export const SCANNER_LIMITS = {
  depth: MAX_DEPTH,
  elements: MAX_ELEMENTS,
  headings: MAX_HEADINGS,
  anchors: MAX_ANCHORS,
} as const;

export interface HeadingFact {
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** At most 2,000 characters. `br` and inner blocks separate words. Without own text: that of an SVG inside. */
  text: string;
  /** Alt texts of images inside; absent if there are none. */
  imageText?: string;
}

/** An `a` with href. */
export interface AnchorFact {
  /** As written. */
  href: string;
  rel: string[];
  /** At most 200 characters. */
  text: string;
  /** aria-label or title, or alt of an image inside, or text of an SVG inside. */
  otherName: string;
  /** An image inside has no alt attribute at all. */
  imageWithoutAlt?: true;
  /** Without a target ("", "#", javascript:): its attributes or a menu beside it show that it is a control. */
  control?: true;
  /** Without a target: what a click runs, at most 300 characters. */
  onclick?: string;
  /** Without a target: the address that a router or a script of a theme reads. */
  route?: string;
}

/** An `a` without href that leads somewhere by script. */
export type ScriptedAnchorFact = Pick<AnchorFact, "text" | "otherName" | "onclick" | "route">;

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
  /** It is in the body: an element that does not belong in the head has ended it. */
  inBody?: true;
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
  /** What scripts put in place of src and srcset; absent where there is nothing. */
  lateSrc?: string;
  lateSrcset?: string;
  /** As written; absent without any. */
  classes?: string;
  /** Its offset in the text of the body. */
  textBefore?: number;
}

export interface StructureFact {
  /** Elements in the body, those included that a browser adds; without the content of templates. */
  elements: number;
  /** A main element, or one with the role. */
  hasMain: boolean;
  /** Ids at more than one element of HTML, not of drawings; up to 100. */
  repeatedIds: RepeatedId[];
}

export interface RepeatedId {
  /** At most 100 characters. */
  id: string;
  times: number;
  /** The first two, each with its offset in the text of the body. */
  elements: { tag: string; textBefore: number }[];
}

/** A watched word in a script, in noscript, in data of an attribute or in a link of a template. */
export interface Mention {
  word: string;
  /** Up to 24 bytes in front of it. */
  before: string;
}

export interface ScriptFact {
  src: string | null;
  type: string | null;
  async: boolean;
  defer: boolean;
  inHead: boolean;
  /** Its id, class, data-… and consent-… attributes, at most 8 of up to 500 characters. */
  marks?: Record<string, string>;
  /** First 160 bytes of an inline script, up to 200 of them on a page. */
  begin?: string;
  /** Wanted texts anywhere in an inline script. */
  signs?: string[];
}

const nothing = new WantedTexts({ inScripts: [], inStyles: [], inNames: [] });

export class MarkupScanner {
  private readonly clues = new Clues();
  private readonly tree: Tree;
  private readonly tokenizer: Tokenizer;

  constructor(wanted: WantedTexts = nothing) {
    this.tree = new Tree(rules, this.clues, wanted);
    this.tokenizer = new Tokenizer(this.tree, this.clues);
  }

  /** @param chunk UTF-8, cut anywhere; it is copied and may be overwritten after the call. */
  push(chunk: Uint8Array): void {
    this.tokenizer.push(chunk);
  }

  /** How many bytes of filtered elements are ready. */
  get filteredBytes(): number {
    return this.tree.recorder.elementFilter.pendingBytes;
  }

  /** The filtered elements so far (filtered-elements.ts), as UTF-8; valid until the next push. */
  takeFiltered(): Uint8Array {
    return this.tree.recorder.elementFilter.take();
  }

  /** The page is complete; filtered elements may still have to be taken. */
  end(): PageOutline {
    this.tokenizer.end();
    const { recorder } = this.tree;
    const {
      bodyElements,
      boxNames,
      elementFilter,
      headElements,
      inlineCode,
      outline,
      pictureText,
      structure,
      text: bodyText,
      textPlaces,
      words,
    } = recorder;
    const [text, textOfPictures] = [bodyText.toString(), pictureText.toString()];
    const scriptedAnchors = outline.scriptedAnchorFacts(text, textOfPictures);
    return {
      doctype: this.tokenizer.doctype,
      metas: headElements.metaFacts(),
      links: headElements.linkFacts(),
      headings: outline.headingFacts(text, textOfPictures),
      anchors: outline.anchorFacts(text, textOfPictures),
      ...(scriptedAnchors.length === 0 ? {} : { scriptedAnchors }),
      images: bodyElements.imageFacts(),
      scripts: bodyElements.scriptFacts(),
      text,
      textBytes: bodyText.byteLength,
      structure: structure.fact(),
      ...(words.mentions.length === 0 ? {} : { mentions: words.mentions }),
      mainText: textPlaces.mainText(text),
      clues: this.clues.list(),
      styleSigns: inlineCode.styleSigns,
      boxNames: boxNames.list(),
      isTooDeep: this.tree.deepElements.hasAny,
      dropped: {
        attributes: this.tokenizer.hasStrippedTag,
        elements: elementFilter.hasOverflowed || headElements.hasOverflowed || bodyElements.hasOverflowed,
        headings: outline.hasTooManyHeadings,
        anchors: outline.hasTooManyAnchors,
      },
    };
  }
}

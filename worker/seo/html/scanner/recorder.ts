// Hands every element and text of the document to those who want it: body text, outline, element filter, clues.
import { hasNoTarget, isControl, routeNames } from "./anchor-signs.ts";
import { attributeNamed, findAttribute, readAttribute } from "./attributes.ts";
import { BodyElements } from "./body-elements.ts";
import type { Clues } from "./clues.ts";
import { IN_ANCHOR, IN_BODY, IN_HEADING, IN_SVG, IN_TEMPLATE, IN_UNREAD } from "./element-context.ts";
import { ElementFilter } from "./element-filter.ts";
import { FoldedText } from "./folded-text.ts";
import { HeadElements } from "./head-elements.ts";
import type { OpenElements } from "./open-elements.ts";
import { type AnchorTarget, enclosedAlt, Outline } from "./outline.ts";
import { Structure } from "./structure.ts";
import type { Tag } from "./tag-scanner.ts";
import { COLLECTED, ID, isForeign, traitsOf } from "./tags.ts";
import { TextPlaces } from "./text-places.ts";
import { BoxNames } from "./wanted/box-names.ts";
import { InlineCode } from "./wanted/inline-code.ts";
import type { WantedTexts } from "./wanted/wanted-texts.ts";
import { WordSearch } from "./wanted/word-search.ts";

const {
  a: A,
  div: DIV,
  h1: H1,
  html: HTML,
  img: IMG,
  li: LI,
  link: LINK,
  meta: META,
  script: SCRIPT,
  style: STYLE,
  title: TITLE,
  ul: UL,
} = ID;
const HREF = attributeNamed("href");
const REL = attributeNamed("rel");
const ARIA_LABEL = attributeNamed("aria-label");
const TITLE_ATTRIBUTE = attributeNamed("title");
const ALT = attributeNamed("alt");
const TYPE = attributeNamed("type");
const ITEMSCOPE = attributeNamed("itemscope");
const ONCLICK = attributeNamed("onclick");
/** Children of html and body, and their children, may carry the ids of frameworks. */
const OUTER_DEPTH = 3;
/** So deep at most what lies over a page hangs, counted from html. */
const BOX_DEPTH = 6;
const NONE = -1;
const encoder = new TextEncoder();

export class Recorder {
  readonly text = new FoldedText();
  /** Text in SVG and alt texts of images, in headings and links only: it may be the only name they have. */
  readonly pictureText = new FoldedText();
  readonly textPlaces = new TextPlaces();
  readonly outline = new Outline();
  readonly headElements = new HeadElements(this.outline.values);
  readonly bodyElements = new BodyElements(this.outline.values);
  readonly elementFilter = new ElementFilter();
  readonly structure = new Structure();
  /** Words in what is not markup. */
  readonly words: WordSearch;
  readonly inlineCode: InlineCode;
  readonly boxNames: BoxNames;
  private readonly open: OpenElements;
  private readonly clues: Clues;
  private items = 0;
  /** The last link without a target: its record, and the serial of the element it is in. */
  private bareAnchor = NONE;
  private bareAnchorParent = NONE;

  constructor(open: OpenElements, clues: Clues, wanted: WantedTexts) {
    this.open = open;
    this.clues = clues;
    this.words = new WordSearch(wanted.watched);
    this.inlineCode = new InlineCode(wanted.inScripts, wanted.inStyles);
    this.boxNames = new BoxNames(wanted.inNames);
  }

  /** Where text at the current node belongs; null for text that nobody reads. */
  textSink(): FoldedText | null {
    const { context } = this;
    if ((context & (IN_BODY | IN_TEMPLATE | IN_UNREAD)) !== IN_BODY) return null;
    if ((context & IN_SVG) === 0) {
      this.textPlaces.mark(context, this.text.offset);
      return this.text;
    }
    return (context & (IN_ANCHOR | IN_HEADING)) !== 0 ? this.pictureText : null;
  }

  /** Adds an element at the current node. Returns the number of the microdata item it is, or -1. */
  addElement(tag: Tag, key: number): number {
    const { open, context } = this;
    if (key !== HTML) this.countElement();
    if (tag.id === 0) this.clues.addElement(tag);
    if (open.size > 0 && open.size <= OUTER_DEPTH) this.clues.addOuterElement(tag);
    if ((context & IN_TEMPLATE) !== 0 || isForeign(key)) return NONE;
    this.structure.addElement(tag, this.text.offset);
    this.words.readData(tag);
    if (this.bareAnchor >= 0 && (key === UL || key === DIV)) this.findMenu(key);
    if (open.size < BOX_DEPTH) this.boxNames.add(tag);
    if (key === IMG) {
      this.bodyElements.addImage(tag, this.text.offset);
      this.nameByImage(tag);
    } else if (key === META) this.headElements.addMeta(tag);
    else if (key === LINK) this.headElements.addLink(tag, context);
    else if (key === SCRIPT) {
      const script = this.bodyElements.addScript(tag, context);
      if (script !== null && !isJson(tag)) this.inlineCode.openScript(script);
    } else if (key === STYLE) this.inlineCode.openStyle();
    else if ((traitsOf(key) & COLLECTED) !== 0 && !tag.hasMicrodata)
      this.elementFilter.pass(tag, context, NONE, NONE);
    if (!tag.hasMicrodata) return NONE;
    const item = readAttribute(tag, ITEMSCOPE) === null ? NONE : this.items++;
    this.elementFilter.pass(tag, context, item, open.size === 0 ? NONE : (open.items[open.top] as number));
    return item;
  }

  /** Adds an element with raw content. Returns the name to close it with if the content is to be filtered too, else "". */
  addRawElement(tag: Tag): string {
    const { key } = tag;
    const isFiltered = key === TITLE || (key === SCRIPT && isJsonLd(tag));
    if (!isFiltered || (this.context & IN_TEMPLATE) !== 0) {
      this.addElement(tag, key);
      return "";
    }
    this.countElement();
    if (key === SCRIPT) this.bodyElements.addScript(tag, this.context);
    return this.elementFilter.open(tag, this.context);
  }

  /** One more at the current node, written or added by the browser. */
  countElement(): void {
    if ((this.context & (IN_BODY | IN_TEMPLATE)) === IN_BODY) this.structure.count();
  }

  /** The current node is a heading. */
  openHeading(key: number): void {
    const { open } = this;
    const { top } = open;
    if ((this.context & IN_TEMPLATE) !== 0) return;
    const from = open.textFrom[top] as number;
    const pictureFrom = open.pictureTextFrom[top] as number;
    open.records[top] = this.outline.addHeading(key - H1 + 1, this.headingPosition(top), from, pictureFrom);
    // The tables it was moved in front of are now behind it.
    for (let table = this.tableBehind(top); table >= 0; table = this.tableBehind(table)) {
      open.headingsBefore[table] = (open.headingsBefore[table] as number) + 1;
    }
  }

  /** Position among the headings of the next one in this element of the stack. */
  headingPosition(position: number): number {
    const table = this.tableBehind(position);
    return table < 0 ? this.outline.headingCount : (this.open.headingsBefore[table] as number);
  }

  /** The table in front of which this element was moved, or -1. */
  private tableBehind(position: number): number {
    const serial = this.open.movedBefore[position] as number;
    return serial < 0 ? NONE : this.open.positionOf(serial);
  }

  /** What an `a` element links to; null for one that leads nowhere, not even by script. */
  targetOf(tag: Tag): AnchorTarget | null {
    const { values } = this.outline;
    if ((this.context & IN_TEMPLATE) !== 0) {
      this.words.readValue(tag, findAttribute(tag, HREF));
      return null;
    }
    const isBare = hasNoTarget(tag);
    const href = values.add(tag, HREF);
    const onclick = isBare ? values.add(tag, ONCLICK) : NONE;
    const route = isBare ? values.addFirst(tag, routeNames) : NONE;
    if (href < 0 && onclick < 0 && route < 0) return null;
    return {
      href,
      rel: values.add(tag, REL),
      ariaLabel: values.add(tag, ARIA_LABEL),
      title: values.add(tag, TITLE_ATTRIBUTE),
      onclick,
      route,
      isBare,
      isControl: isBare && isControl(tag),
    };
  }

  /** The element at this position of the stack is a link. */
  openAnchor(target: AnchorTarget | null, position: number): void {
    const { open } = this;
    if (target === null || ((open.contexts[position] as number) & IN_TEMPLATE) !== 0) return;
    const from = open.textFrom[position] as number;
    const record = this.outline.addAnchor(target, from, open.pictureTextFrom[position] as number);
    open.records[position] = record;
    this.bareAnchor = target.isBare ? record : NONE;
    this.bareAnchorParent = open.serials[position - 1] ?? NONE;
  }

  /** A list beside a link without target is a menu that unfolds; in an item of a list, a block is one too. */
  private findMenu(key: number): void {
    const { open } = this;
    if (open.serials[open.top] !== this.bareAnchorParent) return;
    if (key === UL || open.topKey === LI) this.outline.markMenu(this.bareAnchor);
    this.bareAnchor = NONE;
  }

  /** An element closes, or the rest of its content becomes that of another; by default its text ends here. */
  close(record: number, to = this.text.offset, pictureTo = this.pictureText.offset): void {
    if (record >= 0) this.outline.close(record, to, pictureTo);
  }

  /** Adds a heading or link without a place in the stack. Returns its record, -1 for anything else. */
  addDetached(tag: Tag, key: number): number {
    const target = tag.id === A ? this.targetOf(tag) : null;
    const level = key - H1 + 1;
    if ((this.context & IN_TEMPLATE) !== 0) return NONE;
    const [from, pictureFrom] = [this.text.offset, this.pictureText.offset];
    if (target !== null) return this.outline.addAnchor(target, from, pictureFrom);
    if (level < 1 || level > 6) return NONE;
    return this.outline.addHeading(level, this.outline.headingCount, from, pictureFrom);
  }

  /** The body was replaced by a frameset. */
  dropBody(): void {
    this.text.clear();
    this.textPlaces.clear();
    this.pictureText.clear();
    this.outline.clear();
    this.structure.clear();
  }

  /** IN_ bits of the current node. */
  private get context(): number {
    return this.open.size === 0 ? 0 : (this.open.contexts[this.open.top] as number);
  }

  private nameByImage(tag: Tag): void {
    if ((this.context & (IN_ANCHOR | IN_HEADING)) === 0) return;
    const bytes = encoder.encode(enclosedAlt(readAttribute(tag, ALT)));
    if (bytes.length > 0) this.pictureText.append(bytes, 0, bytes.length, false, true);
  }
}

const isJsonLd = (tag: Tag): boolean =>
  readAttribute(tag, TYPE)?.trim().toLowerCase() === "application/ld+json";

/** Data, which may be long. */
function isJson(tag: Tag): boolean {
  return readAttribute(tag, TYPE)?.toLowerCase().includes("json") ?? false;
}

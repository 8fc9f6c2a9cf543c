// Hands every element and text of the document on to those who want it: body text, outline, sieve, clues.
import { attributeNamed, readAttribute } from "./attributes.ts";
import { BodyElements } from "./body-elements.ts";
import type { Clues } from "./clues.ts";
import { FoldedText } from "./folded-text.ts";
import type { OpenElements } from "./open-elements.ts";
import { ALT_BEGIN, ALT_END, type AnchorTarget, NO_ALT, Outline } from "./outline.ts";
import { Sieve } from "./sieve.ts";
import { IN_ANCHOR, IN_BODY, IN_HEADING, IN_SVG, IN_TEMPLATE, IN_UNREAD } from "./surroundings.ts";
import type { Tag } from "./tag-scanner.ts";
import { COLLECTED, idOf, isForeign, traitsOf } from "./tags.ts";

const A = idOf("a");
const IMG = idOf("img");
const H1 = idOf("h1");
const SCRIPT = idOf("script");
const TITLE = idOf("title");
const HREF = attributeNamed("href");
const REL = attributeNamed("rel");
const ARIA_LABEL = attributeNamed("aria-label");
const TITLE_ATTRIBUTE = attributeNamed("title");
const ALT = attributeNamed("alt");
const TYPE = attributeNamed("type");
const ITEMSCOPE = attributeNamed("itemscope");
/** Elements directly in html or body, and their children, may carry the ids of frameworks. */
const OUTER_DEPTH = 3;
const NONE = -1;
const ALT_MARKS = [ALT_BEGIN, ALT_END, NO_ALT];
const encoder = new TextEncoder();

export class Recorder {
  readonly text = new FoldedText();
  /** Text inside SVG and alt of images, in headings and links only: it may be all the name they have. */
  readonly pictureText = new FoldedText();
  readonly outline = new Outline();
  readonly bodyElements = new BodyElements(this.outline.values);
  readonly sieve = new Sieve();
  private readonly open: OpenElements;
  private readonly clues: Clues;
  private items = 0;

  constructor(open: OpenElements, clues: Clues) {
    this.open = open;
    this.clues = clues;
  }

  /** Where text at the current node belongs: null for text that nobody reads. */
  textSink(): FoldedText | null {
    const where = this.where();
    if ((where & (IN_BODY | IN_TEMPLATE | IN_UNREAD)) !== IN_BODY) return null;
    if ((where & IN_SVG) === 0) return this.text;
    return (where & (IN_ANCHOR | IN_HEADING)) !== 0 ? this.pictureText : null;
  }

  /** An element is inserted at the current node. Returns the number of the microdata item it is, or -1. */
  element(tag: Tag, key: number): number {
    const { open } = this;
    if (tag.id === 0) this.clues.element(tag);
    if (open.size > 0 && open.size <= OUTER_DEPTH) this.clues.outerElement(tag);
    const where = this.where();
    if ((where & IN_TEMPLATE) !== 0 || isForeign(key)) return NONE;
    if (key === IMG) {
      this.bodyElements.addImage(tag);
      this.nameByImage(tag, where);
    } else if (key === SCRIPT) this.bodyElements.addScript(tag, where);
    else if ((traitsOf(key) & COLLECTED) !== 0 && !tag.hasItem) this.sieve.pass(tag, where, NONE, NONE);
    if (!tag.hasItem) return NONE;
    const item = readAttribute(tag, ITEMSCOPE) === null ? NONE : this.items++;
    this.sieve.pass(tag, where, item, open.size === 0 ? NONE : (open.items[open.top] as number));
    return item;
  }

  /** An element whose raw content is read too. Returns the name to close it with, "" when nobody reads it. */
  rawElement(tag: Tag): string {
    const { key } = tag;
    const where = this.where();
    const isRead = (where & IN_TEMPLATE) === 0 && (key === TITLE || (key === SCRIPT && isJsonLd(tag)));
    if (!isRead) {
      this.element(tag, key);
      return "";
    }
    if (key === SCRIPT) this.bodyElements.addScript(tag, where);
    return this.sieve.open(tag, where);
  }

  /** The current node is a heading. */
  openHeading(key: number): void {
    const { open } = this;
    const { top } = open;
    if ((this.where() & IN_TEMPLATE) !== 0) return;
    const from = open.textFrom[top] as number;
    const pictureFrom = open.pictureTextFrom[top] as number;
    open.records[top] = this.outline.addHeading(key - H1 + 1, this.headingPlace(top), from, pictureFrom);
    // The tables it was moved in front of now stand behind it.
    for (let table = this.tableBehind(top); table >= 0; table = this.tableBehind(table)) {
      open.headingsBefore[table] = (open.headingsBefore[table] as number) + 1;
    }
  }

  /** Which place in the order of headings is next at this element of the stack. */
  headingPlace(place: number): number {
    const table = this.tableBehind(place);
    return table < 0 ? this.outline.headingCount : (this.open.headingsBefore[table] as number);
  }

  /** The table in front of which this element was moved, or -1. */
  private tableBehind(place: number): number {
    const serial = this.open.movedBefore[place] as number;
    return serial < 0 ? NONE : this.open.placeOf(serial);
  }

  /** What an `a` element links to; null without href. */
  targetOf(tag: Tag): AnchorTarget | null {
    const { values } = this.outline;
    const href = values.keep(tag, HREF);
    if (href < 0) return null;
    return {
      href,
      rel: values.keep(tag, REL),
      ariaLabel: values.keep(tag, ARIA_LABEL),
      title: values.keep(tag, TITLE_ATTRIBUTE),
    };
  }

  /** The element at this place of the stack is a link. */
  openAnchor(target: AnchorTarget | null, place: number): void {
    const { open } = this;
    if (target === null || ((open.where[place] as number) & IN_TEMPLATE) !== 0) return;
    const [from, pictureFrom] = [open.textFrom[place] as number, open.pictureTextFrom[place] as number];
    open.records[place] = this.outline.addAnchor(target, from, pictureFrom);
  }

  /** An element closes, or the rest of its content becomes that of another; by default its text ends here. */
  close(record: number, to = this.text.mark(), pictureTo = this.pictureText.mark()): void {
    if (record >= 0) this.outline.close(record, to, pictureTo);
  }

  /** A heading or link without a place in the stack. Returns its record, -1 for anything else. */
  detached(tag: Tag, key: number): number {
    const target = tag.id === A ? this.targetOf(tag) : null;
    const level = key - H1 + 1;
    if ((this.where() & IN_TEMPLATE) !== 0) return NONE;
    const [from, pictureFrom] = [this.text.mark(), this.pictureText.mark()];
    if (target !== null) return this.outline.addAnchor(target, from, pictureFrom);
    if (level < 1 || level > 6) return NONE;
    return this.outline.addHeading(level, this.outline.headingCount, from, pictureFrom);
  }

  /** The body was replaced by a frameset. */
  dropBody(): void {
    this.text.clear();
    this.pictureText.clear();
    this.outline.clear();
  }

  private where(): number {
    return this.open.size === 0 ? 0 : (this.open.where[this.open.top] as number);
  }

  private nameByImage(tag: Tag, where: number): void {
    if ((where & (IN_ANCHOR | IN_HEADING)) === 0) return;
    const written = readAttribute(tag, ALT);
    const alt = written === null ? NO_ALT : withoutMarks(written).trim();
    if (alt === "") return;
    const bytes = encoder.encode(`${ALT_BEGIN}${alt}${ALT_END}`);
    this.pictureText.append(bytes, 0, bytes.length, false, true);
  }
}

/** Names cannot hold the characters that part them. */
function withoutMarks(text: string): string {
  return ALT_MARKS.reduce((rest, mark) => rest.replaceAll(mark, ""), text);
}

function isJsonLd(tag: Tag): boolean {
  return readAttribute(tag, TYPE)?.trim().toLowerCase() === "application/ld+json";
}

// The standard's stack of open elements, without a tree: for each element just what later decisions need.
import { ownContext } from "./element-context.ts";
import {
  ANNOTATION_WITH_HTML,
  BUTTON_SCOPE,
  HEADING,
  ID,
  IMPLIED_END,
  ITEM_BOUNDARY,
  isForeign,
  LIST_SCOPE,
  MATHML,
  SCOPE,
  SPECIAL,
  SVG,
  TABLE_SCOPE,
  THOROUGHLY_IMPLIED_END,
  traitsOf,
  UNKNOWN,
  UNKNOWN_FOREIGN,
} from "./tags.ts";

/** As in Chromium. Keeps every search short, whatever a page does. */
export const MAX_DEPTH = 512;

const { "annotation-xml": ANNOTATION, optgroup: OPTGROUP, option: OPTION } = ID;
const NONE = -1;

export class OpenElements {
  size = 0;
  readonly keys = new Int32Array(MAX_DEPTH);
  /** Tells two elements of one name apart. */
  readonly serials = new Int32Array(MAX_DEPTH);
  /** IN_ bits. */
  readonly contexts = new Uint16Array(MAX_DEPTH);
  /** Those of them that an element adds itself. */
  private readonly ownContexts = new Uint16Array(MAX_DEPTH);
  /** Offset in the body text, and in the text of pictures, at which the element begins. */
  readonly textFrom = new Int32Array(MAX_DEPTH);
  readonly pictureTextFrom = new Int32Array(MAX_DEPTH);
  /** Number of the outline's record of this element, or -1. */
  readonly records = new Int32Array(MAX_DEPTH);
  /** Number of the microdata item around or at this element, or -1. */
  readonly items = new Int32Array(MAX_DEPTH);
  /** Of foster-parented content: the serial of the table it was moved in front of, or -1. */
  readonly movedBefore = new Int32Array(MAX_DEPTH);
  /** Of a table: how many headings are before it. */
  readonly headingsBefore = new Int32Array(MAX_DEPTH);
  /** How many elements of a known HTML name are open. */
  private readonly counts = new Uint16Array(SVG);
  private serial = 0;

  /** There must be room: `size < MAX_DEPTH`. The caller sets the offsets of the text. */
  push(key: number): void {
    const at = this.size++;
    const isRoot = at === 0;
    this.keys[at] = key;
    this.serials[at] = ++this.serial;
    this.ownContexts[at] = ownContext(key);
    this.contexts[at] = (isRoot ? 0 : (this.contexts[at - 1] as number)) | (this.ownContexts[at] as number);
    this.records[at] = NONE;
    this.items[at] = isRoot ? NONE : (this.items[at - 1] as number);
    this.movedBefore[at] = isRoot ? NONE : (this.movedBefore[at - 1] as number);
    if (key < SVG) this.counts[key] = (this.counts[key] as number) + 1;
  }

  /** Adds bits to the current node. */
  addContext(bits: number): void {
    const { top } = this;
    this.ownContexts[top] = (this.ownContexts[top] as number) | bits;
    this.contexts[top] = (this.contexts[top] as number) | bits;
  }

  pop(): void {
    const key = this.keys[--this.size] as number;
    if (key < SVG) this.counts[key] = (this.counts[key] as number) - 1;
  }

  get top(): number {
    return this.size - 1;
  }

  get topKey(): number {
    return this.size === 0 ? 0 : (this.keys[this.size - 1] as number);
  }

  isOpen(key: number): boolean {
    return (this.counts[key] as number) > 0;
  }

  /** Position of the topmost element with this key, or -1. */
  topmost(key: number): number {
    if (key < SVG && this.counts[key] === 0) return NONE;
    let at = this.size - 1;
    while (at >= 0 && this.keys[at] !== key) at--;
    return at;
  }

  positionOf(serial: number): number {
    let at = this.size - 1;
    while (at >= 0 && this.serials[at] !== serial) at--;
    return at;
  }

  /** "Has an element in scope"; other kinds of scope by `borders`. */
  inScope(key: number, borders = SCOPE): boolean {
    return this.counts[key] !== 0 && !this.hasAbove(this.topmost(key), borders);
  }

  inButtonScope(key: number): boolean {
    return this.inScope(key, SCOPE | BUTTON_SCOPE);
  }

  inListScope(key: number): boolean {
    return this.inScope(key, SCOPE | LIST_SCOPE);
  }

  inTableScope(key: number): boolean {
    return this.inScope(key, TABLE_SCOPE);
  }

  headingInScope(): boolean {
    const heading = this.topmostWith(HEADING | SCOPE);
    return heading >= 0 && (traitsOf(this.keys[heading] as number) & HEADING) !== 0;
  }

  inSelectScope(key: number): boolean {
    let at = this.size - 1;
    while (at >= 0 && (this.keys[at] === OPTION || this.keys[at] === OPTGROUP)) at--;
    return at >= 0 && this.keys[at] === key;
  }

  isPositionInScope(position: number): boolean {
    return !this.hasAbove(position, SCOPE);
  }

  hasAbove(position: number, traits: number): boolean {
    return this.topmostWith(traits) > position;
  }

  /** Position of the topmost element with one of these traits, or -1. */
  private topmostWith(traits: number): number {
    let at = this.size - 1;
    while (at >= 0 && (traitsOf(this.keys[at] as number) & traits) === 0) at--;
    return at;
  }

  /** Position of an open list item that a new one closes, or -1. */
  closableItem(first: number, second: number): number {
    if (!this.isOpen(first) && !this.isOpen(second)) return NONE;
    const item = Math.max(this.topmost(first), this.topmost(second));
    return this.hasAbove(item, ITEM_BOUNDARY) ? NONE : item;
  }

  /** Position of the element that an end tag without rules of its own closes, or -1. */
  closableByName(key: number): number {
    const position = this.topmost(key);
    return position > 0 && !this.hasAbove(position, SPECIAL) ? position : NONE;
  }

  /** Size to cut back to for the end tag of a foreign element, or -1 if the rules of HTML apply. */
  closableForeign(id: number, key: number): number {
    const unknown = UNKNOWN_FOREIGN | (key & (UNKNOWN - 1));
    for (let at = this.size - 1; at > 0; at--) {
      const other = this.keys[at] as number;
      if (!isForeign(other)) return NONE;
      if (id === 0 ? other === unknown : other === SVG + id || other === MATHML + id) return at;
      if (id === ANNOTATION && other === ANNOTATION_WITH_HTML) return at;
    }
    return NONE;
  }

  topHas(traits: number): boolean {
    return (traitsOf(this.topKey) & traits) !== 0;
  }

  /** Whether the current node may be closed by implication; one kind of element is not. */
  isTopImplied(except: number, thoroughly = false): boolean {
    return this.topKey !== except && this.topHas(thoroughly ? THOROUGHLY_IMPLIED_END : IMPLIED_END);
  }

  /** Takes out an element below the top. */
  removeAt(position: number): void {
    const key = this.keys[position] as number;
    if (key < SVG) this.counts[key] = (this.counts[key] as number) - 1;
    for (const column of this.columns()) column.copyWithin(position, position + 1, this.size);
    this.size--;
    this.inheritFrom(position);
  }

  /** Opens an element above `position - 1`, below those already there. */
  insertAt(position: number, key: number): void {
    for (const column of this.columns()) column.copyWithin(position + 1, position, this.size);
    const { size } = this;
    this.size = position;
    this.push(key);
    this.size = size + 1;
    this.inheritFrom(position + 1);
  }

  /** Gives an element in the middle a new identity: it was replaced by its copy. Returns the new serial. */
  renew(position: number): number {
    this.serials[position] = ++this.serial;
    return this.serial;
  }

  private columns(): (Int32Array | Uint16Array)[] {
    const { keys, serials, contexts, ownContexts, records, items, movedBefore, headingsBefore } = this;
    return [
      keys,
      serials,
      contexts,
      ownContexts,
      records,
      items,
      movedBefore,
      headingsBefore,
      this.textFrom,
      this.pictureTextFrom,
    ];
  }

  /** After a change in the middle: what the elements from here on inherit. */
  private inheritFrom(position: number): void {
    for (let at = Math.max(position, 1); at < this.size; at++) {
      this.contexts[at] = (this.contexts[at - 1] as number) | (this.ownContexts[at] as number);
    }
  }
}

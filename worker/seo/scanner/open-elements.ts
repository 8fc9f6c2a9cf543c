// The standard's stack of open elements, without a tree: for each element just what later decisions need.
import { ownSurroundings } from "./surroundings.ts";
import {
  ANNOTATION_WITH_HTML,
  BUTTON_SCOPE,
  HEADING,
  IMPLIED_END,
  ITEM_BOUNDARY,
  idOf,
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

/** Chromium nests no deeper either. Keeps every search short, whatever a page does. */
export const MAX_DEPTH = 512;

const OPTION = idOf("option");
const OPTGROUP = idOf("optgroup");
const ANNOTATION = idOf("annotation-xml");
const NONE = -1;

export class OpenElements {
  size = 0;
  readonly keys = new Int32Array(MAX_DEPTH);
  /** Tells two elements of one name apart. */
  readonly serials = new Int32Array(MAX_DEPTH);
  /** IN_ bits. */
  readonly where = new Uint8Array(MAX_DEPTH);
  /** Offset in the body text, and in the text of pictures, at which the element begins. */
  readonly textFrom = new Int32Array(MAX_DEPTH);
  readonly pictureTextFrom = new Int32Array(MAX_DEPTH);
  /** Number of the outline's record of this element, or -1. */
  readonly records = new Int32Array(MAX_DEPTH);
  /** Number of the microdata item around or at this element, or -1. */
  readonly items = new Int32Array(MAX_DEPTH);
  /** Of content moved in front of a table: the serial of that table, or -1. */
  readonly movedBefore = new Int32Array(MAX_DEPTH);
  /** Of a table: how many headings stand before it. */
  readonly headingsBefore = new Int32Array(MAX_DEPTH);
  /** How many elements of a known HTML name are open. */
  private readonly counts = new Uint16Array(SVG);
  private serial = 0;

  /** There must be room: `size < MAX_DEPTH`. The arrays of facts are reset. */
  push(key: number): void {
    const at = this.size++;
    const isRoot = at === 0;
    this.keys[at] = key;
    this.serials[at] = ++this.serial;
    this.where[at] = (isRoot ? 0 : (this.where[at - 1] as number)) | ownSurroundings(key);
    this.records[at] = NONE;
    this.items[at] = isRoot ? NONE : (this.items[at - 1] as number);
    this.movedBefore[at] = isRoot ? NONE : (this.movedBefore[at - 1] as number);
    if (key < SVG) this.counts[key] = (this.counts[key] as number) + 1;
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

  /** Place of the topmost element with this key, or -1. */
  topmost(key: number): number {
    if (key < SVG && this.counts[key] === 0) return NONE;
    let at = this.size - 1;
    while (at >= 0 && this.keys[at] !== key) at--;
    return at;
  }

  placeOf(serial: number): number {
    let at = this.size - 1;
    while (at >= 0 && this.serials[at] !== serial) at--;
    return at;
  }

  /** "Has an element in scope"; other kinds of scope by `borders`. */
  inScope(key: number, borders = SCOPE): boolean {
    if (this.counts[key] === 0) return false;
    for (let at = this.size - 1; at >= 0; at--) {
      const other = this.keys[at] as number;
      if (other === key) return true;
      if ((traitsOf(other) & borders) !== 0) return false;
    }
    return false;
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
    for (let at = this.size - 1; at >= 0; at--) {
      const traits = traitsOf(this.keys[at] as number);
      if ((traits & HEADING) !== 0) return true;
      if ((traits & SCOPE) !== 0) return false;
    }
    return false;
  }

  inSelectScope(key: number): boolean {
    for (let at = this.size - 1; at >= 0; at--) {
      const other = this.keys[at] as number;
      if (other === key) return true;
      if (other !== OPTION && other !== OPTGROUP) return false;
    }
    return false;
  }

  /** No border of a scope stands above this place. */
  isPlaceInScope(place: number): boolean {
    return !this.hasAbove(place, SCOPE);
  }

  hasAbove(place: number, traits: number): boolean {
    for (let at = this.size - 1; at > place; at--) {
      if ((traitsOf(this.keys[at] as number) & traits) !== 0) return true;
    }
    return false;
  }

  /** Place of an open list item that a new one closes, or -1. */
  closableItem(first: number, second: number): number {
    if (!this.isOpen(first) && !this.isOpen(second)) return NONE;
    for (let at = this.size - 1; at >= 0; at--) {
      const key = this.keys[at] as number;
      if (key === first || key === second) return at;
      if ((traitsOf(key) & ITEM_BOUNDARY) !== 0) return NONE;
    }
    return NONE;
  }

  /** Place of the element that an end tag without rules of its own closes, or -1. */
  closableByName(key: number): number {
    if (key < SVG && this.counts[key] === 0) return NONE;
    for (let at = this.size - 1; at > 0; at--) {
      const other = this.keys[at] as number;
      if (other === key) return at;
      if ((traitsOf(other) & SPECIAL) !== 0) return NONE;
    }
    return NONE;
  }

  /** Size to cut back to for the end tag of a foreign element, or -1 when the rules of HTML apply. */
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

  /** The current node may be closed by implication, except one kind. */
  topIsImplied(except: number, thoroughly = false): boolean {
    const key = this.topKey;
    return key !== except && (traitsOf(key) & (thoroughly ? THOROUGHLY_IMPLIED_END : IMPLIED_END)) !== 0;
  }

  /** Takes out an element below the top. */
  removeAt(place: number): void {
    const key = this.keys[place] as number;
    if (key < SVG) this.counts[key] = (this.counts[key] as number) - 1;
    for (const column of this.columns()) column.copyWithin(place, place + 1, this.size);
    this.size--;
    this.settle(place);
  }

  /** Opens an element between others: above `place - 1`. */
  insertAt(place: number, key: number): void {
    for (const column of this.columns()) column.copyWithin(place + 1, place, this.size);
    const { size } = this;
    this.size = place;
    this.push(key);
    this.size = size + 1;
    this.settle(place + 1);
  }

  /** Gives an element in the middle a new identity: it was replaced by its copy. Returns the new serial. */
  renew(place: number): number {
    this.serials[place] = ++this.serial;
    return this.serial;
  }

  private columns(): (Int32Array | Uint8Array)[] {
    const { keys, serials, where, textFrom, pictureTextFrom, records, items, movedBefore, headingsBefore } =
      this;
    return [keys, serials, where, textFrom, pictureTextFrom, records, items, movedBefore, headingsBefore];
  }

  /** After a change in the middle: what elements above inherit. */
  private settle(from: number): void {
    for (let at = Math.max(from, 1); at < this.size; at++) {
      this.where[at] = (this.where[at - 1] as number) | ownSurroundings(this.keys[at] as number);
    }
  }
}

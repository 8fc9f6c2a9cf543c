// What the document is made of: how many elements, whether one is its main part, and ids that stand more than once.
import { attributeNamed, findAttribute, readAttribute, readValueAt } from "./attributes.ts";
import type { RepeatedId, StructureFact } from "./markup-scanner.ts";
import type { Tag } from "./tag-scanner.ts";
import { ID, nameOf } from "./tags.ts";

/** More ids than any real page has; those behind them are not compared. */
const MAX_IDS = 10_000;
const MAX_REPEATED = 100;
/** Characters kept of an id or name, and bytes of an id that are compared. */
const MAX_LENGTH = 100;
const MAX_COMPARED_BYTES = 200;

const ID_NAME = attributeNamed("id");
const ROLE = attributeNamed("role");
const { main: MAIN } = ID;
const decoder = new TextDecoder();

type Place = RepeatedId["elements"][number];

export class Structure {
  private elements = 0;
  private hasMain = false;
  private readonly ids = new IdTable();
  /** By number of the id. */
  private readonly repeated = new Map<number, RepeatedId>();

  /** An element of the body, also one that a browser adds by itself. */
  count(): void {
    this.elements++;
  }

  /** An element of HTML as written. @param textBefore offset in the text of the body */
  addElement(tag: Tag, textBefore: number): void {
    if (tag.id === MAIN) this.hasMain = true;
    else if (tag.hasRole && !this.hasMain)
      this.hasMain = readAttribute(tag, ROLE)?.trim().toLowerCase() === "main";
    const id = findAttribute(tag, ID_NAME);
    if (id >= 0) this.addId(tag, id, textBefore);
  }

  private addId(tag: Tag, index: number, textBefore: number): void {
    const known = this.ids.add(tag, index, textBefore);
    if (known < 0) return;
    const repeated = this.repeated.get(known);
    if (repeated !== undefined) repeated.times++;
    else if (this.repeated.size < MAX_REPEATED) {
      const elements = [this.ids.firstPlace(known), { tag: elementName(tag), textBefore }];
      const id = readValueAt(tag, index).slice(0, MAX_LENGTH).toWellFormed();
      this.repeated.set(known, { id, times: elements.length, elements });
    }
  }

  /** The body was replaced by a frameset. */
  clear(): void {
    this.elements = 0;
    this.hasMain = false;
    this.ids.clear();
    this.repeated.clear();
  }

  fact(): StructureFact {
    return { elements: this.elements, hasMain: this.hasMain, repeatedIds: [...this.repeated.values()] };
  }
}

// Columns of a row.
const HASH = 0;
const OTHER_HASH = 1;
const NAME = 2;
const OFFSET = 3;
const COLUMNS = 4;

/**
 * The ids of a page with the place of each one's first element, in plain numbers: objects and texts for thousands of them
 * would cost more than the reading of the page. Two hashes stand for an id. Ids that mean the same but are written
 * differently (`&amp;`) are different here.
 */
class IdTable {
  private size = 0;
  private rows = new Int32Array(COLUMNS * 128);
  /** Numbers of rows by hash, plus one: at most half of it is used. */
  private slots = new Int32Array(256);
  /** Names of elements that have no number, which stands below zero in a row. */
  private readonly unknownNames: string[] = [];

  /** Adds an id that is new. Returns the number of one that is known, else -1. */
  add(tag: Tag, index: number, textBefore: number): number {
    const { bytes, attributeSpans } = tag;
    const from = attributeSpans[4 * index + 2] as number;
    const to = attributeSpans[4 * index + 3] as number;
    const end = Math.min(to, from + MAX_COMPARED_BYTES);
    if (end <= from) return -1;
    let hash = to - from;
    let other = 17;
    for (let i = from; i < end; i++) {
      const byte = bytes[i] as number;
      hash = (Math.imul(hash, 31) + byte) | 0;
      other = Math.imul(other ^ byte, 16777619);
    }
    const slot = this.find(hash, other);
    const known = (this.slots[slot] as number) - 1;
    if (known >= 0 || this.size >= MAX_IDS) return known;
    this.append(hash, other, tag.id !== 0 ? tag.id : -this.unknownNames.push(elementName(tag)), textBefore);
    this.slots[slot] = this.size;
    if (2 * this.size >= this.slots.length) this.grow();
    return -1;
  }

  firstPlace(number: number): Place {
    const name = this.rows[COLUMNS * number + NAME] as number;
    const tag = name > 0 ? nameOf(name) : (this.unknownNames[-name - 1] ?? "");
    return { tag, textBefore: this.rows[COLUMNS * number + OFFSET] as number };
  }

  clear(): void {
    this.size = 0;
    this.slots.fill(0);
  }

  /** The slot of these hashes, or the free one where they belong. */
  private find(hash: number, other: number): number {
    const mask = this.slots.length - 1;
    let slot = (hash ^ other) & mask;
    for (let number = this.slots[slot] as number; number > 0; number = this.slots[slot] as number) {
      const row = COLUMNS * (number - 1);
      if (this.rows[row + HASH] === hash && this.rows[row + OTHER_HASH] === other) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private append(hash: number, other: number, name: number, offset: number): void {
    let at = COLUMNS * this.size++;
    if (at === this.rows.length) {
      const grown = new Int32Array(2 * at);
      grown.set(this.rows);
      this.rows = grown;
    }
    for (const value of [hash, other, name, offset]) this.rows[at++] = value;
  }

  private grow(): void {
    this.slots = new Int32Array(2 * this.slots.length);
    for (let number = 0; number < this.size; number++) {
      const row = COLUMNS * number;
      const slot = this.find(this.rows[row + HASH] as number, this.rows[row + OTHER_HASH] as number);
      this.slots[slot] = number + 1;
    }
  }
}

function elementName({ id, bytes, nameFrom, nameTo }: Tag): string {
  if (id !== 0) return nameOf(id);
  return decoder.decode(bytes.subarray(nameFrom, Math.min(nameTo, nameFrom + MAX_LENGTH))).toLowerCase();
}

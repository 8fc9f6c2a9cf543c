// Ids and classes of boxes near the root of the document that hold a wanted text: what lies over a page hangs there.
import { attributeNamed, readAttribute } from "../attributes.ts";
import type { Tag } from "../tag-scanner.ts";
import { ID } from "../tags.ts";
import type { Needles } from "./needles.ts";

const [ID_NAME, CLASS_NAME] = [attributeNamed("id"), attributeNamed("class")];
const { aside, button, dialog, div, footer, form, nav, section } = ID;
const IS_BOX = new Uint8Array(256);
/** Elements of unknown names count, too; their id is 0. */
for (const id of [0, aside, button, dialog, div, footer, form, nav, section]) IS_BOX[id] = 1;
const MAX_NAMES = 100;
const MAX_NAME_LENGTH = 80;
/** Characters of an attribute that are looked at. */
const MAX_VALUE_LENGTH = 2_000;

export class BoxNames {
  private readonly needles: Needles;
  private readonly names = new Set<string>();
  private isFound = false;

  constructor(needles: Needles) {
    this.needles = needles;
  }

  list(): string[] {
    return [...this.names];
  }

  add(tag: Tag): void {
    if (IS_BOX[tag.id] === 0 || tag.attributeCount === 0 || this.names.size >= MAX_NAMES) return;
    for (let index = 0; index < tag.attributeCount; index++) {
      const hash = tag.attributeHashes[index];
      const name = hash === CLASS_NAME.hash ? CLASS_NAME : hash === ID_NAME.hash ? ID_NAME : null;
      if (name === null) continue;
      const from = tag.attributeSpans[4 * index + 2] as number;
      const to = tag.attributeSpans[4 * index + 3] as number;
      this.isFound = false;
      this.needles.search(tag.bytes, from, Math.min(to, from + MAX_VALUE_LENGTH), this.onFound);
      if (this.isFound) this.keep((readAttribute(tag, name) ?? "").slice(0, MAX_VALUE_LENGTH));
    }
  }

  private onFound = (): void => {
    this.isFound = true;
  };

  private keep(value: string): void {
    for (const word of value.split(/\s+/)) {
      const isWanted = this.needles.texts.some((text) => word.toLowerCase().includes(text));
      if (isWanted && word.length <= MAX_NAME_LENGTH && this.names.size < MAX_NAMES) this.names.add(word);
    }
  }
}

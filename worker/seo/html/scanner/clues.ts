// Traces that reveal technologies: names, ids, classes and comments.
import { attributeNamed, readAttribute } from "./attributes.ts";
import type { Tag } from "./tag-scanner.ts";

/** Of each kind. */
const MAX_CLUES = 200;
/** Bytes kept of a comment. */
export const MAX_CLUE_BYTES = 160;
/** Frameworks put their ids and classes on the outermost elements. */
const MAX_OUTER_ELEMENTS = 40;

const ID = attributeNamed("id");
const CLASS = attributeNamed("class");
const decoder = new TextDecoder();

type ClueKind = "attribute" | "element" | "id" | "class" | "comment";

export class Clues {
  private readonly found = new Map<ClueKind, Set<string>>();
  private readonly elements = new Set<number>();
  private outerElements = 0;

  /** "attribute:data-reactroot", "id:__next", "comment:…", in order of appearance. */
  list(): string[] {
    return [...this.found].flatMap(([kind, values]) => Array.from(values, (value) => `${kind}:${value}`));
  }

  /** An AttributeListener. */
  addAttribute = (bytes: Uint8Array, from: number, to: number): void => {
    this.add("attribute", asText(bytes, from, to).toLowerCase());
  };

  /** An element of an unknown name, such as astro-island. */
  addElement({ key, bytes, nameFrom, nameTo }: Tag): void {
    if (this.elements.size >= MAX_CLUES || this.elements.has(key)) return;
    this.elements.add(key);
    this.add("element", asText(bytes, nameFrom, nameTo).toLowerCase());
  }

  addOuterElement(tag: Tag): void {
    if (this.outerElements++ >= MAX_OUTER_ELEMENTS) return;
    this.add("id", readAttribute(tag, ID) ?? "");
    for (const name of (readAttribute(tag, CLASS) ?? "").split(/\s+/)) this.add("class", name);
  }

  addComment(bytes: Uint8Array, from: number, to: number): void {
    this.add("comment", asText(bytes, from, to).trim());
  }

  private add(kind: ClueKind, value: string): void {
    const values = this.found.get(kind) ?? new Set();
    this.found.set(kind, values);
    if (value !== "" && values.size < MAX_CLUES) values.add(value);
  }
}

function asText(bytes: Uint8Array, from: number, to: number): string {
  return decoder.decode(bytes.subarray(from, Math.min(to, from + MAX_CLUE_BYTES)));
}

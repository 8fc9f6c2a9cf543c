// Images and scripts, read as they are scanned: there are too many for HTMLRewriter, which needs 5 µs a call.
import { attributeNamed, findAttribute, nameAt, nameBegins, type ValuePool } from "./attributes.ts";
import { IN_HEAD } from "./element-context.ts";
import type { ImageFact, ScriptFact } from "./markup-scanner.ts";
import type { Tag } from "./tag-scanner.ts";
import type { InlineScript } from "./wanted/inline-code.ts";

/** Of a kind. More than any real page has; bounds the memory. */
const MAX_BODY_ELEMENTS = 50_000;

const imageFields = ["src", "srcset", "alt", "width", "height", "loading", "fetchPriority"] as const;
const imageAttributes = imageFields.map((field) => attributeNamed(field.toLowerCase()));
/** Where scripts that load images late keep the real address, the first that is there counts. */
const lateSources = ["data-src", "data-lazy-src", "data-original", "data-lazy", "data-ezsrc"].map(
  attributeNamed,
);
const lateSourceSets = ["data-srcset", "data-lazy-srcset", "data-original-set"].map(attributeNamed);
const CLASS = attributeNamed("class");
const SRC = attributeNamed("src");
const TYPE = attributeNamed("type");
const ASYNC = attributeNamed("async");
const DEFER = attributeNamed("defer");

interface ImageRecord {
  /** Numbers of values, in the order of imageFields. */
  fields: number[];
  lateSrc: number;
  lateSrcset: number;
  classes: number;
  /** Offset in the text of the body. */
  textBefore: number;
}

/** What else is kept of a script, by the beginnings of names: tools that hold scripts back leave their marks there. */
const MARK_BEGINNINGS = ["id", "class", "data-", "consent-"];
const MAX_MARKS = 8;
const MAX_MARK_LENGTH = 500;

type ScriptRecord = Pick<ScriptFact, "async" | "defer" | "inHead"> & {
  src: number;
  type: number;
  marks: [name: string, value: number][];
  /** Absent with src. */
  inline?: InlineScript;
};

export class BodyElements {
  /** Some were dropped. */
  hasOverflowed = false;
  private readonly values: ValuePool;
  private readonly images: ImageRecord[] = [];
  private readonly scripts: ScriptRecord[] = [];

  constructor(values: ValuePool) {
    this.values = values;
  }

  /** @param textBefore offset in the text of the body */
  addImage(tag: Tag, textBefore: number): void {
    if (this.isFull(this.images)) return;
    this.images.push({
      fields: imageAttributes.map((name) => this.values.add(tag, name)),
      lateSrc: this.values.addFirst(tag, lateSources),
      lateSrcset: this.values.addFirst(tag, lateSourceSets),
      classes: this.values.add(tag, CLASS),
      textBefore,
    });
  }

  /** @param context IN_ bits. Returns where its content is to be noted; null if it has src. */
  addScript(tag: Tag, context: number): InlineScript | null {
    if (this.isFull(this.scripts)) return null;
    const src = this.values.add(tag, SRC);
    const inline = src < 0 ? { begin: "", signs: [] } : null;
    this.scripts.push({
      src,
      type: this.values.add(tag, TYPE),
      async: findAttribute(tag, ASYNC) >= 0,
      defer: findAttribute(tag, DEFER) >= 0,
      inHead: (context & IN_HEAD) !== 0,
      marks: this.addMarks(tag),
      ...(inline === null ? {} : { inline }),
    });
    return inline;
  }

  private addMarks(tag: Tag): ScriptRecord["marks"] {
    const marks: ScriptRecord["marks"] = [];
    for (let index = 0; index < tag.attributeCount && marks.length < MAX_MARKS; index++) {
      if (MARK_BEGINNINGS.some((beginning) => nameBegins(tag, index, beginning)))
        marks.push([nameAt(tag, index), this.values.addAt(tag, index)]);
    }
    return marks;
  }

  imageFacts(): ImageFact[] {
    return this.images.map(({ fields, lateSrc, lateSrcset, classes, textBefore }) => {
      const values = fields.map((number) => this.values.getOrNull(number));
      const [src = null, srcset = null, alt = null, width = null, height = null, ...rest] = values;
      const [loading = null, fetchPriority = null] = rest;
      const fact: ImageFact = { src, srcset, alt, width, height, loading, fetchPriority, textBefore };
      this.addIfAny(fact, "lateSrc", lateSrc);
      this.addIfAny(fact, "lateSrcset", lateSrcset);
      this.addIfAny(fact, "classes", classes);
      return fact;
    });
  }

  private addIfAny(fact: ImageFact, field: "lateSrc" | "lateSrcset" | "classes", number: number): void {
    const value = number < 0 ? "" : this.values.get(number).trim();
    if (value !== "") fact[field] = value;
  }

  scriptFacts(): ScriptFact[] {
    return this.scripts.map(({ src, type, marks, inline, ...flags }) => ({
      src: this.values.getOrNull(src),
      type: this.values.getOrNull(type),
      ...flags,
      ...(marks.length === 0 ? {} : { marks: this.markFacts(marks) }),
      ...(inline === undefined || inline.begin === "" ? {} : { begin: inline.begin }),
      ...(inline === undefined || inline.signs.length === 0 ? {} : { signs: inline.signs }),
    }));
  }

  private markFacts(marks: ScriptRecord["marks"]): Record<string, string> {
    // The first attribute of a name counts.
    return Object.fromEntries(
      marks
        .toReversed()
        .map(([name, value]) => [name, this.values.get(value).slice(0, MAX_MARK_LENGTH).toWellFormed()]),
    );
  }

  private isFull(list: readonly unknown[]): boolean {
    const isFull = list.length >= MAX_BODY_ELEMENTS;
    this.hasOverflowed ||= isFull;
    return isFull;
  }
}

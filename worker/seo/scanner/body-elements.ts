// Images and scripts, read where they are scanned: they are too many for HTMLRewriter, whose every call costs 5 µs.
import type { ImageFact, ScriptFact } from "../page-facts.ts";
import { attributeNamed, findAttribute, type ValuePool } from "./attributes.ts";
import { IN_HEAD } from "./surroundings.ts";
import type { Tag } from "./tag-scanner.ts";

/** More than any real page has; keeps the memory bounded. */
const MAX_OF_A_KIND = 50_000;

const imageAttributes = ["src", "srcset", "alt", "width", "height", "loading", "fetchpriority"].map(
  attributeNamed,
);
const SRC = attributeNamed("src");
const TYPE = attributeNamed("type");
const ASYNC = attributeNamed("async");
const DEFER = attributeNamed("defer");

type ScriptRecord = Pick<ScriptFact, "async" | "defer" | "inHead"> & { src: number; type: number };

export class BodyElements {
  /** Some were left out. */
  isFull = false;
  private readonly values: ValuePool;
  /** Numbers of values, in the order of imageAttributes. */
  private readonly images: number[][] = [];
  private readonly scripts: ScriptRecord[] = [];

  constructor(values: ValuePool) {
    this.values = values;
  }

  addImage(tag: Tag): void {
    if (this.images.length < MAX_OF_A_KIND)
      this.images.push(imageAttributes.map((name) => this.values.keep(tag, name)));
    else this.isFull = true;
  }

  /** @param where IN_ bits */
  addScript(tag: Tag, where: number): void {
    if (this.scripts.length >= MAX_OF_A_KIND) {
      this.isFull = true;
      return;
    }
    this.scripts.push({
      src: this.values.keep(tag, SRC),
      type: this.values.keep(tag, TYPE),
      async: findAttribute(tag, ASYNC) >= 0,
      defer: findAttribute(tag, DEFER) >= 0,
      inHead: (where & IN_HEAD) !== 0,
    });
  }

  imageFacts(): ImageFact[] {
    return this.images.map((numbers) => {
      const [
        src = null,
        srcset = null,
        alt = null,
        width = null,
        height = null,
        loading = null,
        fetchPriority = null,
      ] = numbers.map((number) => this.valueOrNull(number));
      return { src, srcset, alt, width, height, loading, fetchPriority };
    });
  }

  scriptFacts(): ScriptFact[] {
    return this.scripts.map(({ src, type, ...flags }) => ({
      src: this.valueOrNull(src),
      type: this.valueOrNull(type),
      ...flags,
    }));
  }

  private valueOrNull(number: number): string | null {
    return number < 0 ? null : this.values.get(number);
  }
}

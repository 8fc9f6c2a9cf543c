// meta and link, wherever they are in the document, read as they are scanned: a page has dozens, too many for HTMLRewriter.
import { attributeNamed, type ValuePool } from "./attributes.ts";
import { IN_BODY } from "./element-context.ts";
import { splitTokens } from "./filtered-elements.ts";
import type { LinkElementFact, MetaFact } from "./markup-scanner.ts";
import type { Tag } from "./tag-scanner.ts";

/** Of a kind. More than any real page has; bounds the memory. */
const MAX_HEAD_ELEMENTS = 50_000;

const metaAttributes = ["name", "property", "http-equiv", "charset", "content"].map(attributeNamed);
const linkAttributes = ["rel", "href", "hreflang", "type", "media", "as"].map(attributeNamed);

/** Numbers of values, in the order of the attributes above. */
type Values = readonly number[];

export class HeadElements {
  /** Some were dropped. */
  hasOverflowed = false;
  private readonly values: ValuePool;
  private readonly metas: Values[] = [];
  private readonly links: { values: Values; inBody: boolean }[] = [];

  constructor(values: ValuePool) {
    this.values = values;
  }

  addMeta(tag: Tag): void {
    if (this.isFull(this.metas)) return;
    this.metas.push(metaAttributes.map((name) => this.values.add(tag, name)));
  }

  /** @param context IN_ bits */
  addLink(tag: Tag, context: number): void {
    if (this.isFull(this.links)) return;
    const values = linkAttributes.map((name) => this.values.add(tag, name));
    this.links.push({ values, inBody: (context & IN_BODY) !== 0 });
  }

  metaFacts(): MetaFact[] {
    return this.metas.map((values) => {
      const [name = null, property = null, httpEquiv = null, charset = null, content = null] =
        this.read(values);
      return { name, property, httpEquiv, charset, content };
    });
  }

  linkFacts(): LinkElementFact[] {
    return this.links.map(({ values, inBody }) => {
      const [rel, href = null, hreflang = null, type = null, media = null, as = null] = this.read(values);
      const fact: LinkElementFact = { rel: splitTokens(rel ?? ""), href, hreflang, type, media, as };
      return inBody ? { ...fact, inBody } : fact;
    });
  }

  private read(values: Values): (string | null)[] {
    return values.map((number) => this.values.getOrNull(number));
  }

  private isFull(list: readonly unknown[]): boolean {
    const isFull = list.length >= MAX_HEAD_ELEMENTS;
    this.hasOverflowed ||= isFull;
    return isFull;
  }
}

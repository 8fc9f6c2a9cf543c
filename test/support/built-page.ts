// A page as it was built, to ask for what stands where. Needs `npm run build` before.
import { readFileSync } from "node:fs";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { attributes, elements, wordsOf } from "./seo/html-tree.ts";

type Element = DefaultTreeAdapterTypes.Element;

export interface BuiltLink {
  name: string;
  href: string;
}

/** A page or a part of it. */
export class BuiltPart {
  readonly root: DefaultTreeAdapterTypes.Node;
  readonly all: readonly Element[];

  constructor(root: DefaultTreeAdapterTypes.Node) {
    this.root = root;
    this.all = [...elements(root)];
  }

  get text(): string {
    return wordsOf(this.root);
  }

  /** The elements with one of these tags or, with a leading dot, this class. */
  find(...selectors: readonly string[]): BuiltPart[] {
    return this.all
      .filter((element) =>
        selectors.some((selector) =>
          selector.startsWith(".")
            ? (attributes(element).class ?? "").split(" ").includes(selector.slice(1))
            : element.tagName === selector,
        ),
      )
      .map((element) => new BuiltPart(element));
  }

  one(selector: string): BuiltPart {
    const [first] = this.find(selector);
    if (!first) throw new Error(`There is no ${selector}.`);
    return first;
  }

  texts(...selectors: readonly string[]): string[] {
    return this.find(...selectors).map(({ text }) => text);
  }

  /** The section with this h2. */
  section(heading: string): BuiltPart {
    const found = this.find("section").find((section) => section.texts("h2").includes(heading));
    if (!found) throw new Error(`There is no section „${heading}“.`);
    return found;
  }

  get links(): BuiltLink[] {
    return this.all
      .filter(({ tagName }) => tagName === "a")
      .map((element) => ({ name: wordsOf(element), href: attributes(element).href ?? "" }));
  }

  /** Paths that links with this name lead to, without what is handed over in the query. */
  pathsOf(name: string): string[] {
    return this.links
      .filter((link) => link.name === name)
      .map(({ href }) => new URL(href, "https://site.example").pathname);
  }
}

export function builtPage(path: string): BuiltPart {
  return new BuiltPart(parse(readFileSync(`build/client${path}/index.html`, "utf8")));
}

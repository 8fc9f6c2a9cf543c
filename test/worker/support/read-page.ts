// A page as a browser understands it.
import { parse } from "parse5";
import { attributes, elements, textOf, wordsOf } from "#test/support/seo/html-tree.ts";

export function readPage(html: string) {
  const all = [...elements(parse(html))];
  const where = (name: string, value?: string) =>
    all.filter((element) => {
      const found = attributes(element)[name];
      return found !== undefined && (value === undefined || found === value);
    });
  const one = (name: string, value?: string) => {
    const [element] = where(name, value);
    if (!element) throw new Error(`Nothing has ${name}="${value ?? ""}".`);
    return {
      attributes: attributes(element),
      text: textOf(element),
      words: wordsOf(element),
      tag: element.tagName,
    };
  };
  const tags = (tag: string) =>
    all
      .filter(({ tagName }) => tagName === tag)
      .map((element) => ({ attributes: attributes(element), words: wordsOf(element) }));
  return { one, tags, count: (name: string, value?: string) => where(name, value).length };
}

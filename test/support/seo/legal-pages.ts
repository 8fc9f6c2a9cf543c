// The built legal pages, read into sections.
import { readFileSync } from "node:fs";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { attributes, elements, wordsOf } from "#test/support/seo/html-tree.ts";

type Element = DefaultTreeAdapterTypes.Element;

/** A built page: its words, and each heading with the words up to the next heading of the same or a higher level. */
function read(path: string) {
  const all = [...elements(parse(readFileSync(`build/client/${path}/index.html`, "utf8")))];
  const main = all.find(({ tagName }) => tagName === "main");
  const text = all.find((element) => attributes(element).class === "legal-text");
  const contents = all.find((element) => attributes(element)["aria-labelledby"] === "contents");
  if (!main || !text || !contents) throw new Error(`/${path} has no legal text with its contents.`);
  return { all, main, contents, words: wordsOf(main), sections: sectionsOf(text) };
}

function sectionsOf(text: Element) {
  const parts = text.childNodes.filter((node): node is Element => "tagName" in node);
  return parts.flatMap((heading, index) => {
    const level = levelOf(heading);
    if (level === 0) return [];
    const rest = parts.slice(index + 1);
    const end = rest.findIndex((part) => levelOf(part) > 0 && levelOf(part) <= level);
    const body = rest.slice(0, end < 0 ? rest.length : end);
    return [
      {
        name: wordsOf(heading),
        level,
        id: attributes(heading).id ?? "",
        text: body.map(wordsOf).join("\n"),
        parts: body,
      },
    ];
  });
}

function levelOf({ tagName }: Element): number {
  return Number(tagName.match(/^h([2-4])$/)?.[1] ?? 0);
}

export const legalPages = {
  datenschutz: read("datenschutz"),
  impressum: read("impressum"),
  agb: read("agb"),
};
export type LegalPageName = keyof typeof legalPages;

export function section(page: LegalPageName, name: string | RegExp) {
  const found = legalPages[page].sections.find((each) => each.name.match(name));
  if (!found) throw new Error(`/${page} has no section ${name}.`);
  return found;
}

/** The dates that machines can read, with their words. */
export function timesOf(page: LegalPageName) {
  return [...elements(legalPages[page].main)]
    .filter(({ tagName }) => tagName === "time")
    .map((time) => ({ datetime: attributes(time).datetime, words: wordsOf(time) }));
}

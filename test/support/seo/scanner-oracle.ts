// What is in a document, by the scanner alone and by parse5's tree, in a form that can be compared.
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { HTML, svgText, textOf } from "#scripts/bench/oracle-text.ts";
import { MarkupScanner } from "#worker/seo/html/scanner/markup-scanner.ts";
import { utf8 } from "./html.ts";

export interface DocumentFigures {
  text: string;
  /** "h1 Text" */
  headings: string[];
  hrefs: string[];
  /** "src|alt", "–" where one is missing. */
  images: string[];
  scripts: string[];
  /** Of the body. */
  elements: number;
}

/** @param isMoved text in front of a table has another order in the tree than in the page: only its characters count */
export function scanFigures(html: string, isMoved: boolean): DocumentFigures {
  const scanner = new MarkupScanner();
  scanner.push(utf8(html));
  const { text, headings, anchors, images, scripts, structure } = scanner.end();
  return comparable(isMoved, {
    text: text.replaceAll("\n", " "),
    headings: headings.map((heading) => `h${heading.level} ${heading.text}`),
    hrefs: anchors.map(({ href }) => href),
    images: images.map(({ src, alt }) => `${src ?? "–"}|${alt ?? "–"}`),
    scripts: scripts.map(({ src }) => src ?? "–"),
    elements: structure.elements,
  });
}

export function treeFigures(html: string, isMoved: boolean): DocumentFigures {
  const all = [...elementsOf(parse(html, { scriptingEnabled: true }))];
  const own = all.filter(({ namespaceURI }) => namespaceURI === HTML);
  const named = (pattern: RegExp) => own.filter(({ tagName }) => pattern.test(tagName));
  const body = own.find(({ tagName }) => tagName === "body");
  const links = all.filter(({ tagName }) => tagName === "a").map((link) => attribute(link, "href"));
  return comparable(isMoved, {
    text: textOf(body),
    headings: named(/^h[1-6]$/).map((heading) => `${heading.tagName} ${textOf(heading) || svgText(heading)}`),
    hrefs: links.filter((href) => href !== undefined),
    images: named(/^img$/).map(
      (image) => `${attribute(image, "src") ?? "–"}|${attribute(image, "alt") ?? "–"}`,
    ),
    scripts: named(/^script$/).map((script) => attribute(script, "src") ?? "–"),
    elements: body === undefined ? 0 : [...elementsOf(body)].length - 1,
  });
}

function comparable(isMoved: boolean, figures: DocumentFigures): DocumentFigures {
  if (!isMoved) return figures;
  const headings = figures.headings.map((heading) => heading.slice(0, 2));
  return { ...figures, headings, text: [...figures.text.replaceAll(" ", "")].sort().join("") };
}

function* elementsOf(node: DefaultTreeAdapterTypes.Node): Generator<DefaultTreeAdapterTypes.Element> {
  if ("tagName" in node) yield node;
  if ("childNodes" in node) for (const child of node.childNodes) yield* elementsOf(child);
}

function attribute({ attrs }: DefaultTreeAdapterTypes.Element, name: string): string | undefined {
  return attrs.find((one) => one.name === name)?.value;
}

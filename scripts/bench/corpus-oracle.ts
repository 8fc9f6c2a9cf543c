// An independent oracle for every contract field that HtmlFacts feeds: parse5's tree, read by the text of the contract.
// Shares no code with worker/, so that it cannot share its errors.
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { getDomain } from "tldts";
import { fold, HTML, SVG, svgText, textOf } from "./oracle-text.ts";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Fields of the contract that follow from the HTML alone. */
export interface PageFigures {
  title: string | null;
  description: string | null;
  keywords: string | null;
  canonical: string | null;
  viewport: string | null;
  lang: string | null;
  doctype: string | null;
  /** "h1 Text", document order. */
  headings: string[];
  images: { total: number; withoutAlt: number; withoutSize: number; lazy: number };
  links: {
    internal: number;
    external: number;
    nofollow: number;
    withoutText: number;
    tel: number;
    mailto: number;
  };
  jsonLd: number;
  scripts: number;
  /** Sorted absolute addresses. */
  resources: string[];
  missingLabels: number;
  textBytes: number;
  words: number;
}

/** @param address of the page, for relative links */
export function figuresOf(source: string, address: string): PageFigures {
  const document = parse(source, { scriptingEnabled: true, sourceCodeLocationInfo: true });
  const all = [...elementsOf(document)];
  const html = all.filter((element) => element.namespaceURI === HTML);
  const named = (...names: string[]) => html.filter((element) => names.includes(element.tagName));
  const base =
    resolve(
      named("base")
        .map((element) => attribute(element, "href"))
        .find(isString),
      address,
    ) ?? address;
  const text = textOf(html.find((element) => element.tagName === "body"));
  const meta = (name: string) => {
    const found = named("meta").find((element) => attribute(element, "name")?.trim().toLowerCase() === name);
    return found ? (attribute(found, "content") ?? null) : null;
  };
  const title = named("title")[0];
  const scripts = named("script");
  const canonical = named("link").find(
    (link) => tokens(link, "rel").includes("canonical") && attribute(link, "href"),
  );
  return {
    title: title ? fold(rawText(title)) : null,
    description: folded(meta("description")),
    keywords: folded(meta("keywords")),
    canonical: canonical ? resolve(attribute(canonical, "href"), base) : null,
    viewport: meta("viewport"),
    lang: attribute(html[0], "lang") ?? null,
    doctype: doctypeOf(document, source),
    headings: html
      .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
      .map((heading) => `${heading.tagName} ${textOf(heading) || svgText(heading)}`.slice(0, 2003).trim()),
    images: imageFigures(named("img")),
    links: linkFigures(
      all.filter(({ tagName }) => tagName === "a"),
      base,
      address,
    ),
    jsonLd: scripts.filter((script) => typeOf(script) === "application/ld+json").length,
    scripts: scripts.length,
    resources: resourcesOf(html, base),
    missingLabels: unlabelled(html),
    textBytes: Buffer.byteLength(text),
    words: text.match(/[\p{L}\p{N}\p{M}]+(?:[-‐‑'’][\p{L}\p{N}\p{M}]+)*/gu)?.length ?? 0,
  };
}

/** Elements of the document; the content of templates is not part of it. */
function* elementsOf(node: Node): Generator<Element> {
  if ("tagName" in node) yield node;
  if ("childNodes" in node) for (const child of node.childNodes) yield* elementsOf(child);
}

function attribute(element: Element | undefined, name: string): string | undefined {
  return element?.attrs.find((attr) => attr.name === name && !attr.prefix)?.value;
}

function isString(value: string | undefined): value is string {
  return value !== undefined;
}

function typeOf(element: Element): string | undefined {
  return attribute(element, "type")?.trim().toLowerCase();
}

function tokens(element: Element, name: string): string[] {
  return (attribute(element, name) ?? "").toLowerCase().split(/\s+/);
}

function folded(text: string | null): string | null {
  return text === null ? null : fold(text);
}

function rawText(element: Element): string {
  return element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}

function doctypeOf(document: DefaultTreeAdapterTypes.Document, source: string): string | null {
  const place = document.childNodes.find(({ nodeName }) => nodeName === "#documentType")?.sourceCodeLocation;
  return place ? source.slice(place.startOffset + 2, place.endOffset).replace(/>$/, "") : null;
}

function imageFigures(images: Element[]): PageFigures["images"] {
  const isNumber = (value: string | undefined) => value !== undefined && /^\s*\d/.test(value);
  return {
    total: images.length,
    withoutAlt: images.filter((image) => attribute(image, "alt") === undefined).length,
    withoutSize: images.filter(
      (image) => !isNumber(attribute(image, "width")) || !isNumber(attribute(image, "height")),
    ).length,
    lazy: images.filter((image) => attribute(image, "loading")?.trim().toLowerCase() === "lazy").length,
  };
}

function linkFigures(anchors: Element[], base: string, address: string): PageFigures["links"] {
  const figures = { internal: 0, external: 0, nofollow: 0, withoutText: 0, tel: 0, mailto: 0 };
  const site = (url: URL) => getDomain(url.hostname, { allowPrivateDomains: true }) ?? url.hostname;
  for (const anchor of anchors) {
    const href = attribute(anchor, "href");
    if (href === undefined) continue;
    if (isNameless(anchor)) figures.withoutText++;
    if (!URL.canParse(href, base)) continue;
    const target = new URL(href, base);
    if (target.protocol === "tel:") figures.tel++;
    if (target.protocol === "mailto:") figures.mailto++;
    if (!/^https?:$/.test(target.protocol)) continue;
    if (site(target) === site(new URL(address))) figures.internal++;
    else figures.external++;
    if (tokens(anchor, "rel").includes("nofollow")) figures.nofollow++;
  }
  return figures;
}

/** Soft hyphens and characters without width name nothing. */
const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

function isNameless(anchor: Element): boolean {
  const images = [...elementsOf(anchor)].filter(
    ({ tagName, namespaceURI }) => tagName === "img" && namespaceURI === HTML,
  );
  const names = [
    attribute(anchor, "aria-label"),
    attribute(anchor, "title"),
    ...images.map((image) => attribute(image, "alt")),
  ];
  const isInPicture = anchor.namespaceURI === SVG;
  const own = isInPicture ? svgText(anchor) : textOf(anchor) || svgText(anchor);
  return own === "" && names.every((name) => !name?.replace(unseen, "").trim());
}

function resourcesOf(elements: Element[], base: string): string[] {
  const loadingRels = ["stylesheet", "icon", "preload", "modulepreload"];
  const firstCandidate = (srcset: string | undefined) =>
    srcset?.match(/^[\s,]*([^\s]+)/)?.[1]?.replace(/,+$/, "");
  const written = (element: Element): string | undefined => {
    const src = attribute(element, "src");
    switch (element.tagName) {
      case "script":
      case "iframe":
      case "video":
      case "audio":
      case "embed":
        return src;
      case "img":
      case "source":
        return src ?? firstCandidate(attribute(element, "srcset"));
      case "object":
        return attribute(element, "data");
      case "link":
        return tokens(element, "rel").some((rel) => loadingRels.includes(rel))
          ? attribute(element, "href")
          : undefined;
      default:
        return undefined;
    }
  };
  const urls = elements.map((element) => {
    const address = written(element);
    return address?.trim() ? resolve(address, base) : null;
  });
  return [...new Set(urls.filter((url) => url !== null && /^https?:/.test(url)))].sort() as string[];
}

function resolve(address: string | undefined, base: string): string | null {
  return address !== undefined && URL.canParse(address, base) ? new URL(address, base).href : null;
}

function unlabelled(elements: Element[]): number {
  const labels = elements.filter(({ tagName }) => tagName === "label");
  const targets = new Set(labels.map((label) => attribute(label, "for")));
  const selfNamed = ["hidden", "submit", "button", "reset", "image"];
  const fields = elements.filter(
    (element) =>
      ["select", "textarea"].includes(element.tagName) ||
      (element.tagName === "input" && !selfNamed.includes(typeOf(element) ?? "text")),
  );
  const isHidden = (field: Element) =>
    attribute(field, "hidden") !== undefined ||
    attribute(field, "aria-hidden")?.trim().toLowerCase() === "true" ||
    attribute(field, "tabindex")?.trim() === "-1" ||
    /display\s?:\s?none|visibility\s?:\s?hidden/i.test(attribute(field, "style") ?? "");
  const isLabelled = (field: Element) => {
    const id = attribute(field, "id");
    if (id !== undefined && targets.has(id)) return true;
    if (["aria-label", "aria-labelledby", "title"].some((name) => attribute(field, name)?.trim()))
      return true;
    for (let parent = field.parentNode; parent && "tagName" in parent; parent = parent.parentNode) {
      if (parent.tagName === "label") return true;
    }
    return false;
  };
  return fields.filter((field) => !isHidden(field) && !isLabelled(field)).length;
}

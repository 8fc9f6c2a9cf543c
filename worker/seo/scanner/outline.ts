// Headings and links as the tree knows them: where their text begins and ends, and which links a browser opens again.
import type { AnchorFact, HeadingFact } from "../page-facts.ts";
import { ValuePool } from "./attributes.ts";
import { onOneLine } from "./folded-text.ts";

/** What an `a` links to, as numbers of `Outline.values`; shared by the copies a browser makes of an `a` that was closed too early. */
export interface AnchorTarget {
  href: number;
  rel: number;
  ariaLabel: number;
  title: number;
}

interface OutlineRecord {
  /** 1–6; 0 for a link. */
  level: number;
  target: AnchorTarget | null;
  /** Offsets in the body text and in the text of pictures. */
  from: number;
  to: number;
  pictureFrom: number;
  pictureTo: number;
}

/** In the text of pictures these stand around the alt text of an image. */
export const ALT_BEGIN = "\u0001";
export const ALT_END = "\u0002";
/** Stands there for an image that has no alt attribute at all. */
export const NO_ALT = "\u0003";
const alts = new RegExp(`${ALT_BEGIN}([^${ALT_END}]*)${ALT_END}`, "g");

/** More than any real page has; keeps the memory bounded. */
export const MAX_HEADINGS = 5000;
export const MAX_ANCHORS = 50_000;
/** Characters. An unclosed heading swallows the rest of the page. */
const MAX_HEADING_TEXT = 2000;
const MAX_ANCHOR_TEXT = 200;
const OPEN_END = -1;

export class Outline {
  /** Attribute values of links, and of others who ask for it. */
  readonly values = new ValuePool();
  private readonly records: OutlineRecord[] = [];
  /** Numbers of records in document order. */
  private readonly headings: number[] = [];
  private readonly anchors: number[] = [];
  /** Some were left out. */
  hasLeftOutHeadings = false;
  hasLeftOutAnchors = false;

  get headingCount(): number {
    return this.headings.length;
  }

  /** @param place in the order of headings. Returns the record's number or -1 when there are too many. */
  addHeading(level: number, place: number, from: number, pictureFrom: number): number {
    if (this.headings.length >= MAX_HEADINGS) {
      this.hasLeftOutHeadings = true;
      return -1;
    }
    const number = this.add(level, null, from, pictureFrom);
    if (place === this.headings.length) this.headings.push(number);
    else this.headings.splice(place, 0, number);
    return number;
  }

  addAnchor(target: AnchorTarget, from: number, pictureFrom: number): number {
    if (this.anchors.length >= MAX_ANCHORS) {
      this.hasLeftOutAnchors = true;
      return -1;
    }
    const number = this.add(0, target, from, pictureFrom);
    this.anchors.push(number);
    return number;
  }

  private add(level: number, target: AnchorTarget | null, from: number, pictureFrom: number): number {
    const to = OPEN_END;
    return this.records.push({ level, target, from, to, pictureFrom, pictureTo: to }) - 1;
  }

  close(number: number, to: number, pictureTo: number): void {
    const record = this.records[number];
    if (record === undefined) return;
    record.to = to;
    record.pictureTo = pictureTo;
  }

  /** The body was replaced by a frameset: nothing in it is in the document. */
  clear(): void {
    this.records.length = 0;
    this.headings.length = 0;
    this.anchors.length = 0;
  }

  headingFacts(text: string, pictureText: string): HeadingFact[] {
    return this.headings.map((number) => {
      const { level, from, to, pictureFrom, pictureTo } = this.records[number] as OutlineRecord;
      const pictures = cut(pictureText, pictureFrom, pictureTo, MAX_HEADING_TEXT);
      // A heading made of nothing but a drawn logo is named by the text in the drawing.
      const own = cut(text, from, to, MAX_HEADING_TEXT) || onOneLine(pictures.replace(alts, ""));
      const imageText = onOneLine(
        Array.from(pictures.matchAll(alts), ([, alt]) => (alt === NO_ALT ? "" : alt)).join(" "),
      );
      const heading: HeadingFact = { level: level as HeadingFact["level"], text: own };
      return imageText === "" ? heading : { ...heading, imageText };
    });
  }

  anchorFacts(text: string, pictureText: string): AnchorFact[] {
    const { values } = this;
    return this.anchors.map((number) => {
      const { target, from, to, pictureFrom, pictureTo } = this.records[number] as OutlineRecord;
      const { href, rel, ariaLabel, title } = target as AnchorTarget;
      const pictures = cut(pictureText, pictureFrom, pictureTo, MAX_ANCHOR_TEXT);
      return {
        href: values.get(href),
        rel: tokensOf(values.get(rel)),
        text: cut(text, from, to, MAX_ANCHOR_TEXT),
        otherName:
          values.get(ariaLabel).trim() ||
          values.get(title).trim() ||
          onOneLine(pictures.replace(alts, " $1 ").replaceAll(NO_ALT, "")),
        ...(pictures.includes(NO_ALT) ? { imageWithoutAlt: true } : {}),
      };
    });
  }
}

/** A stretch of folded text on one line. */
function cut(text: string, from: number, to: number, longest: number): string {
  if (to === from) return "";
  let [begin, end] = [from, to === OPEN_END ? text.length : to];
  // Folded text has at most one blank at either end.
  if (begin < end && isBorder(text, begin)) begin++;
  if (begin < end && isBorder(text, end - 1)) end--;
  // Cut between the halves of a character, a text would carry one of them into the report.
  const part =
    end - begin <= longest ? text.slice(begin, end) : text.slice(begin, begin + longest).toWellFormed();
  return part.includes("\n") ? part.replaceAll("\n", " ") : part;
}

function isBorder(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit === 32 || unit === 10;
}

/** Lower-case tokens of a value such as that of rel. */
export function tokensOf(value: string): string[] {
  return value === ""
    ? []
    : value
        .toLowerCase()
        .split(/\s+/)
        .filter((token) => token !== "");
}

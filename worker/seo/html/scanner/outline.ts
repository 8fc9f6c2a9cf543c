// Headings and links: where their text begins and ends, and what the copies of a link share that a browser opens again.
import { ValuePool } from "./attributes.ts";
import { splitTokens } from "./filtered-elements.ts";
import type { AnchorFact, HeadingFact, ScriptedAnchorFact } from "./markup-scanner.ts";

/** What an `a` links to, as numbers of `Outline.values`; shared by the copies a browser makes of an `a` closed too early. */
export interface AnchorTarget {
  /** -1: none at all, only scripts lead on. */
  href: number;
  rel: number;
  ariaLabel: number;
  title: number;
  /** Of links without a target: what a click does, where a router leads, and whether anything shows a control. */
  onclick: number;
  route: number;
  isBare: boolean;
  isControl: boolean;
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
  /** A menu unfolds beside it. */
  opensMenu: boolean;
}

/** In the text of pictures these enclose the alt text of an image. */
const ALT_BEGIN = "\u0001";
const ALT_END = "\u0002";
/** Stands there for an image without alt attribute. */
const NO_ALT = "\u0003";
const ALT_MARKS = [ALT_BEGIN, ALT_END, NO_ALT];
const alts = new RegExp(`${ALT_BEGIN}([^${ALT_END}]*)${ALT_END}`, "g");

/** More than any real page has; bounds the memory. */
export const MAX_HEADINGS = 5000;
export const MAX_ANCHORS = 50_000;
/** Characters. An unclosed heading swallows the rest of the page. */
const MAX_HEADING_TEXT = 2000;
const MAX_ANCHOR_TEXT = 200;
const MAX_HANDLER = 300;
const STILL_OPEN = -1;

export class Outline {
  /** Attribute values of links, images and scripts. */
  readonly values = new ValuePool();
  private readonly records: OutlineRecord[] = [];
  /** Numbers of records in document order. */
  private readonly headings: number[] = [];
  private readonly anchors: number[] = [];
  /** The same for links without href. */
  private readonly scriptedAnchors: number[] = [];
  /** Some were dropped. */
  hasTooManyHeadings = false;
  hasTooManyAnchors = false;

  get headingCount(): number {
    return this.headings.length;
  }

  /** @param position among the headings. Returns the record's number, or -1 if there are too many. */
  addHeading(level: number, position: number, from: number, pictureFrom: number): number {
    if (this.headings.length >= MAX_HEADINGS) {
      this.hasTooManyHeadings = true;
      return -1;
    }
    const number = this.add(level, null, from, pictureFrom);
    this.headings.splice(position, 0, number);
    return number;
  }

  addAnchor(target: AnchorTarget, from: number, pictureFrom: number): number {
    const list = target.href < 0 ? this.scriptedAnchors : this.anchors;
    if (list.length >= MAX_ANCHORS) {
      this.hasTooManyAnchors = true;
      return -1;
    }
    const number = this.add(0, target, from, pictureFrom);
    list.push(number);
    return number;
  }

  private add(level: number, target: AnchorTarget | null, from: number, pictureFrom: number): number {
    const [to, pictureTo] = [STILL_OPEN, STILL_OPEN];
    return this.records.push({ level, target, from, to, pictureFrom, pictureTo, opensMenu: false }) - 1;
  }

  close(number: number, to: number, pictureTo: number): void {
    const record = this.records[number];
    if (record === undefined) return;
    record.to = to;
    record.pictureTo = pictureTo;
  }

  /** A list or block follows this link in the same item of a menu. */
  markMenu(number: number): void {
    const record = this.records[number];
    if (record !== undefined) record.opensMenu = true;
  }

  /** The body was replaced by a frameset: nothing in it is in the document. */
  clear(): void {
    this.records.length = 0;
    this.headings.length = 0;
    this.anchors.length = 0;
    this.scriptedAnchors.length = 0;
  }

  headingFacts(text: string, pictureText: string): HeadingFact[] {
    return this.headings.map((number) => {
      const { level, from, to, pictureFrom, pictureTo } = this.records[number] as OutlineRecord;
      const pictures = cut(pictureText, pictureFrom, pictureTo, MAX_HEADING_TEXT);
      // A heading that is nothing but a drawn logo is named by the text in the drawing.
      const own = cut(text, from, to, MAX_HEADING_TEXT) || onOneLine(pictures.replace(alts, ""));
      const imageText = onOneLine(
        Array.from(pictures.matchAll(alts), ([, alt]) => (alt === NO_ALT ? "" : alt)).join(" "),
      );
      const heading: HeadingFact = { level: level as HeadingFact["level"], text: own };
      return imageText === "" ? heading : { ...heading, imageText };
    });
  }

  anchorFacts(text: string, pictureText: string): AnchorFact[] {
    return this.anchors.map((number) => {
      const record = this.records[number] as OutlineRecord;
      const { href, rel, isBare, isControl } = record.target as AnchorTarget;
      const pictures = cut(pictureText, record.pictureFrom, record.pictureTo, MAX_ANCHOR_TEXT);
      const fact: AnchorFact = {
        href: this.values.get(href),
        rel: splitTokens(this.values.get(rel)),
        text: cut(text, record.from, record.to, MAX_ANCHOR_TEXT),
        otherName: this.otherName(record, pictures),
      };
      if (pictures.includes(NO_ALT)) fact.imageWithoutAlt = true;
      if (isControl || record.opensMenu) fact.control = true;
      if (isBare) this.addHandling(fact, record);
      return fact;
    });
  }

  scriptedAnchorFacts(text: string, pictureText: string): ScriptedAnchorFact[] {
    return this.scriptedAnchors.map((number) => {
      const record = this.records[number] as OutlineRecord;
      const pictures = cut(pictureText, record.pictureFrom, record.pictureTo, MAX_ANCHOR_TEXT);
      const fact: ScriptedAnchorFact = {
        text: cut(text, record.from, record.to, MAX_ANCHOR_TEXT),
        otherName: this.otherName(record, pictures),
      };
      this.addHandling(fact, record);
      return fact;
    });
  }

  private otherName({ target }: OutlineRecord, pictures: string): string {
    const { ariaLabel, title } = target as AnchorTarget;
    return (
      this.values.get(ariaLabel).trim() ||
      this.values.get(title).trim() ||
      onOneLine(pictures.replace(alts, " $1 ").replaceAll(NO_ALT, ""))
    );
  }

  /** What scripts do with a link. */
  private addHandling(fact: ScriptedAnchorFact, { target }: OutlineRecord): void {
    const { onclick, route } = target as AnchorTarget;
    if (onclick >= 0) fact.onclick = this.values.get(onclick).slice(0, MAX_HANDLER).toWellFormed();
    if (route >= 0) fact.route = this.values.get(route).slice(0, MAX_HANDLER).toWellFormed();
  }
}

/** A stretch of folded text on one line. */
function cut(text: string, from: number, to: number, maxLength: number): string {
  if (to === from) return "";
  let [begin, end] = [from, to === STILL_OPEN ? text.length : to];
  // Folded text has at most one space or line feed at either end.
  if (begin < end && isBorder(text, begin)) begin++;
  if (begin < end && isBorder(text, end - 1)) end--;
  // A cut between the halves of a surrogate pair would leave one of them in the text.
  const part =
    end - begin <= maxLength ? text.slice(begin, end) : text.slice(begin, begin + maxLength).toWellFormed();
  return part.includes("\n") ? part.replaceAll("\n", " ") : part;
}

function isBorder(text: string, at: number): boolean {
  return text[at] === " " || text[at] === "\n";
}

/** An alt text as it goes into the text of pictures, without the characters that enclose it; "" for an empty one. @param written null if there is none */
export function enclosedAlt(written: string | null): string {
  const alt = ALT_MARKS.reduce((rest, mark) => rest.replaceAll(mark, ""), written ?? "").trim();
  if (written !== null && alt === "") return "";
  return `${ALT_BEGIN}${written === null ? NO_ALT : alt}${ALT_END}`;
}

function onOneLine(text: string): string {
  return text === "" ? text : text.replace(/\s+/g, " ").trim();
}

// What covers the page as a visitor finds it: consent banners, dialogs, bars, bubbles.
import type { Box } from "#contract/design-rating.ts";
import type { OverlayItem } from "../page-snapshot.ts";
import { backgroundImageOf } from "./background-image.ts";
import { intersect } from "./clip.ts";
import { parseColor } from "./color.ts";
import { flatParentOf, isMarkedAsDialog, type OverlayGroup, overlayGroups } from "./overlay-groups.ts";
import { hasOwnText, ownTextOf } from "./own-text.ts";
import { attributeOf, closestOf } from "./plain-dom.ts";
import type { Capped, SeenElement } from "./visible-elements.ts";

export interface Overlays {
  /** Largest first. */
  items: OverlayItem[];
  /** All seen elements in consent banners, dialogs and bubbles. A bar belongs to the page. */
  elements: ReadonlySet<Element>;
}

interface Candidate extends OverlayGroup {
  /** What is painted in the first screen, page coordinates. */
  boxes: Box[];
  box: Box;
  coverage: number;
  text: string;
}

const MAX_OVERLAYS = 20;
const MAX_SAMPLE = 120;
const MAX_TEXT = 3_000;
/** Per side: coverage is counted in cells of the viewport. */
const CELLS = 40;
/** Of the viewport: less is a bubble. */
const MIN_DIALOG = 0.2;
/** Of the viewport: a bar is as wide as the page and at most this high. */
const BAR = { width: 0.9, height: 0.4 };
/** A ground that lets the page through, as large as the viewport, dims it: the page behind can still be seen. */
const SCRIM = { coverage: 0.9, alpha: 0.95 };
const MIN_ALPHA = 0.05;
const MAX_PROBES = 12;
const PICTURES = new Set([
  "img",
  "svg",
  "video",
  "canvas",
  "iframe",
  "input",
  "select",
  "textarea",
  "object",
]);

const CONSENT_TOOLS = [
  ...["#onetrust-consent-sdk", "#onetrust-banner-sdk", "#CybotCookiebotDialog", "#usercentrics-root"],
  ...["#usercentrics-cmp-ui", ".cc-window", "#BorlabsCookieBox", "#BorlabsCookieBoxWrap", ".borlabs-cookie"],
  ...["#klaro", ".klaro", ".cmplz-cookiebanner", "#cmplz-cookiebanner-container", "#cookie-law-info-bar"],
  ...[".cky-consent-container", "#cookiescript_injected", "#iubenda-cs-banner", "#didomi-host", "#cmpbox"],
  ...[
    "#tarteaucitronRoot",
    "#ccm-widget",
    ".ccm-root",
    "#real-cookie-banner",
    "#truste-consent-track",
    "#cc-main",
  ],
].join(", ");
const CONSENT_SUBJECT = /cookie|einwillig|consent|datenschutz|privatsph|privacy|tracking/i;
const CONSENT_ANSWER =
  /akzeptier|zustimm|einverstanden|ablehn|alle[sn]? (?:erlauben|zulassen)|verstanden|accept|agree|reject|\bok(?:ay)?\b/i;

/** Changes nothing and presses nothing: the banner stays as it is. */
export function readOverlays({ items: seen }: Capped<SeenElement>): Overlays {
  const found = overlayGroups(seen).flatMap((group) => {
    const candidate = measured(group);
    const kind = candidate && kindOf(candidate, seen);
    return kind && isOnTop(candidate) ? [{ candidate, kind }] : [];
  });
  const covering = found.filter(({ kind }) => kind !== "bar");
  return {
    items: found
      .map(({ candidate: { box, coverage, text }, kind }) => ({
        box,
        kind,
        coverage,
        sample: text.slice(0, MAX_SAMPLE),
      }))
      .sort((a, b) => b.coverage - a.coverage)
      .slice(0, MAX_OVERLAYS),
    elements: new Set(covering.flatMap(({ candidate }) => candidate.members.map(({ element }) => element))),
  };
}

/** For elements of the seen list: whether a consent banner, dialog or bubble holds it. */
export function isInOverlay(element: Element, { elements }: Overlays): boolean {
  return elements.has(element);
}

/** Null where nothing of it is painted in the first screen but a scrim. */
function measured(group: OverlayGroup): Candidate | null {
  const boxes = group.members.flatMap((member) => {
    const box = isPainted(member) ? shownBox(member) : null;
    return box && !isScrim(member, box) ? [box] : [];
  });
  const box = unionOf(boxes);
  if (!box) return null;
  return { ...group, boxes, box, coverage: coverageOf(boxes), text: textOf(group) };
}

function kindOf(candidate: Candidate, seen: readonly SeenElement[]): OverlayItem["kind"] | null {
  const { box, coverage, text } = candidate;
  const isDialog = isMarkedAsDialog(candidate);
  const isLow = box.height <= BAR.height * innerHeight;
  const isSticky = getComputedStyle(candidate.root).position === "sticky";
  // A section that stays while the next one slides over it.
  if (isSticky && !isLow) return null;
  const asks = CONSENT_ANSWER.test(text);
  if (asks && (CONSENT_SUBJECT.test(text) || closestOf(candidate.root, CONSENT_TOOLS))) return "consent";
  const middle = scrollY + innerHeight / 2;
  const isInMiddle = box.y < middle && box.y + box.height > middle;
  if (!isDialog && isLow && !isInMiddle && box.width >= BAR.width * innerWidth) return "bar";
  if (isSticky) return null;
  if (coverage < MIN_DIALOG) return "bubble";
  return isDialog || hasContentBelow(candidate, seen) ? "dialog" : null;
}

/** A fixed column beside the content covers nothing, however far one scrolls. */
function hasContentBelow({ box, members }: Candidate, seen: readonly SeenElement[]): boolean {
  const own = new Set(members.map(({ element }) => element));
  return seen.some(({ element, tag, rect }) => {
    const overlap = Math.min(rect.x + rect.width, box.x + box.width) - Math.max(rect.x, box.x);
    if (overlap < rect.width / 2 || own.has(element)) return false;
    return PICTURES.has(tag) || hasOwnText(element);
  });
}

/** Whether at least one of its parts is what a click there would meet: others lie behind the page, or let all through. */
function isOnTop({ root, boxes }: Candidate): boolean {
  const tree = Node.prototype.getRootNode.call(root);
  if (!(tree instanceof Document || tree instanceof ShadowRoot)) return false;
  const step = Math.ceil(boxes.length / MAX_PROBES);
  return boxes
    .filter((_, index) => index % step === 0)
    .some(({ x, y, width, height }) => {
      let hit = tree.elementFromPoint(x - scrollX + width / 2, y - scrollY + height / 2);
      while (hit && hit !== root) hit = flatParentOf(hit);
      return hit === root;
    });
}

function isPainted({ element, tag, style }: SeenElement): boolean {
  if (
    PICTURES.has(tag) ||
    backgroundImageOf(style) !== "none" ||
    parseColor(style.backgroundColor).a > MIN_ALPHA
  )
    return true;
  return hasOwnText(element);
}

function isScrim({ element, tag, style, opacity }: SeenElement, { width, height }: Box): boolean {
  if (width * height < SCRIM.coverage * innerWidth * innerHeight) return false;
  if (PICTURES.has(tag) || backgroundImageOf(style).includes("url(") || hasOwnText(element)) return false;
  return parseColor(style.backgroundColor).a * opacity < SCRIM.alpha;
}

/** In the viewport as it stands, page coordinates. */
function shownBox({ rect, clip }: SeenElement): Box | null {
  const edges = { left: rect.x, top: rect.y, right: rect.x + rect.width, bottom: rect.y + rect.height };
  const screen = { left: scrollX, top: scrollY, right: scrollX + innerWidth, bottom: scrollY + innerHeight };
  const { left, top, right, bottom } = intersect(intersect(edges, clip), screen);
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

function unionOf(boxes: readonly Box[]): Box | null {
  const [first] = boxes;
  if (!first) return null;
  let { x: left, y: top } = first;
  let [right, bottom] = [left, top];
  for (const { x, y, width, height } of boxes) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Share of the viewport's cells whose middle lies in one of the boxes. */
function coverageOf(boxes: readonly Box[]): number {
  const covered = new Uint8Array(CELLS ** 2);
  const [width, height] = [innerWidth / CELLS, innerHeight / CELLS];
  for (const box of boxes) {
    const [left, top] = [box.x - scrollX, box.y - scrollY];
    for (let row = Math.ceil(top / height - 0.5); row + 0.5 < (top + box.height) / height; row += 1)
      for (let column = Math.ceil(left / width - 0.5); column + 0.5 < (left + box.width) / width; column += 1)
        covered[row * CELLS + column] = 1;
  }
  return covered.reduce((sum, cell) => sum + cell, 0) / covered.length;
}

function textOf({ members }: OverlayGroup): string {
  let text = "";
  for (const { element, tag } of members) {
    if (text.length > MAX_TEXT) break;
    const own = tag === "input" ? (attributeOf(element, "value") ?? "") : ownTextOf(element);
    if (own) text += ` ${own.slice(0, MAX_TEXT)}`;
  }
  return text.trim();
}

// What covers the page on arrival: consent banners, dialogs, bars, bubbles.
import type { Box } from "#contract/design-rating.ts";
import { parseColor } from "../../in-page/color.ts";
import { findClosest, getAttribute, getOwnText, hasOwnText } from "../../in-page/safe-dom.ts";
import type { OverlayItem } from "../page-snapshot.ts";
import { getFlatParent, groupOverlays, isMarkedAsDialog, type OverlayGroup } from "./overlay-groups.ts";
import { readBackgroundImage } from "./paint/background-images.ts";
import { type Edges, getArea, intersect, toEdges, unite } from "./paint/clip.ts";
import type { Capped, VisibleElement } from "./visible-elements.ts";

export interface Overlays {
  items: OverlayItem[];
  /** All visible elements in consent banners, dialogs and bubbles. A bar is part of the page. */
  elements: ReadonlySet<Element>;
}

interface Candidate extends OverlayGroup {
  /** What it paints in the viewport, page coordinates. */
  parts: Edges[];
  box: Box;
  coverage: number;
  text: string;
}

const MAX_OVERLAYS = 20;
const MAX_TEXT = 3_000;
/** Per side: coverage is counted in cells of the viewport. */
const CELLS = 40;
/** Of the viewport: smaller ones are bubbles. */
const MIN_DIALOG = 0.2;
/** Of the viewport: minimum width and maximum height of a bar; what leaves more of the sides free is a bar where it is low. */
const BARS = [
  { width: 0.9, height: 0.4 },
  { width: 0.6, height: 0.15 },
] as const;
/** Of the viewport's height: what is as high stands beside the content where nothing lies below it. */
const MIN_COLUMN = 0.85;
/** A translucent background as large as the viewport only dims the page. */
const SCRIM = { coverage: 0.9, alpha: 0.95 };
const MIN_ALPHA = 0.05;
const MAX_PROBES = 12;
/** Of what may lie below it: a page has any number of elements, and each is asked for by a point. */
const MAX_BELOW = 60;
const REPLACED_TAGS = new Set("img svg video canvas iframe input select textarea object".split(" "));

const CONSENT_TOOLS = [
  ...["#onetrust-consent-sdk", "#onetrust-banner-sdk", "#CybotCookiebotDialog", "#usercentrics-root"],
  ...["#usercentrics-cmp-ui", ".cc-window", "#BorlabsCookieBox", "#BorlabsCookieBoxWrap", ".borlabs-cookie"],
  ...["#klaro", ".klaro", ".cmplz-cookiebanner", "#cmplz-cookiebanner-container", "#cookie-law-info-bar"],
  ...[".cky-consent-container", "#cookiescript_injected", "#iubenda-cs-banner", "#didomi-host", "#cmpbox"],
  ...["#tarteaucitronRoot", "#ccm-widget", ".ccm-root", "#real-cookie-banner", "#truste-consent-track"],
  "#cc-main",
].join(", ");
const CONSENT_SUBJECT = /cookie|einwillig|consent|datenschutz|privatsph|privacy|tracking/i;
const CONSENT_ANSWER =
  /akzeptier|zustimm|einverstanden|ablehn|alle[sn]? (?:erlauben|zulassen)|verstanden|accept|agree|reject|\bok(?:ay)?\b/i;

export function readOverlays({ items: seen }: Capped<VisibleElement>): Overlays {
  const found = groupOverlays(seen).flatMap((group) => {
    const candidate = measure(group);
    const kind = candidate && classify(candidate, seen);
    return kind && isOnTop(candidate) ? [{ candidate, kind }] : [];
  });
  const covering = found.filter(({ kind }) => kind !== "bar");
  return {
    items: found
      .map(({ candidate: { box, coverage }, kind }) => ({ box, kind, coverage }))
      .sort((a, b) => b.coverage - a.coverage)
      .slice(0, MAX_OVERLAYS),
    elements: new Set(covering.flatMap(({ candidate }) => candidate.members.map(({ element }) => element))),
  };
}

/** Null where only a scrim of it is painted in the viewport. */
function measure(group: OverlayGroup): Candidate | null {
  const parts = group.members.flatMap((member) => {
    const edges = isPainted(member) ? clipToViewport(member) : null;
    return edges && !isScrim(member, getArea(edges)) ? [edges] : [];
  });
  if (parts.length === 0) return null;
  const { left, top, right, bottom } = parts.reduce(unite);
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  return { ...group, parts, box, coverage: measureCoverage(parts), text: readText(group) };
}

function classify(candidate: Candidate, seen: readonly VisibleElement[]): OverlayItem["kind"] | null {
  const { box, coverage, text } = candidate;
  const isDialog = isMarkedAsDialog(candidate);
  const isLow = box.height <= BARS[0].height * innerHeight;
  const isSticky = getComputedStyle(candidate.root).position === "sticky";
  // A sticky section that the next one slides over.
  if (isSticky && !isLow) return null;
  const asks = CONSENT_ANSWER.test(text);
  if (asks && (CONSENT_SUBJECT.test(text) || findClosest(candidate.root, CONSENT_TOOLS))) return "consent";
  const middle = scrollY + innerHeight / 2;
  const isInMiddle = box.y < middle && box.y + box.height > middle;
  if (!isDialog && !isInMiddle && isBar(box)) return "bar";
  if (isSticky) return null;
  const size = coverage < MIN_DIALOG ? "bubble" : "dialog";
  const isHigh = box.height >= innerHeight * MIN_COLUMN;
  if (isDialog || (size === "bubble" && !isHigh)) return size;
  return hasContentBelow(candidate, seen) ? size : null;
}

function isBar({ width, height }: Box): boolean {
  return BARS.some((bar) => width >= bar.width * innerWidth && height <= bar.height * innerHeight);
}

/** Whether it hides something on arrival. A column beside the content does not, whatever stands further down or lies above it. */
function hasContentBelow({ root, box, members }: Candidate, seen: readonly VisibleElement[]): boolean {
  const own = new Set(members.map(({ element }) => element));
  let probes = 0;
  return seen.some(({ element, tag, rect }) => {
    const left = Math.max(rect.x, box.x);
    const top = Math.max(rect.y, box.y);
    const right = Math.min(rect.x + rect.width, box.x + box.width);
    const bottom = Math.min(rect.y + rect.height, box.y + box.height);
    if (right - left < rect.width / 2 || bottom <= top || own.has(element)) return false;
    if (!REPLACED_TAGS.has(tag) && !hasOwnText(element)) return false;
    probes += 1;
    return probes <= MAX_BELOW && isHit(root, { left, top, right, bottom });
  });
}

/** Whether a click on one of its parts would hit it: others lie behind the page, or let clicks through. */
function isOnTop({ root, parts }: Candidate): boolean {
  const step = Math.ceil(parts.length / MAX_PROBES);
  return parts.filter((_, index) => index % step === 0).some((part) => isHit(root, part));
}

/** Whether it is what a click in the middle of the area meets. */
function isHit(root: Element, { left, top, right, bottom }: Edges): boolean {
  const tree = Node.prototype.getRootNode.call(root);
  if (!(tree instanceof Document || tree instanceof ShadowRoot)) return false;
  let hit = tree.elementFromPoint((left + right) / 2 - scrollX, (top + bottom) / 2 - scrollY);
  while (hit && hit !== root) hit = getFlatParent(hit);
  return hit === root;
}

function isPainted({ element, tag, style }: VisibleElement): boolean {
  const hasBackground =
    readBackgroundImage(style) !== "none" || parseColor(style.backgroundColor).a > MIN_ALPHA;
  return REPLACED_TAGS.has(tag) || hasBackground || hasOwnText(element);
}

function isScrim({ element, tag, style, opacity }: VisibleElement, area: number): boolean {
  if (area < SCRIM.coverage * innerWidth * innerHeight) return false;
  if (REPLACED_TAGS.has(tag) || readBackgroundImage(style).includes("url(") || hasOwnText(element))
    return false;
  return parseColor(style.backgroundColor).a * opacity < SCRIM.alpha;
}

/** The part within the viewport; null without. */
function clipToViewport({ rect, clip }: VisibleElement): Edges | null {
  const screen = toEdges({ x: scrollX, y: scrollY, width: innerWidth, height: innerHeight });
  const edges = intersect(intersect(toEdges(rect), clip), screen);
  return getArea(edges) > 0 ? edges : null;
}

/** Share of the viewport's cells whose centre lies in one of the parts. */
function measureCoverage(parts: readonly Edges[]): number {
  const covered = new Uint8Array(CELLS ** 2);
  const [width, height] = [innerWidth / CELLS, innerHeight / CELLS];
  for (const part of parts) {
    const [left, top] = [part.left - scrollX, part.top - scrollY];
    const [right, bottom] = [part.right - scrollX, part.bottom - scrollY];
    for (let row = Math.ceil(top / height - 0.5); row + 0.5 < bottom / height; row += 1)
      for (let column = Math.ceil(left / width - 0.5); column + 0.5 < right / width; column += 1)
        covered[row * CELLS + column] = 1;
  }
  return covered.reduce((sum, cell) => sum + cell, 0) / covered.length;
}

function readText({ members }: OverlayGroup): string {
  let text = "";
  for (const { element, tag } of members) {
    if (text.length > MAX_TEXT) break;
    const own = tag === "input" ? (getAttribute(element, "value") ?? "") : getOwnText(element);
    if (own) text += ` ${own.slice(0, MAX_TEXT)}`;
  }
  return text.trim();
}

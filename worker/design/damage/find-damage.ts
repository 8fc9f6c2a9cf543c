// What is broken on a page before any taste comes in: said first, and dearer than anything that could merely be nicer.
import { damageTexts as texts } from "#content/report/design-damage.ts";
import { type Box, type ViewportName, viewportNames } from "#contract/design-rating.ts";
import type { DesignFacts, ViewportFacts } from "../page-snapshot.ts";
import { findEmptyBands } from "./empty-bands.ts";
import { findPlaceholderBoxes } from "./placeholder-boxes.ts";

export type DamageId =
  | "unstyled"
  | "no-viewport"
  | "images"
  | "overlap"
  | "placeholder-text"
  | "placeholder-boxes"
  | "invisible-text"
  | "cut-text"
  | "empty-band";

export interface FoundDamage {
  id: DamageId;
  /** Points off the overall score. */
  cost: number;
  /** The overall score is no higher than this. */
  cap: number;
  viewport: ViewportName;
  boxes: Box[];
  /** German, with the count. */
  text: string;
}

/** A page that is broken in this way is not worth more than an unfinished one. */
const COST = 25;
const CAP_BROKEN = 70;
/** Something is lost, the rest can be read. */
const FLAW = { cost: 12, cap: 80 };
/** Cut lines: one may be an ornament. */
const MIN_CUT = 2;
/** Nothing of a design is to be seen, or a phone shows it as a stamp. */
const CAP_UNSEEN = 40;
/** Style rules of any kind: a page with fewer has no design of its own. */
const FEW_RULES = 3;
/** Of all pictures: one that is missing may be an accident. */
const MIN_BROKEN_SHARE = 0.2;
const MIN_BROKEN = 2;
/** Overlapping places: one may be an ornament. */
const MIN_OVERLAPS = 2;
/** Of all characters. */
const MIN_PLACEHOLDER_SHARE = 0.05;
const PLACEHOLDER_TEXT =
  /\b(?:lorem ipsum|dolor sit amet|consetetur sadipscing|consectetur adipisc|sed diam nonumy|at vero eos et accusam|duis autem vel|ut enim ad minim|excepteur sint|blindtext|platzhaltertext|placeholder text|your text here|insert (?:your )?text|hier (?:kommt|steht|folgt) (?:ihr|dein|der) text|beispieltext)\b/i;

/** What costs most first; each kind once, for the width that shows more of it. Pure. */
export function findDamage(facts: DesignFacts): FoundDamage[] {
  const all = viewportNames.flatMap((viewport) => damageOf(facts[viewport], viewport));
  const kinds = new Map<DamageId, FoundDamage>();
  for (const one of all) {
    const known = kinds.get(one.id);
    if (!known || known.boxes.length < one.boxes.length) kinds.set(one.id, one);
  }
  return [...kinds.values()].sort((one, other) => one.cap - other.cap || other.cost - one.cost);
}

/** The overall score of a page with this damage. */
export function damagedScore(score: number, damage: readonly FoundDamage[]): number {
  const cost = damage.reduce((sum, one) => sum + one.cost, 0);
  const cap = Math.min(100, ...damage.map((one) => one.cap));
  return Math.max(0, Math.min(score - cost, cap));
}

function damageOf(facts: ViewportFacts, viewport: ViewportName): FoundDamage[] {
  const { snapshot, capture } = facts;
  const { brokenImages, overlaps, cutTexts, invisibleTexts } = snapshot.damage;
  const { styleRules, sheets, viewportMeta } = snapshot.technique;
  const found: FoundDamage[] = [];
  const add = (id: DamageId, boxes: Box[], amount: number, limits: { cost: number; cap: number }) =>
    found.push({ id, viewport, boxes, text: texts[id](amount), ...limits });
  const broken = { cost: COST, cap: CAP_BROKEN };
  const unseen = { cost: 0, cap: CAP_UNSEEN };
  if (snapshot.texts.length > 0 && styleRules < FEW_RULES && sheets.length === 0 && !hasOwnLook(facts))
    add("unstyled", [], 0, unseen);
  if (viewport === "mobile" && snapshot.texts.length > 0 && viewportMeta === null)
    add("no-viewport", [], 0, unseen);
  const pictures = snapshot.media.filter(({ kind }) => kind === "img").length;
  // Any of those that we refused or left out may be among them.
  const surelyMissing = brokenImages.length - capture.refusedRequests - capture.leftOut;
  if (surelyMissing >= MIN_BROKEN && surelyMissing >= pictures * MIN_BROKEN_SHARE)
    add("images", brokenImages, brokenImages.length, broken);
  if (overlaps.length >= MIN_OVERLAPS) add("overlap", overlaps, overlaps.length, broken);
  const fillers = snapshot.texts.filter(({ sample }) => PLACEHOLDER_TEXT.test(sample));
  const characters = (items: typeof fillers) => items.reduce((sum, one) => sum + one.characters, 0);
  if (characters(fillers) > characters(snapshot.texts) * MIN_PLACEHOLDER_SHARE)
    add(
      "placeholder-text",
      fillers.map(({ box }) => box),
      fillers.length,
      broken,
    );
  const boxes = findPlaceholderBoxes(snapshot);
  if (boxes.length > 0) add("placeholder-boxes", boxes, boxes.length, broken);
  if (invisibleTexts.length > 0) add("invisible-text", invisibleTexts, invisibleTexts.length, FLAW);
  if (cutTexts.length >= MIN_CUT) add("cut-text", cutTexts, cutTexts.length, FLAW);
  const bands = findEmptyBands(snapshot);
  if (bands.length > 0) add("empty-band", bands, bands.length, FLAW);
  return found;
}

/** Colours in attributes or styles of single elements: a page may be designed without a single rule. */
function hasOwnLook({ snapshot }: ViewportFacts): boolean {
  const { controls, surfaces, technique, texts } = snapshot;
  // Buttons and fields have the browser's own look.
  const isControl = ({ x, y, width }: Box) =>
    controls.some(
      ({ box }) => Math.abs(box.x - x) < 2 && Math.abs(box.y - y) < 2 && Math.abs(box.width - width) < 2,
    );
  // Without any rule the canvas is white.
  const isCanvas = ({ color: { r, g, b }, box }: (typeof surfaces)[number]) =>
    Math.min(r, g, b) === 255 && box.width >= snapshot.page.width;
  const isPainted = surfaces.some(
    (one) => one.role === "background" && !isCanvas(one) && !isControl(one.box),
  );
  const families = new Set(
    texts.filter(({ tag }) => /^(?:p|li|h[1-6])$/.test(tag)).map(({ family }) => family),
  );
  return isPainted || families.size > 1 || Object.keys(technique.obsoleteAttributes).length > 0;
}

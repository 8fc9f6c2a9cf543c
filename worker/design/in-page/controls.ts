// What can be operated: links, buttons and fields, each once, with the area that answers to a finger.
import type { ControlItem } from "../page-snapshot.ts";
import { accessibleName, hasLabel } from "./accessible-name.ts";
import { areaOf, boxOf, type Edges, intersect, unionOf } from "./clip.ts";
import { type ControlKind, controlKindOf } from "./control-kinds.ts";
import { lookOf } from "./control-look.ts";
import { inSentence } from "./in-sentence.ts";
import type { Overlays } from "./overlays.ts";
import type { PaintedPage } from "./painted-page.ts";
import { attributeOf, parentOf, rootElement } from "./plain-dom.ts";
import type { Capped } from "./visible-elements.ts";

const MAX_CONTROLS = 1_500;
/** Elements without a box between two seen ones. */
const MAX_UNSEEN = 20;

interface Found {
  element: Element;
  kind: ControlKind;
  /** Of the seen element; −1 where the control itself has no box and what is in it has. */
  index: number;
  box: Edges;
}

/** In document order. A control within another one belongs to it. */
export function readControls(page: PaintedPage, overlays: Overlays): Capped<ControlItem> {
  const found = controlsIn(page);
  const isInline = inSentence(page.seen);
  const items = found.slice(0, MAX_CONTROLS).map(
    ({ element, kind, index, box }): ControlItem => ({
      box: boxOf(box),
      kind,
      name: accessibleName(element),
      hasLabel: kind !== "field" || hasLabel(element),
      target: kind === "link" ? targetOf(element) : null,
      isInline: kind === "link" && index >= 0 && isInline(index),
      look: kind === "field" ? null : lookOf(index, page),
      inOverlay: overlays.elements.has(element),
    }),
  );
  return { items, isCut: items.length < found.length };
}

/** Boxes grow by what is in them: a link's own box is one line high, and the picture in it is not. */
function controlsIn({ seen }: PaintedPage): Found[] {
  const found = new Map<Element, Found>();
  const around: (Found | null)[] = [];
  seen.forEach(({ element, rect, clip, parent }, index) => {
    const edges = { left: rect.x, top: rect.y, right: rect.x + rect.width, bottom: rect.y + rect.height };
    const box = intersect(edges, clip);
    const outer = around[parent] ?? unseenControl(element, seen[parent]?.element, found, box);
    const kind = outer ? null : controlKindOf(element);
    const own = kind ? { element, kind, index, box } : null;
    if (own) found.set(element, own);
    else if (outer && areaOf(box) > 0) outer.box = unionOf(outer.box, box);
    around.push(outer ?? own);
  });
  return [...found.values()];
}

/** A link without a box of its own, because what is in it floats or it is `display: contents`. */
function unseenControl(
  element: Element,
  seenParent: Element | undefined,
  found: Map<Element, Found>,
  box: Edges,
): Found | null {
  let control: Found | null = null;
  let from = parentOf(element);
  for (let steps = 0; from && from !== seenParent && steps < MAX_UNSEEN; steps += 1) {
    const kind = controlKindOf(from);
    if (kind) control = found.get(from) ?? { element: from, kind, index: -1, box };
    from = parentOf(from);
  }
  if (control) found.set(control.element, control);
  return control;
}

function targetOf(element: Element): ControlItem["target"] {
  const href = attributeOf(element, "href")?.trim();
  if (href === undefined) return null;
  if (href.startsWith("#")) return "anchor";
  const base = rootElement().baseURI;
  const address = URL.canParse(href, base) ? new URL(href, base) : null;
  switch (address?.protocol) {
    case "tel:":
      return "phone";
    case "mailto:":
      return "mail";
    case "http:":
    case "https:":
      return leadsWithin(address, new URL(location.href)) ? "anchor" : "page";
    default:
      return "other";
  }
}

/** To a place of this page, with its address written out. */
function leadsWithin(address: URL, here: URL): boolean {
  return address.hash !== "" && address.href.split("#")[0] === here.href.split("#")[0];
}

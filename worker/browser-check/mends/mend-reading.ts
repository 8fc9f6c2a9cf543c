// What a few lines of CSS would mend: what is looked at in the page, what is planned outside of it, and what it came to.
import type { PlainShot } from "#contract/accessibility-check.ts";
import type { ViewportName } from "#contract/design-rating.ts";
import type { MendKind } from "#contract/mends.ts";
import type { ControlItem, TextItem } from "../../design/page-snapshot.ts";

/** As laid out now; the page keeps the elements under the same numbers. Null where an element is not to be seen any more. */
export interface MendableLook {
  texts: (Mendable<TextItem> | null)[];
  controls: (Mendable<ControlItem> | null)[];
  /** CSS px. */
  pageWidth: number;
  /** Size of the root's text in px: what 1rem is. */
  rootSize: number;
  /** Whether the page says how wide it is on a phone. */
  hasViewport: boolean;
}

export interface Mendable<Item> {
  item: Item;
  /** Computed. */
  display: string;
}

export type MendList = "texts" | "controls";

export interface MendPlan {
  kind: MendKind;
  list: MendList;
  /** Points that the rating gives for it, times the share of the page that misses them: what mending it is worth. */
  gain: number;
  /** Numbers of all that misses the mark. */
  faulty: number[];
  parts: MendPart[];
  /** Number of the one that is pictured. */
  shown: number;
}

/** One rule of the style sheet. */
export interface MendPart {
  /** Numbers of what it is for. */
  faulty: number[];
  /** Numbers of what it may reach as well. */
  harmless: number[];
  /** "color: #595959" */
  declarations: string[];
}

/** A mend that was tried on the page, and proved. */
export interface TriedMend {
  kind: MendKind;
  viewport: ViewportName;
  css: string;
  /** How many places missed the mark, before and with the mend. */
  count: { before: number; after: number };
  /** The figure of the place that is pictured: a ratio, px, or characters. */
  value: { before: number; after: number };
  shots: { before: PlainShot; after: PlainShot };
}

export interface MendsReading {
  tried: TriedMend[];
  /** Kinds that were missed, but for which no rule of the style sheet was safe. */
  unmended: MendKind[];
}

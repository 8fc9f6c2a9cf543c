// The figure of one place by which a mend is told: a ratio, px, or characters. Pure.
import type { MendKind } from "#contract/mends.ts";
import { longestLineLength } from "../../design/figures/body-text.ts";
import type { ControlItem, TextItem } from "../../design/page-snapshot.ts";
import { contrastRatio } from "../../in-page/contrast-ratio.ts";
import type { MendableLook, MendPlan } from "./mend-reading.ts";

/** Null where the place is not to be seen any more. */
export function measureMend(
  { kind, list, shown }: Pick<MendPlan, "kind" | "list" | "shown">,
  look: MendableLook,
): number | null {
  const found = look[list][shown];
  if (!found) return null;
  return kind === "target-size" ? sideOf(found.item as ControlItem) : figureOf(kind, found.item as TextItem);
}

function sideOf({ box }: ControlItem): number {
  return Math.min(box.width, box.height);
}

function figureOf(kind: Exclude<MendKind, "target-size">, text: TextItem): number | null {
  switch (kind) {
    case "contrast":
      return text.background && contrastRatio(text.color, text.background);
    case "line-length":
      return longestLineLength(text);
    case "line-height":
      return text.lineHeight;
    case "text-size":
      return text.size;
  }
}

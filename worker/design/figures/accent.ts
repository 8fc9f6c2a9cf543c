// The accent of a page: the hue of its buttons and links, and where else it returns.
import type { Box } from "#contract/design-rating.ts";
import type { Color, ControlItem, PageSnapshot } from "../page-snapshot.ts";
import { type HueFamily, hueFamilies, type WeightedColor } from "./color-clusters.ts";
import { hueDistance, hueOf, oklab } from "./oklab.ts";
import { pageTexts } from "./reading-text.ts";

/** Degrees around the accent that still are the accent: a darker shade drifts a little. */
const ACCENT_WIDTH = 25;
/** A button draws more looks than a link. */
const BUTTON_WEIGHT = 4;
/** Alpha below which a ground is not there. */
const CLEAR = 0.1;

/** Hues of buttons and links by number, buttons counting four times; the accent comes first. Empty where all is grey. */
export function accentHues(snapshot: PageSnapshot): HueFamily[] {
  return hueFamilies([
    ...buttonsOf(snapshot).map((button) => ({ color: markOf(button), weight: BUTTON_WEIGHT })),
    ...linkColors(snapshot),
  ]);
}

const accentPlaces = ["Schaltflächen", "Links", "Text", "Flächen"] as const;
type AccentPlace = (typeof accentPlaces)[number];

/** Where the accent is found. */
export function placesOf({ hue }: HueFamily, snapshot: PageSnapshot): AccentPlace[] {
  const isAccent = (color: Color) => {
    const other = hueOf(oklab(color));
    return color.a >= CLEAR && other !== null && hueDistance(hue, other) <= ACCENT_WIDTH;
  };
  // The ground of a button is the button, not a surface beside it.
  const buttonBoxes = new Set(buttonsOf(snapshot).map(({ box }) => keyOf(box)));
  const found: Record<AccentPlace, boolean> = {
    Schaltflächen: buttonsOf(snapshot).some((button) => isAccent(markOf(button))),
    Links: linkColors(snapshot).some(({ color }) => isAccent(color)),
    Text: pageTexts(snapshot).some(({ color, inControl }) => inControl === null && isAccent(color)),
    Flächen: snapshot.surfaces.some(
      ({ role, color, box }) => role !== "text" && !buttonBoxes.has(keyOf(box)) && isAccent(color),
    ),
  };
  return accentPlaces.filter((place) => found[place]);
}

/** Ground of a filled button; letters of an empty one. */
function markOf({ look }: LookedButton): Color {
  return look.background.a >= CLEAR ? look.background : look.color;
}

type LookedButton = ControlItem & { look: NonNullable<ControlItem["look"]> };

function buttonsOf({ controls }: PageSnapshot): LookedButton[] {
  return controls.filter(
    (control): control is LookedButton =>
      control.look !== null && !control.inOverlay && control.kind !== "field",
  );
}

function linkColors(snapshot: PageSnapshot): WeightedColor[] {
  return pageTexts(snapshot)
    .filter(({ inControl }) => inControl === "link")
    .map(({ color }) => ({ color, weight: 1 }));
}

function keyOf({ x, y, width, height }: Box): string {
  return [x, y, width, height].map(Math.round).join();
}

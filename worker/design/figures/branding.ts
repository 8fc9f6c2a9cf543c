// What makes a brand recognisable: alike buttons, their colour (the accent) and where it recurs, icons.

import type { Box } from "#contract/design-rating.ts";
import type { Color } from "../../in-page/contrast-ratio.ts";
import type { Brand, ControlItem, ControlLook, PageSnapshot } from "../page-snapshot.ts";
import { selectPageTexts } from "./body-text.ts";
import type { HueFamily, WeightedColor } from "./colors.ts";
import { colorDistance, getHue, groupHues, hueDistance, toHex, toOklab } from "./colors.ts";

/** Up to these differences two buttons look the same. */
const sameLook = { color: 0.06, radiusPx: 2, heightRatio: 1.5, sizePx: 2 };
/** Each is compared with all groups; a shop's product list repeats one look anyway. */
const MAX_BUTTONS = 300;
/** Alpha below which a background is invisible. */
const CLEAR = 0.1;

export interface ButtonGroup {
  look: ControlLook;
  buttons: ControlItem[];
}

type Button = ControlItem & { look: ControlLook };

function findButtons({ controls }: PageSnapshot): Button[] {
  return controls.filter(
    (control): control is Button => control.look !== null && !control.inOverlay && control.kind !== "field",
  );
}

/** Buttons that look alike, the most frequent look first. */
export function groupButtons(snapshot: PageSnapshot): ButtonGroup[] {
  const groups: ButtonGroup[] = [];
  for (const button of findButtons(snapshot).slice(0, MAX_BUTTONS)) {
    const alike = groups.find(({ look }) => looksAlike(look, button.look));
    if (alike) alike.buttons.push(button);
    else groups.push({ look: button.look, buttons: [button] });
  }
  return groups.sort((one, other) => other.buttons.length - one.buttons.length);
}

function looksAlike(one: ControlLook, other: ControlLook): boolean {
  return (
    hasSameBackground(one, other) &&
    one.family === other.family &&
    Math.abs(cornerRadius(one) - cornerRadius(other)) <= sameLook.radiusPx &&
    Math.abs(one.size - other.size) <= sameLook.sizePx &&
    Math.max(one.height, other.height) <= Math.min(one.height, other.height) * sameLook.heightRatio
  );
}

function hasSameBackground(one: ControlLook, other: ControlLook): boolean {
  const isClear = one.background.a < CLEAR;
  if (isClear !== other.background.a < CLEAR) return false;
  const [first, second] = isClear ? [one.color, other.color] : [one.background, other.background];
  return colorDistance(toOklab(first), toOklab(second)) <= sameLook.color;
}

/** A pill stays a pill, however large its stated radius. */
function cornerRadius({ borderRadius, height }: ControlLook): number {
  return Math.min(borderRadius, height / 2);
}

/** Degrees: a darker shade of the accent drifts a little. */
const ACCENT_WIDTH = 25;
/** A button attracts more attention than a link. */
const BUTTON_WEIGHT = 4;

const BROWSER_COLORS = new Set(["#0000ee", "#551a8b"]);

/** Of links without a colour of their own, unvisited and visited: nobody chose them. */
export const isBrowserColor = ({ color }: Pick<WeightedColor, "color">): boolean =>
  BROWSER_COLORS.has(toHex(color));

/** Hues of buttons and links, most frequent first: the accent. What the browser gives links follows; empty where nobody chose a hue. */
export function findAccentHues(snapshot: PageSnapshot): HueFamily[] {
  const links = linkColors(snapshot);
  const buttons = findButtons(snapshot).map((button) => ({
    color: prominentColor(button),
    weight: BUTTON_WEIGHT,
  }));
  const chosen = groupHues([...buttons, ...links.filter((link) => !isBrowserColor(link))]);
  return chosen.length === 0 ? [] : [...chosen, ...groupHues(links.filter(isBrowserColor))];
}

const accentPlaces = ["Schaltflächen", "Links", "Text", "Flächen"] as const;
type AccentPlace = (typeof accentPlaces)[number];

export function findAccentPlaces({ hue }: HueFamily, snapshot: PageSnapshot): AccentPlace[] {
  const isAccent = (color: Color) => {
    const other = getHue(toOklab(color));
    return color.a >= CLEAR && other !== null && hueDistance(hue, other) <= ACCENT_WIDTH;
  };
  // The background of a button is the button, not another surface.
  const buttonBoxes = new Set(findButtons(snapshot).map(({ box }) => keyOf(box)));
  const found: Record<AccentPlace, boolean> = {
    Schaltflächen: findButtons(snapshot).some((button) => isAccent(prominentColor(button))),
    Links: linkColors(snapshot).some(({ color }) => isAccent(color)),
    Text: selectPageTexts(snapshot).some(({ color, inControl }) => inControl === null && isAccent(color)),
    Flächen: snapshot.surfaces.some(
      ({ role, color, box }) => role !== "text" && !buttonBoxes.has(keyOf(box)) && isAccent(color),
    ),
  };
  return accentPlaces.filter((place) => found[place]);
}

/** Background of a filled button, text of an outlined one. */
function prominentColor({ look }: Button): Color {
  return look.background.a >= CLEAR ? look.background : look.color;
}

function linkColors(snapshot: PageSnapshot): WeightedColor[] {
  return selectPageTexts(snapshot)
    .filter(({ inControl }) => inControl === "link")
    .map(({ color }) => ({ color, weight: 1 }));
}

function keyOf({ x, y, width, height }: Box): string {
  return [x, y, width, height].map(Math.round).join();
}

/** Tabs show 16 px at double density. */
const SHARP_ICON = 32;

export interface SiteIcons {
  hasIcon: boolean;
  /** SVG, ICO, any size, or at least 32 px. */
  isSharp: boolean;
  hasTouchIcon: boolean;
}

export function inspectSiteIcons({ icons }: Pick<Brand, "icons">): SiteIcons {
  const tabIcons = icons.filter(({ rel }) => /(?:^|\s)icon(?:\s|$)/i.test(rel));
  return {
    hasIcon: tabIcons.length > 0,
    isSharp: tabIcons.some(isSharp),
    hasTouchIcon: icons.some(({ rel }) => /apple-touch-icon/i.test(rel)),
  };
}

function isSharp({ sizes, type, href }: Brand["icons"][number]): boolean {
  if (
    /svg/i.test(type) ||
    /\.svg(?:[?#]|$)|^data:image\/svg/i.test(href) ||
    /(?:^|\s)any(?:\s|$)/i.test(sizes)
  )
    return true;
  const widths = [...sizes.matchAll(/(\d{1,4})x\d{1,4}/gi)].map(([, width]) => Number(width));
  // An .ico holds several sizes, which nothing outside of it tells.
  if (widths.length === 0) return /\.ico(?:[?#]|$)/i.test(href);
  return widths.some((width) => width >= SHARP_ICON);
}

// How many kinds of buttons a page shows.
import type { ControlItem, ControlLook, PageSnapshot } from "../page-snapshot.ts";
import { colorDistance, oklab } from "./oklab.ts";

/** Differences up to here are not seen as a different button. */
const sameLook = { color: 0.06, radiusPx: 2, heightRatio: 1.5, sizePx: 2 };
/** More of them are compared by nobody; a shop's list of products repeats one look. */
const MAX_BUTTONS = 300;
/** Alpha below which a ground is not there. */
const CLEAR = 0.1;

export interface ButtonGroup {
  look: ControlLook;
  buttons: ControlItem[];
}

/** Buttons that look alike, the most frequent look first. */
export function buttonGroups({ controls }: PageSnapshot): ButtonGroup[] {
  const groups: ButtonGroup[] = [];
  const buttons = controls.filter(({ look, inOverlay, kind }) => look && !inOverlay && kind !== "field");
  for (const button of buttons.slice(0, MAX_BUTTONS)) {
    const { look } = button;
    if (look === null) continue;
    const alike = groups.find((group) => looksAlike(group.look, look));
    if (alike) alike.buttons.push(button);
    else groups.push({ look, buttons: [button] });
  }
  return groups.sort((one, other) => other.buttons.length - one.buttons.length);
}

function looksAlike(one: ControlLook, other: ControlLook): boolean {
  return (
    hasSameGround(one, other) &&
    one.family === other.family &&
    Math.abs(cornerOf(one) - cornerOf(other)) <= sameLook.radiusPx &&
    Math.abs(one.size - other.size) <= sameLook.sizePx &&
    Math.max(one.height, other.height) <= Math.min(one.height, other.height) * sameLook.heightRatio
  );
}

function hasSameGround(one: ControlLook, other: ControlLook): boolean {
  const isClear = one.background.a < CLEAR;
  if (isClear !== other.background.a < CLEAR) return false;
  const [first, second] = isClear ? [one.color, other.color] : [one.background, other.background];
  return colorDistance(oklab(first), oklab(second)) <= sameLook.color;
}

/** A pill stays a pill, however large its radius is written. */
function cornerOf({ borderRadius, height }: ControlLook): number {
  return Math.min(borderRadius, height / 2);
}

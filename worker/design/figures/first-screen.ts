// What a visitor sees before scrolling.
import type { Box } from "#contract/design-rating.ts";
import type { ControlItem, PageSnapshot, Size, TextItem } from "../page-snapshot.ts";
import { fitsPhone, PHONE_HEIGHT, PHONE_WIDTH } from "./phone-fit.ts";

export interface FirstScreen {
  heading: TextItem | null;
  /** A button, or a link that looks like one. */
  action: ControlItem | null;
  phone: { box: Box; isLink: boolean } | null;
}

/** Text is readable from here on, px on the screen. */
const LEAST_HEADING = 20;

/** Buttons that open or close something are no step towards an order. */
const MERE_SWITCH =
  /^(?:(?:menü|menu|navigation|suche)(?: öffnen| schließen)?|suchen|search|schließen|close|weiter|zurück|next|previous)$/i;

/**
 * German numbers as written: +49 …, 0 25 95 / 123 45, (02595) 12345. Dates have dots, which stand in none of it; hours ("08 – 12")
 * have a dash after two digits, where no code of a place ends.
 */
const PHONE_NUMBER = /(?:\+49|\b0\s?[1-9]\s?\d)[\d\s()/–-]{4,17}\d/;
const LEAST_DIGITS = 7;

/**
 * Each is null where it does not show. A phone that gets a page made for 980 px shows it at four tenths: nothing of it counts as shown,
 * neither read nor tapped without zooming.
 */
export function firstScreen(snapshot: PageSnapshot, isPhone: boolean): FirstScreen {
  if (isPhone && !fitsPhone(snapshot)) return { heading: null, action: null, phone: null };
  // As if nothing stuck out: what a page gains by being shown smaller is no gain.
  const screen = isPhone ? { width: PHONE_WIDTH, height: PHONE_HEIGHT } : snapshot.viewport;
  const isSeen = ({ box, inOverlay }: { box: Box; inOverlay: boolean }) =>
    !inOverlay && isOnScreen(box, screen);
  // A button to call that floats over the page serves the visitor; one in a banner does not.
  const bubbles = snapshot.overlays.filter(({ kind }) => kind === "bubble");
  const isInReach = ({ box, inOverlay }: { box: Box; inOverlay: boolean }) =>
    isSeen({ box, inOverlay: inOverlay && !bubbles.some((bubble) => holdsMiddle(bubble.box, box)) });
  const link = snapshot.controls.find((control) => control.target === "phone" && isInReach(control));
  const number = snapshot.texts.find((text) => hasPhoneNumber(text.sample) && isInReach(text));
  const phone = link ?? number;
  return {
    heading: snapshot.texts.find((text) => isHeading(text) && isSeen(text)) ?? null,
    action: snapshot.controls.find((control) => isAction(control) && isSeen(control)) ?? null,
    phone: phone ? { box: phone.box, isLink: link !== undefined } : null,
  };
}

/** A German phone number stands in the text. */
export function hasPhoneNumber(text: string): boolean {
  const number = PHONE_NUMBER.exec(text)?.[0] ?? "";
  return number.replace(/\D/g, "").length >= LEAST_DIGITS;
}

function isHeading({ headingLevel, size }: TextItem): boolean {
  return (headingLevel === 1 || headingLevel === 2) && size >= LEAST_HEADING;
}

function isAction({ kind, look, name, target }: ControlItem): boolean {
  if (kind === "field" || name.trim() === "" || MERE_SWITCH.test(name.trim())) return false;
  return look !== null && (kind === "button" || target !== null);
}

/** Its middle shows. */
function isOnScreen(box: Box, screen: Size): boolean {
  return holdsMiddle({ x: 0, y: 0, ...screen }, box);
}

function holdsMiddle(outer: Box, { x, y, width, height }: Box): boolean {
  const middle = { x: x + width / 2 - outer.x, y: y + height / 2 - outer.y };
  return middle.x >= 0 && middle.x <= outer.width && middle.y >= 0 && middle.y <= outer.height;
}

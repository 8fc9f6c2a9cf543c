// What a visitor sees before scrolling.
import type { Box } from "#contract/design-rating.ts";
import type { ControlItem, PageSnapshot, TextItem } from "../page-snapshot.ts";
import { fitsPhone, PHONE_HEIGHT, PHONE_WIDTH } from "./phone.ts";

export interface FirstScreen {
  heading: TextItem | null;
  /** Buttons, and links that look like one. */
  actions: ControlItem[];
  phone: { box: Box; isLink: boolean } | null;
}

/** px */
const MIN_HEADING_SIZE = 20;

/** Buttons that open, close or page through something, the way home, and the rest of an article do not lead to an order. */
const TOGGLES = [
  /^(?:(?:toggle|open|close|show|hide) )?(?:haupt)?(?:menü|menu|navigation|nav|sidebar|suche)(?:smenü)?(?: (?:(?:ein|auf|zu)-?(?:\/-?aus)?(?:blenden|klappen)|öffnen|schließen|umschalten|anzeigen|verbergen))?$/i,
  /^(?:suchen|search|schließen|close|weiter|zurück|next|previous|home(?:page)?|start(?:seite)?|zur startseite)$/i,
  /^(?:(?:jetzt )?weiterlesen|weiter lesen|mehr(?: lesen)?|read more)$/i,
];
/** "Weiterlesen …", "mehr »" */
const TRAILING_SIGNS = /[\s.…»›>→]{1,20}$/u;

/**
 * German, Austrian and Swiss notations: +49 …, 0043 …, 0 25 95 / 123 45, (02595) 12345; neither dates (dots) nor opening hours ("08 – 12": too
 * short an area code).
 */
const PHONE_NUMBER = /(?:(?:\+|\b00)4[139]|\b0\s?[1-9]\s?\d)[\d\s()/–-]{4,17}\d/;
const MIN_DIGITS = 7;

/** Each is null where it is not visible. On the phone nothing of a page made for 980 px counts: it cannot be read or tapped without zooming. */
export function readFirstScreen(snapshot: PageSnapshot, isPhone: boolean): FirstScreen {
  if (isPhone && !fitsPhone(snapshot)) return { heading: null, actions: [], phone: null };
  // The phone's own size: a page that overflows must not profit from being zoomed out.
  const screen = isPhone ? { width: PHONE_WIDTH, height: PHONE_HEIGHT } : snapshot.viewport;
  const isVisible = ({ box, inOverlay }: { box: Box; inOverlay: boolean }) =>
    !inOverlay && containsCentre({ x: 0, y: 0, ...screen }, box);
  // A floating call button counts, one in a banner does not.
  const bubbles = snapshot.overlays.filter(({ kind }) => kind === "bubble");
  const isInReach = ({ box, inOverlay }: { box: Box; inOverlay: boolean }) =>
    isVisible({ box, inOverlay: inOverlay && !bubbles.some((bubble) => containsCentre(bubble.box, box)) });
  // A phone calls at a tap; from a computer a number is dialled by hand, and has to be read.
  const link = snapshot.controls.find(
    (control) =>
      control.target === "phone" && (isPhone || hasPhoneNumber(control.name)) && isInReach(control),
  );
  const number = snapshot.texts.find((text) => hasPhoneNumber(text.sample) && isInReach(text));
  const phone = link ?? number;
  return {
    heading: snapshot.texts.find((text) => isHeading(text) && isVisible(text)) ?? null,
    actions: snapshot.controls.filter((control) => isAction(control) && isVisible(control)),
    phone: phone ? { box: phone.box, isLink: link !== undefined } : null,
  };
}

export function hasPhoneNumber(text: string): boolean {
  const number = PHONE_NUMBER.exec(text)?.[0] ?? "";
  return number.replace(/\D/g, "").length >= MIN_DIGITS;
}

function isHeading({ headingLevel, size }: TextItem): boolean {
  return (headingLevel === 1 || headingLevel === 2) && size >= MIN_HEADING_SIZE;
}

function isAction({ kind, look, name, target }: ControlItem): boolean {
  const words = name.trim().replace(TRAILING_SIGNS, "");
  if (kind === "field" || words === "" || TOGGLES.some((toggle) => toggle.test(words))) return false;
  return look !== null && (kind === "button" || target !== null);
}

function containsCentre(outer: Box, { x, y, width, height }: Box): boolean {
  const middle = { x: x + width / 2 - outer.x, y: y + height / 2 - outer.y };
  return middle.x >= 0 && middle.x <= outer.width && middle.y >= 0 && middle.y <= outer.height;
}

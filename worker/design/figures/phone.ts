// How a page fits the phone: its scale, what overflows the screen, and its meta viewport.
import type { Box } from "#contract/design-rating.ts";
import type { PageSnapshot } from "../page-snapshot.ts";

/** Of the emulated phone, CSS px. A page that overflows is zoomed out, to a viewport of more CSS px than this. */
export const PHONE_WIDTH = 390;
export const PHONE_HEIGHT = 844;

const FITTING_WIDTH = PHONE_WIDTH * 1.5;

/** False where the page is laid out for a desktop and shown smaller, as without a meta viewport. */
export function fitsPhone(snapshot: PageSnapshot): boolean {
  return snapshot.viewport.width <= FITTING_WIDTH || isMadeForPhones(snapshot);
}

/** Zoom on the phone: 1, or 0.4 for a page laid out for 980 px. Never above 1. */
export function phoneScale(snapshot: PageSnapshot): number {
  const { width } = snapshot.viewport;
  return width > PHONE_WIDTH && !isMadeForPhones(snapshot) ? PHONE_WIDTH / width : 1;
}

/** It names the phone's width: what is wider has to be pushed sideways, but keeps its size. */
function isMadeForPhones({ technique: { viewportMeta } }: PageSnapshot): boolean {
  const state = parseViewportMeta(viewportMeta);
  return state === "fitting" || state === "unzoomable";
}

export interface PhoneOverflow {
  /** px that the page is wider than the phone; 0 where it fits. */
  excess: number;
  /** Items that begin on the screen and end beyond it, farthest first. */
  overflowing: { box: Box }[];
}

/** px; browsers round. */
const ROUNDING = 1;

/** A page without meta viewport is laid out for 980 px: 590 px too wide. A menu hidden beside the screen is no overflow. */
export function measurePhoneOverflow({ page, texts, media, controls, blocks }: PageSnapshot): PhoneOverflow {
  const excess = page.width - PHONE_WIDTH;
  const none = { excess: 0, overflowing: [] };
  if (excess <= ROUNDING) return none;
  const rightOf = ({ box }: { box: Box }) => box.x + box.width;
  const beyond = [...texts, ...media, ...controls, ...blocks].filter(
    (item) => rightOf(item) > PHONE_WIDTH + ROUNDING,
  );
  const overflowing = beyond
    .filter(({ box }) => box.x < PHONE_WIDTH - ROUNDING)
    .toSorted((a, b) => rightOf(b) - rightOf(a));
  const isOffScreenMenu =
    overflowing.length === 0 && beyond.some((item) => rightOf(item) >= page.width - ROUNDING);
  return isOffScreenMenu ? none : { excess, overflowing };
}

/** Nothing has to be pushed sideways or enlarged. */
export function isWholeOnPhone(snapshot: PageSnapshot): boolean {
  return fitsPhone(snapshot) && measurePhoneOverflow(snapshot).excess <= ROUNDING;
}

export type ViewportMeta = "missing" | "fixed" | "unzoomable" | "fitting";

/** WCAG 2.2, 1.4.4 requires that text can be enlarged to 200 %. */
const MIN_ZOOM = 2;

/** Of the content attribute, null without. Browsers accept commas, semicolons and spaces as separators. */
export function parseViewportMeta(content: string | null): ViewportMeta {
  if (!content?.trim()) return "missing";
  const settings = new Map(
    content
      .toLowerCase()
      .slice(0, 300)
      .replace(/\s*=\s*/g, "=")
      .split(/[\s,;]+/)
      .map((setting): [string, string] => {
        const [name = "", ...value] = setting.split("=");
        return [name, value.join("=")];
      }),
  );
  const scale = Number(settings.get("initial-scale"));
  const isFitting = settings.has("width") ? settings.get("width") === "device-width" : scale >= 1;
  if (!isFitting) return "fixed";
  const maxZoom = Number(settings.get("maximum-scale") ?? Number.NaN);
  const isLocked = /^(?:no|0)$/.test(settings.get("user-scalable") ?? "") || maxZoom < MIN_ZOOM;
  return isLocked ? "unzoomable" : "fitting";
}

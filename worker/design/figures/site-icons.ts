// Which icons a page offers for tabs, bookmarks and home screens.
import type { Brand } from "../page-snapshot.ts";

/** Browsers show 16 px at double density. */
const SHARP_ICON = 32;

export interface SiteIcons {
  hasIcon: boolean;
  /** SVG, any size, or at least 32 px. */
  isSharp: boolean;
  hasTouchIcon: boolean;
}

export function siteIcons({ icons }: Pick<Brand, "icons">): SiteIcons {
  const tabIcons = icons.filter(({ rel }) => /(?:^|\s)icon(?:\s|$)/i.test(rel));
  return {
    hasIcon: tabIcons.length > 0,
    isSharp: tabIcons.some(isSharp),
    hasTouchIcon: icons.some(({ rel }) => /apple-touch-icon/i.test(rel)),
  };
}

function isSharp({ sizes, type, href }: Brand["icons"][number]): boolean {
  if (/svg/i.test(type) || /\.svg(?:[?#]|$)/i.test(href) || /(?:^|\s)any(?:\s|$)/i.test(sizes)) return true;
  return [...sizes.matchAll(/(\d{1,4})x\d{1,4}/gi)].some(([, width]) => Number(width) >= SHARP_ICON);
}

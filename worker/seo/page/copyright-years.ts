// The year in "© 2019–2024 Firma", and the current year by the page's own account.
import type { PageFacts } from "../html/page-facts.ts";
import { getLineWindow } from "../text/line-window.ts";
import { isWordCharacterAt } from "../text/words.ts";

export interface CopyrightYear {
  year: number;
  /** The block of text it stands in. */
  line: string;
}

/** Characters after the sign in which the year must stand, and before it ("2019 ©"). */
const maxDistanceAfter = 60;
const maxDistanceBefore = 12;
/** Signs checked; a page with more is a list of pictures. */
const maxSigns = 50;
/** Credits for pictures and maps keep the year they were made. */
const thirdPartyCredit =
  /foto|bild|image|photo|grafik|karte|map|openstreetmap|getty|shutterstock|adobe|stock|pixabay|unsplash/i;
/** The maker of the software, right beside the sign: "Gambio.de © 2023", "© 2019 phpBB Limited". */
const softwareBefore =
  /(?:gambio|modified ecommerce|xt:?commerce|shopware|jtl|oxid|prestashop|opencart|oscommerce|phpbb|woltlab|burning board|vbulletin|mybb|joomla|wordpress|typo3|contao|drupal|mediawiki|4images|coppermine|webspell)[^|·•\n]{0,20}(?:©|\(c\)|copyright)/i;
const softwareBehind =
  /(?:©|\(c\)|copyright)[ \d,–-]{0,16}(?:by |von )?(?:gambio|modified ecommerce|xt:?commerce|shopware|jtl|oxid|prestashop|opencart|oscommerce|phpbb|woltlab|burning board|vbulletin|mybb|joomla|wordpress|typo3|contao|drupal|mediawiki|4images|coppermine|webspell)/i;
const signs = ["©", "(c)", "copyright"];
const earliest = 1990;
const latest = 2100;

/** The newest year behind a copyright sign, or null where there is none. */
export function findCopyrightYear(text: string): CopyrightYear | null {
  const searched = text.replace(/İ/g, "I").toLowerCase();
  let newest: CopyrightYear | null = null;
  for (const sign of signs) {
    let at = searched.indexOf(sign);
    for (let seen = 0; at !== -1 && seen < maxSigns; seen++) {
      const window = getLineWindow(text, at, maxDistanceBefore, sign.length + maxDistanceAfter);
      const near = trimToWholeWords(text, window.start, window.end, at);
      const year = findNewestYear(near);
      const isOthers = [thirdPartyCredit, softwareBefore, softwareBehind].some((credit) => credit.test(near));
      if (year !== null && !isOthers && (newest === null || year > newest.year)) {
        newest = { year, line: near.trim() };
      }
      at = searched.indexOf(sign, at + sign.length);
    }
  }
  return newest;
}

/** Drops words cut at either end; never cuts into the sign at `at`. */
function trimToWholeWords(text: string, from: number, to: number, at: number): string {
  let [start, end] = [from, to];
  while (start < at && isWordCharacterAt(text, start - 1)) start++;
  while (end > at + 1 && isWordCharacterAt(text, end) && isWordCharacterAt(text, end - 1)) end--;
  return text.slice(start, end).toWellFormed();
}

function findNewestYear(text: string): number | null {
  return latestOf((text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []).map(Number).filter(isPlausible));
}

function latestOf(years: readonly number[]): number | null {
  return years.length === 0 ? null : Math.max(...years);
}

function isPlausible(year: number): boolean {
  return year >= earliest && year <= latest;
}

/**
 * The year of the response without using a clock, so that the same response always gives the same finding: the Date header,
 * else the latest of Last-Modified and article:modified_time, which are no later than today.
 */
export function getResponseYear({ fetched, html }: PageFacts): number | null {
  const date = parseYear(fetched.headers.date);
  if (date !== null) return date;
  const modified = html.metas.find(
    ({ property }) => property?.trim().toLowerCase() === "article:modified_time",
  );
  const years = [parseYear(fetched.headers["last-modified"]), parseYear(modified?.content)];
  return latestOf(years.filter((year) => year !== null));
}

const maxDateLength = 60;

function parseYear(date: string | null | undefined): number | null {
  if (date === undefined || date === null || date.length > maxDateLength) return null;
  const year = new Date(date).getUTCFullYear();
  return Number.isNaN(year) || !isPlausible(year) ? null : year;
}

// The year in "© 2019–2024 Firma", and what year it is by the page's own account.
import { windowOnLine } from "./line-window.ts";
import type { PageFacts } from "./page-facts.ts";
import { isWordCharacterAt } from "./words.ts";

export interface CopyrightYear {
  year: number;
  /** The block of text it stands in. */
  line: string;
}

/** Characters after the sign in which the year must stand, and before it ("2019 ©"). */
const reachAfter = 60;
const reachBefore = 12;
/** Signs looked at; a page with more is a list of pictures. */
const mostSigns = 50;
/** Rights of others: pictures and maps keep the year they were made. */
const othersRights =
  /foto|bild|image|photo|grafik|karte|map|openstreetmap|getty|shutterstock|adobe|stock|pixabay|unsplash/i;
const signs = ["©", "(c)", "copyright"];
const earliest = 1990;
const latest = 2100;

/** The newest year behind a copyright sign, or null where there is none. */
export function newestCopyrightYear(text: string): CopyrightYear | null {
  const searched = text.replace(/İ/g, "I").toLowerCase();
  let newest: CopyrightYear | null = null;
  for (const sign of signs) {
    let at = searched.indexOf(sign);
    for (let seen = 0; at !== -1 && seen < mostSigns; seen++) {
      const window = windowOnLine(text, at, reachBefore, sign.length + reachAfter);
      const near = wholeWords(text, window.start, window.end, at);
      const year = newestYearIn(near);
      if (year !== null && !othersRights.test(near) && (newest === null || year > newest.year)) {
        newest = { year, line: near.trim() };
      }
      at = searched.indexOf(sign, at + sign.length);
    }
  }
  return newest;
}

/** The piece without the words that its borders cut; never cuts into the sign at `at`. */
function wholeWords(text: string, from: number, to: number, at: number): string {
  let [start, end] = [from, to];
  while (start < at && isWordCharacterAt(text, start - 1)) start++;
  while (end > at + 1 && isWordCharacterAt(text, end) && isWordCharacterAt(text, end - 1)) end--;
  return text.slice(start, end).toWellFormed();
}

function newestYearIn(text: string): number | null {
  const years = (text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []).map(Number).filter(isPlausible);
  return years.length === 0 ? null : Math.max(...years);
}

function isPlausible(year: number): boolean {
  return year >= earliest && year <= latest;
}

/**
 * The year of the answer, without a clock, so that the same bytes and headers always give the same: the Date header
 * says it. Failing that, a day on which the page was changed is no later than today: Last-Modified, article:modified_time.
 */
export function yearOfAnswer({ fetched, html }: PageFacts): number | null {
  const date = yearOf(fetched.headers.date);
  if (date !== null) return date;
  const modified = html.metas.find(
    ({ property }) => property?.trim().toLowerCase() === "article:modified_time",
  );
  const years = [yearOf(fetched.headers["last-modified"]), yearOf(modified?.content ?? undefined)];
  const known = years.filter((year) => year !== null);
  return known.length === 0 ? null : Math.max(...known);
}

/** Longer values are no dates. */
const longestDate = 60;

function yearOf(date: string | undefined): number | null {
  if (date === undefined || date.length > longestDate) return null;
  const year = new Date(date).getUTCFullYear();
  return Number.isNaN(year) || !isPlausible(year) ? null : year;
}

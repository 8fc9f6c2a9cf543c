// Who reads strangers' pages, as their servers' logs and their robots.txt know it.
import type { PagePath } from "#app/paths.ts";

/** What the User-Agent begins with: the product token that robots.txt knows this crawler by. */
export const CRAWLER_NAME = "PaettkenSeoCheck";
/** The User-Agent names it, so it stands in other people's logs for years: it must not move. */
export const CRAWLER_PAGE = "/pruefbot" satisfies PagePath;

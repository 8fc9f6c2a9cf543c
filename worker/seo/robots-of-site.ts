// The robots.txt beside a page, read once for all that ask for it (a hostile one has 50,000 lines), and what binds us in it.

import type { SideFile } from "./page-facts.ts";
import { remembered } from "./remembered.ts";
import { parseRobotsTxt, type RobotsTxt } from "./robots-txt.ts";

/** What the User-Agent begins with: the product token that robots.txt knows this crawler by. */
export const CRAWLER_NAME = "PaettkenSeoCheck";

/** null when there is none, or it was kept from us. */
export const robotsOfSite = remembered(({ state, text }: SideFile): RobotsTxt | null =>
  state === "found" && text !== null ? parseRobotsTxt(text) : null,
);

/** RFC 9309, section 2.3.1.4: a robots.txt that a server error or silence keeps from us forbids everything. */
export function mustStayOut({ state, status }: Pick<SideFile, "state" | "status">): boolean {
  return state === "unchecked" && (status === null || status === 429 || status >= 500);
}

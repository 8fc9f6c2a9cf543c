// The robots.txt beside a page, read once for all audits that ask for it: a hostile one has 50,000 lines.
import type { SideFile } from "./page-facts.ts";
import { parseRobotsTxt, type RobotsTxt } from "./robots-txt.ts";

const read = new WeakMap<SideFile, RobotsTxt>();

/** null when there is none, or it was kept from us. */
export function robotsOfSite(file: SideFile): RobotsTxt | null {
  if (file.state !== "found" || file.text === null) return null;
  const known = read.get(file) ?? parseRobotsTxt(file.text);
  read.set(file, known);
  return known;
}

// Website builders whose owners cannot reach the HTML: what the builder's template decides, they cannot mend.
import { memoizeByFacts } from "../html/memoize-by-facts.ts";
import type { PageFacts } from "../html/page-facts.ts";
import { detect } from "./detect.ts";
import { websiteBuilders } from "./systems.ts";
import { collectTraces } from "./traces.ts";

/** Not among them: Webflow, Framer, HubSpot CMS, where whoever builds the site writes its elements. */
const closed = new Set([
  "Wix",
  "Squarespace",
  "Jimdo Creator",
  "Jimdo",
  "IONOS MyWebsite",
  "STRATO Homepage-Baukasten",
  "CM4all",
  "one.com Website Builder",
  "GoDaddy Website Builder",
  "Duda",
  "Weebly",
  "Webnode",
  "Site.pro",
  "Google Sites",
  "ClubDesk",
  "Hostinger Website Builder",
  "Webador",
  "Strikingly",
  "Site123",
  "Tilda",
]);

/** Its name; null for all other systems. */
export const findClosedBuilder = memoizeByFacts(
  (facts: PageFacts): string | null =>
    detect(websiteBuilders, collectTraces(facts), "scripts and sheets")
      .map(({ fingerprint }) => fingerprint.name)
      .find((name) => closed.has(name)) ?? null,
);

// Pages labelled for their links to Impressum and privacy policy alone: how many are judged rightly. Format: test/fixtures/labelled-links/README.md.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import type { LinkFigures } from "#content/truth-types.ts";
import { compareLabels, type LinkOutcome, type PageComparison } from "./compare-labels.ts";
import { analyseLabelled, type Half, type LabelledPage } from "./labelled-pages.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../../test/fixtures/labelled-links");

const labelsSchema = v.strictObject({
  system: v.string(),
  url: v.pipe(v.string(), v.url()),
  imprintLink: v.boolean(),
  privacyLink: v.boolean(),
  why: v.string(),
});

/** @throws naming the file whose labels are not in shape */
function readLinkPages(half: Half): LabelledPage[] {
  const folder = path.join(FOLDER, half);
  const files = readdirSync(folder).filter((file) => file.endsWith(".html"));
  return files.sort().map((file) => {
    const name = path.basename(file, ".html");
    const { why: _why, ...known } = v.parse(
      labelsSchema,
      JSON.parse(readFileSync(path.join(folder, `${name}.json`), "utf8")),
    );
    const labels: LabelledPage["labels"] = {
      ...known,
      server: "usual",
      kind: "firm-home",
      trackers: [],
      consentTool: null,
      imprint: null,
      robotsTxt: null,
      sitemapListsPage: null,
      faults: {},
      trifles: {},
    };
    return { name, half, html: readFileSync(path.join(folder, file)), labels };
  });
}

export async function countLinks(half: Half): Promise<LinkFigures> {
  const pages = readLinkPages(half);
  const compared = await Promise.all(
    pages.map(async (page) => compareLabels(page, await analyseLabelled(page))),
  );
  const share = (of: (page: PageComparison) => LinkOutcome) => {
    const decided = compared.map(of).filter((outcome) => outcome !== "open");
    return [decided.filter((outcome) => outcome === "right").length, decided.length] as const;
  };
  return {
    pages: pages.length,
    imprint: share(({ imprintLink }) => imprintLink),
    privacy: share(({ privacyLink }) => privacyLink),
  };
}

import { describe } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aPage, aProperty } from "#test/support/seo/page-facts.ts";
import { openGraph } from "#worker/seo/audits/structured-data/open-graph.ts";

const tags = (...properties: string[]) => ({
  html: { metas: properties.map((name) => aProperty(name, "x")) },
});

describe("tags for previews, of which the first that is filled counts [TRUE-13]", () => {
  auditCases(openGraph, [
    { when: "all of them", page: { html: { metas: aPage().html.metas } }, status: "passed" },
    {
      when: "without picture",
      page: tags("og:title", "og:description", "og:url"),
      status: "warning",
      title: "fehlt: og:image",
      points: 6.67,
    },
    {
      when: "the first one of each empty, a plugin's own behind it [TRUE-13]",
      page: {
        html: {
          metas: ["og:title", "og:description", "og:url", "og:image"].flatMap((name) => [
            aProperty(name, " "),
            aProperty(name, "x"),
          ]),
        },
      },
      status: "passed",
    },
    {
      when: "an empty one only [TRUE-13]",
      page: { html: { metas: [aProperty("og:title", "")] } },
      status: "failed",
    },
    { when: "none", page: tags(), status: "failed", points: 0 },
  ]);
});

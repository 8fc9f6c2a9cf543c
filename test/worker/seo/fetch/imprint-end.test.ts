// Whether the Impressum was read to its end: what it lacks may stand in the rest.
import { expect, it } from "vitest";
import { abortable, guard, tableFetch } from "#test/support/seo/crawl.ts";
import { imprint } from "#test/support/seo/imprint-pages.ts";
import { aLink, aPage } from "#test/support/seo/page-facts.ts";
import { fetchImprint } from "#worker/seo/fetch/fetch-imprint.ts";
import { createWorkersRewriter } from "#worker/seo/html/rewriter.ts";
import { extractSharedFacts, sideFactsFor } from "#worker/seo/site-crawl/shared-facts.ts";

const HOME = "https://www.dachdecker-beispiel.de/";
const bytes = new TextEncoder().encode(
  `<!doctype html><h1>Impressum</h1><p>${"Worte stehen hier. ".repeat(9)}</p>`,
);

async function isCut(body: BodyInit): Promise<boolean | undefined> {
  const answer = new Response(body, { headers: { "content-type": "text/html; charset=utf-8" } });
  const deps = {
    fetch: abortable(tableFetch({ [`${HOME}impressum`]: answer }).fetch),
    guard: guard(),
    now: Date.now,
    userAgent: "Test",
    rewriter: createWorkersRewriter,
  };
  const page = aPage({ fetched: { url: HOME }, html: { anchors: [aLink("Impressum", "/impressum")] } });
  const robotsTxt = { state: "found", status: 200, text: "", reason: null } as const;
  return (await fetchImprint(page, Promise.resolve(robotsTxt), deps, new AbortController().signal)).isCut;
}

it("is known of a whole one [IMPR-04]", async () => {
  expect(await isCut(bytes)).toBe(false);
});

it("is known where the connection broke [IMPR-04]", async () => {
  const breaking = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(bytes),
      pull: (controller) => controller.error(new Error("broken off")),
    },
    { highWaterMark: 0 },
  );
  expect(await isCut(breaking)).toBe(true);
});

it("stays known to the other pages of a crawl, which keeps 100,000 characters of it", () => {
  const kept = (text: string, cut: boolean) => extractSharedFacts(aPage(imprint(text, [], cut)));
  expect(kept("Anna Muster", false).imprint.isCut).toBe(false);
  expect(kept("Anna Muster", true).imprint.isCut).toBe(true);
  expect(kept("x".repeat(100_001), false).imprint.isCut).toBe(true);
  expect(sideFactsFor(kept("Anna Muster", true), "https://a.de/impressum").imprint).toMatchObject({
    state: "self",
    isCut: false,
  });
});

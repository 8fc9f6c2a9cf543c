// Which way leads to the Impressum, where no plain link does: nothing is asked then.
import { expect, it } from "vitest";
import { abortable, guard, tableFetch } from "#test/support/seo/crawl.ts";
import { aLink, aPage, type PageOverrides } from "#test/support/seo/page-facts.ts";
import { fetchImprint } from "#worker/seo/fetch/fetch-imprint.ts";
import { createWorkersRewriter } from "#worker/seo/html/rewriter.ts";

async function follow(html: PageOverrides["html"]) {
  const { fetch, asked } = tableFetch({});
  const deps = {
    fetch: abortable(fetch),
    guard: guard(),
    now: Date.now,
    userAgent: "Test",
    rewriter: createWorkersRewriter,
  };
  const page = aPage({ fetched: { url: "https://www.dachdecker-beispiel.de/" }, ...(html && { html }) });
  const robotsTxt = { state: "found", status: 200, text: "", reason: null } as const;
  const facts = await fetchImprint(page, Promise.resolve(robotsTxt), deps, new AbortController().signal);
  return { state: facts.state, reason: facts.reason, asked };
}

it("is the page itself where a heading says so [TRUE-30]", async () => {
  const heading = { level: 2 as const, text: "Impressum" };
  expect(await follow({ anchors: [], headings: [heading] })).toMatchObject({ state: "self", asked: [] });
});

it.each(["#", "", " ", "#/impressum", "#!/impressum"])(
  "is a script's where a link leads to %j [TRUE-30]",
  async (href) => {
    const way = await follow({ anchors: [aLink("Impressum", href)], headings: [] });
    expect(way).toMatchObject({
      state: "unchecked",
      reason: expect.stringContaining("JavaScript"),
      asked: [],
    });
  },
);

it("is unknown where only a script names it [TRUE-30]", async () => {
  const mentions = [{ word: "impressum", before: '"url":"/' }];
  const way = await follow({ anchors: [aLink("Start", "/")], headings: [], mentions });
  expect(way).toMatchObject({ state: "unchecked", reason: expect.stringContaining("Skripte"), asked: [] });
});

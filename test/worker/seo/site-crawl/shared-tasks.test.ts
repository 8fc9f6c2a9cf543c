import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCrawl, aReadPage, aTask } from "#test/support/seo/crawl-states.ts";
import { aPage } from "#test/support/seo/page-facts.ts";
import { buildReport } from "#worker/seo/engine/build-report.ts";
import type { JudgedTask } from "#worker/seo/site-crawl/crawl-state.ts";
import { findSharedTasks, ownTasks } from "#worker/seo/site-crawl/shared-tasks.ts";
import { snapshot } from "#worker/seo/site-crawl/snapshot.ts";

const report = buildReport(aPage(), { keywords: [], checkedAt: "" });

/** A site whose pages have these tasks; null is a page that was not judged. */
const pagesWith = (...tasks: (JudgedTask[] | null)[]) =>
  tasks.map((all, index) => aReadPage(`/${index}`, { judged: all === null ? null : { tasks: all } }));
const times = (count: number, tasks: JudgedTask[]) => Array.from({ length: count }, () => tasks);

describe("what is said once for all pages", () => {
  it.each([
    ["both of 2", 2, 2, true],
    ["1 of 2", 1, 2, false],
    ["all 3", 3, 3, true],
    ["2 of 3", 2, 3, false],
    ["3 of 4", 3, 4, true],
    ["8 of 12", 8, 12, false],
    ["9 of 12", 9, 12, true],
    ["15 of 20", 15, 20, true],
    ["14 of 20", 14, 20, false],
    ["the only one", 1, 1, false],
  ])("stands on %s [CRAWL-24]", (_, having, judged, isShared) => {
    const pages = pagesWith(...times(having, [aTask("hsts")]), ...times(judged - having, []));
    expect(findSharedTasks(pages).map((one) => one.pages)).toEqual(
      isShared ? [Array.from({ length: having }, (_, index) => index)] : [],
    );
  });

  it("is counted among judged pages only, and names the pages by their positions", () => {
    const pages = pagesWith([aTask("hsts")], null, [aTask("hsts")], null, [aTask("hsts")]);
    expect(findSharedTasks(pages)).toMatchObject([{ id: "hsts", pages: [0, 2, 4], titles: [] }]);
  });

  it("is one sentence where all say the same, else a topic with the sentence of each page", () => {
    const sizes = ["12 von 22 Bildern", "3 von 3 Bildern"];
    const pages = pagesWith(
      ...sizes.map((title) => [aTask("hsts", { title: "HSTS fehlt" }), aTask("image-size", { title })]),
    );
    expect(findSharedTasks(pages)).toMatchObject([
      { title: "HSTS fehlt", titles: [] },
      { title: "Größenangaben der Bilder", titles: sizes },
    ]);
  });

  it("brings the advice, if it is the same for all", () => {
    const sizes = ["1 Bild", "2 Bilder"].map((title) => aTask("image-size", { title }));
    expect(findSharedTasks(pagesWith(...sizes.map((task) => [task])))).toMatchObject([
      { advice: "Ändern Sie es." },
    ]);
    const differing = sizes.map((task, index) => ({ ...task, advice: `Rat ${index}` }));
    expect(findSharedTasks(pagesWith(...differing.map((task) => [task])))).toMatchObject([{ advice: null }]);
  });

  it("keeps faults and hints apart and puts faults first, then what costs most on all pages together", () => {
    const tasks = [
      aTask("sitemap", { status: "warning", gain: 9 }),
      aTask("hsts", { gain: 0.5 }),
      aTask("viewport", { gain: 2 }),
    ];
    expect(findSharedTasks(pagesWith(tasks, tasks)).map(({ id }) => id)).toEqual([
      "viewport",
      "hsts",
      "sitemap",
    ]);
    const mixed = pagesWith([aTask("h1")], [aTask("h1", { status: "warning" })]);
    expect(findSharedTasks(mixed)).toEqual([]);
  });

  it("and what is left on each page are together all tasks, none twice [CRAWL-24]", () => {
    const ids = ["h1", "hsts", "viewport", "sitemap"];
    const task = fc.record({ id: fc.constantFrom(...ids), status: fc.constantFrom("failed", "warning") });
    const page = fc.option(fc.uniqueArray(task, { selector: ({ id }) => id }));
    fc.assert(
      fc.property(fc.array(page, { maxLength: 20 }), (drawn) => {
        const pages = pagesWith(
          ...drawn.map((all) => all?.map(({ id, status }) => aTask(id, { status })) ?? null),
        );
        const shared = findSharedTasks(pages);
        for (const [index, { judged }] of pages.entries()) {
          const all = judged?.tasks ?? [];
          const said = shared.filter((one) => one.pages.includes(index)).map(({ id }) => id);
          const own = ownTasks(all, shared).map(({ id }) => id);
          expect([...said, ...own].sort()).toEqual(all.map(({ id }) => id).sort());
        }
      }),
    );
  });
});

describe("a page in the answer", () => {
  const pages = pagesWith([aTask("hsts"), aTask("h1")], [aTask("hsts")]);
  const end = { findings: [], notes: [] };

  it("counts all its faults and lists its own", () => {
    const { pages: shown, shared } = snapshot(aCrawl(pages), report, end);
    expect(shared).toHaveLength(1);
    expect(shown).toMatchObject([
      { failed: 2, tasks: [{ status: "failed", title: "Mangel h1" }] },
      { failed: 1, tasks: [] },
    ]);
  });

  it("lists all of them while it is not known what the others say", () => {
    const { pages: shown, shared } = snapshot(aCrawl(pages), report, null);
    expect(shared).toEqual([]);
    expect(shown.map(({ tasks }) => tasks.length)).toEqual([2, 1]);
  });
});

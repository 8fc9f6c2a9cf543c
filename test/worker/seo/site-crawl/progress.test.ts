import { describe, expect, it, vi } from "vitest";
import { aCheck, aCrawl, aReadPage, at } from "#test/support/seo/crawl-states.ts";
import { unlimitedAllowance } from "#worker/quota/allowance.ts";
import { CRAWL_DEADLINE_MS, type VisitResult } from "#worker/seo/site-crawl/crawl-state.ts";
import { addResults, finish, planStep } from "#worker/seo/site-crawl/progress.ts";
import { createSiteCrawls } from "#worker/seo/site-crawl/site-crawls.ts";
import { updateSince } from "#worker/seo/site-crawl/snapshot.ts";
import { heardOf } from "../../support/crawls.ts";

const anything = () => true;
const unlimited = async () => unlimitedAllowance;
const asResult = (page: ReturnType<typeof aReadPage>): VisitResult => ({ kind: "page", page });
const start = aReadPage("/", { links: ["/a", "/b", "/c", "/d"] });

describe("results of a step", () => {
  it("are one page when two addresses read at once lead to the same", () => {
    const both = ["/a", "/b"].map((path) => asResult(aReadPage(path, { finalUrl: at("/neu"), hops: 1 })));
    const { pages, checks } = addResults(aCrawl([start]), both, anything);
    expect(pages.map(({ url }) => url)).toEqual([at("/"), at("/a")]);
    expect(checks).toMatchObject([{ url: at("/b"), kind: "page", hops: 1, finalUrl: at("/neu") }]);
  });

  it("never make the number of known pages smaller", () => {
    const results: VisitResult[] = ["/a", "/b"].map((path) => ({
      kind: "check",
      check: aCheck(path, { kind: "page", finalUrl: at("/") }),
    }));
    expect(addResults(aCrawl([start], { known: 5 }), results, anything).known).toBe(5);
  });

  it("end the reading after three refusals in a row, not after three in all [CRAWL-09]", () => {
    const refused = (path: string) => asResult(aReadPage(path, { judged: null, outcome: "refused" }));
    const two = addResults(aCrawl([start]), [refused("/a"), refused("/b")], anything);
    expect(two.stopped).toBeNull();
    expect(addResults(two, [asResult(aReadPage("/c"))], anything).stopped).toBeNull();
    expect(addResults(two, [refused("/c")], anything).stopped).toContain("3 Seiten nacheinander");
  });
});

describe("the plan of a step", () => {
  it("counts how often a task was begun, and gives it up at the third time", () => {
    const state = aCrawl([aReadPage("/", { links: ["/a"] })]);
    const once = planStep(state, anything, state.startedAt).state;
    expect(once.begun).toEqual([{ kind: "page", url: at("/a"), times: 1 }]);
    const twice = planStep(once, anything, state.startedAt).state;
    expect(twice.begun).toEqual([{ kind: "page", url: at("/a"), times: 2 }]);
    const { state: over, tasks } = planStep(twice, anything, state.startedAt);
    expect(tasks).toEqual([]);
    expect(over.pages[1]).toMatchObject({ url: at("/a"), judged: null, outcome: "unreachable" });
  });

  it("is nothing after two minutes, and says so only when something was left to do [CRAWL-09]", () => {
    const left = aCrawl([start]);
    const late = planStep(left, anything, left.startedAt + CRAWL_DEADLINE_MS);
    expect(late).toMatchObject({ tasks: [], state: { stopped: expect.stringContaining("120 Sekunden") } });
    const done = aCrawl([aReadPage("/")]);
    expect(planStep(done, anything, done.startedAt + CRAWL_DEADLINE_MS).state.stopped).toBeNull();
  });
});

describe("the crawls as routes see them", () => {
  it("open no object for a name that was never given", async () => {
    const open = vi.fn(() => ({
      start: async () => {},
      read: async () => null,
      changeSince: async () => null,
    }));
    const crawls = createSiteCrawls(open, Date.now, unlimited);
    for (const id of ["", "erika", "A".repeat(36), `${crypto.randomUUID()}x`]) {
      expect(await crawls.read(id)).toBeNull();
      expect(await heardOf(id, crawls)).toEqual([]);
    }
    expect(open).not.toHaveBeenCalled();
    await crawls.read(crypto.randomUUID());
    expect(open).toHaveBeenCalledOnce();
  });

  it("are followed across a restart, and given up when the object stays away", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const end = updateSince(finish(aCrawl([start]), "done", Date.now()), 0);
    const answers = [new Error("restarting"), { revision: 2, update: end }];
    const changeSince = vi.fn(async () => {
      const answer = answers.shift() ?? new Error("away");
      if (answer instanceof Error) throw answer;
      return answer;
    });
    const store = { start: async () => {}, read: async () => null, changeSince };
    const crawls = createSiteCrawls(() => store, Date.now, unlimited);
    const follow = () => heardOf(crypto.randomUUID(), crawls);
    const first = follow();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await first).toEqual([end]);
    const second = expect(follow()).rejects.toThrow("away");
    await vi.advanceTimersByTimeAsync(10_000);
    await second;
    vi.useRealTimers();
  });
});

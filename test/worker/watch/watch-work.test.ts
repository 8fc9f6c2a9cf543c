// What a watch has done for it: reading a page or a whole site, and what failures mean.
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createWatchWork, type WatchBindings } from "#worker/services/watch-work.ts";
import { heardOf } from "../support/crawls.ts";
import { aPageWith, fakeSite, SITE } from "../support/fake-site.ts";

afterEach(() => vi.restoreAllMocks());

const work = () => createWatchWork(env as unknown as WatchBindings);

describe("reading for a watch", () => {
  it("of a whole site begins a crawl, waits for it, and has findings of the page and across pages [WATCH-02]", async () => {
    fakeSite({
      "/": aPageWith("Tischlerei", ["/a", "/b"]),
      "/a": aPageWith("Tische", ["/", "/fehlt"]),
      "/b": aPageWith("Tische", ["/"]),
    });
    const begun = await work().analyse({ url: `${SITE}/`, wholeSite: true });
    if (begun.kind !== "crawling") throw new Error(`Expected a crawl: ${begun.kind}`);
    await heardOf(begun.crawl.id);
    const outcome = await work().readCrawl(begun.crawl, false);
    if (outcome.kind !== "run") throw new Error(`Expected a run: ${outcome.kind}`);
    const { verdicts } = outcome.run;
    expect(verdicts["site:broken-links"]?.status).toBe("failed");
    expect(verdicts["site:duplicate-titles"]?.status).toBe("failed");
    expect(Object.keys(verdicts).length).toBeGreaterThan(30);
  });

  it("of one page alone begins none [WATCH-02]", async () => {
    const { asked } = fakeSite({ "/": aPageWith("Tischlerei", ["/a"]) });
    const outcome = await work().analyse({ url: `${SITE}/`, wholeSite: false });
    expect(outcome.kind).toBe("run");
    expect(asked).not.toContain("GET /a");
  });

  it("goes without the other pages where they take too long, and begins anew where a crawl is gone [WATCH-02]", async () => {
    const site = fakeSite({ "/": aPageWith("Tischlerei", ["/a"]), "/a": aPageWith("Tische") });
    site.hold("/a");
    const begun = await work().analyse({ url: `${SITE}/`, wholeSite: true });
    if (begun.kind !== "crawling") throw new Error(`Expected a crawl: ${begun.kind}`);
    expect(await work().readCrawl(begun.crawl, false)).toEqual(begun);
    const late = await work().readCrawl(begun.crawl, true);
    expect(late.kind === "run" && Object.keys(late.run.verdicts).some((id) => id.startsWith("site:"))).toBe(
      false,
    );
    site.release();
    await heardOf(begun.crawl.id);
    expect(await work().readCrawl({ id: crypto.randomUUID(), since: 0 }, false)).toEqual({ kind: "busy" });
  });

  it("says what stood in the way of it [WATCH-02]", async () => {
    fakeSite({ "/": () => Promise.reject(new TypeError("connection refused")) });
    const outcome = await work().analyse({ url: `${SITE}/`, wholeSite: false });
    expect(outcome).toEqual({ kind: "unreachable", reason: "Website nicht erreichbar" });
  });
});

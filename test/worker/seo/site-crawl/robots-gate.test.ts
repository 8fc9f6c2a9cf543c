import { describe, expect, it } from "vitest";
import { CRAWLER_NAME } from "#content/crawler.ts";
import { crawlerUserAgent } from "#worker/seo/fetch/fetch-page.ts";
import type { SideFile } from "#worker/seo/html/page-facts.ts";
import { createRobotsGate } from "#worker/seo/site-crawl/robots-gate.ts";

function robots(
  text: string | null,
  status: number | null = 200,
  state: SideFile["state"] = "found",
): SideFile {
  return { state, status, text, reason: null };
}
const PAGE = "https://tischlerei.de/a";

describe("the crawl's view of robots.txt", () => {
  it("knows the name under which the crawler asks", () => {
    expect(crawlerUserAgent("https://paettken.de")).toMatch(new RegExp(`^${CRAWLER_NAME}/`));
  });

  it.each<[string, SideFile, boolean]>([
    ["forbids what it forbids us", robots("User-agent: PaettkenSeoCheck\nDisallow: /a"), false],
    ["forbids what it forbids everyone", robots("User-agent: *\nDisallow: /"), false],
    [
      "lets us do what our own group allows",
      robots("User-agent: *\nDisallow: /\n\nUser-agent: paettkenseocheck\nDisallow:"),
      true,
    ],
    ["allows everything when there is none", robots(null, 404, "missing"), true],
    ["allows everything behind a login (RFC 9309: unavailable)", robots(null, 403, "unchecked"), true],
    [
      "forbids everything after a server error (RFC 9309: unreachable)",
      robots(null, 503, "unchecked"),
      false,
    ],
    ["forbids everything without an answer", robots(null, null, "unchecked"), false],
    ["forbids everything after too many requests", robots(null, 429, "unchecked"), false],
  ])("%s", (_, file, isAllowed) => {
    expect(createRobotsGate(file)(PAGE)).toBe(isAllowed);
  });

  it("asks a bounded number of questions, fewer where a hostile file makes each of them slow", () => {
    const rules = (count: number) =>
      `User-agent: *\n${Array.from({ length: count }, (_, i) => `Disallow: /q${i}`).join("\n")}`;
    const answered = (file: SideFile) => {
      const mayRequest = createRobotsGate(file);
      const answers = Array.from({ length: 2_000 }, (_, i) => mayRequest(`https://tischlerei.de/x${i}`));
      return answers.filter((isAllowed) => isAllowed).length;
    };
    expect(answered(robots(rules(2)))).toBe(1_000);
    expect(answered(robots(rules(5_100)))).toBe(400);
  }, 30_000);
});

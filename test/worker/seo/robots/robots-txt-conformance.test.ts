import { describe, expect, it, vi } from "vitest";
import { robotsExpectations } from "#test/fixtures/robots-conformance.ts";
import { matchesPattern } from "#worker/seo/robots/robots-pattern.ts";
import { mayFetch, mayFetchEach, parseRobotsTxt } from "#worker/seo/robots/robots-txt.ts";

const site = "https://www.beispiel.de";
const cases = robotsExpectations.flatMap(({ about, source, file, agent, allowed = [], forbidden = [] }) => [
  ...allowed.map((path) => ({
    name: `${source}: ${about}: ${path.slice(0, 60)}`,
    file,
    agent,
    path,
    expected: true,
  })),
  ...forbidden.map((path) => ({
    name: `${source}: ${about}: not ${path.slice(0, 60)}`,
    file,
    agent,
    path,
    expected: false,
  })),
]);

describe("published expectations about robots.txt [ROBO-05]", () => {
  it("are many", () => {
    expect(robotsExpectations.length).toBeGreaterThan(80);
    expect(cases.length).toBeGreaterThan(180);
  });

  it.each(cases)("$name", ({ file, agent, path, expected }) => {
    expect(mayFetch(parseRobotsTxt(file), agent, `${site}${path}`).allowed).toBe(expected);
  });

  it("gives several crawlers the verdicts they get alone", () => {
    for (const { file } of robotsExpectations) {
      const robots = parseRobotsTxt(file);
      const agents = ["FooBot", "barbot", "Googlebot-News", "nobody"];
      const alone = agents.map((agent) => mayFetch(robots, agent, `${site}/x/page.html`));
      expect(mayFetchEach(robots, agents, `${site}/x/page.html`)).toEqual(alone);
    }
  });
});

describe("the limits of Google's parser", () => {
  const filled = (length: number) => `#${"x".repeat(length - 2)}\n`;

  it("reads 500 KiB and nothing behind [EDGE-03] [ROBO-06]", () => {
    const rules = "User-agent: *\nDisallow: /\n";
    const limit = 500 * 1024;
    const inside = parseRobotsTxt(filled(limit - rules.length) + rules);
    expect(mayFetch(inside, "Googlebot", site).allowed).toBe(false);
    expect(parseRobotsTxt(filled(limit) + rules).groups).toEqual([]);
  });

  it("counts lines by any line end", () => {
    const { groups } = parseRobotsTxt("User-agent: *\r\n\r\n# x\rDisallow: /a\n\rDisallow: /b");
    expect(groups[0]?.rules.map(({ line }) => line)).toEqual([4, 6]);
  });

  it("collects sitemaps under every name Google accepts [ROBO-07]", () => {
    const { sitemaps } = parseRobotsTxt("Sitemap: a\nSITE-MAP: b\nsitemaps: c\nsite map: d");
    expect(sitemaps).toEqual(["a", "b", "c"]);
  });
});

describe("hostile files", () => {
  const path = `/${"a".repeat(2000)}`;
  const search = () => vi.spyOn(String.prototype, "indexOf");

  it.each([
    ["stars alone", "*".repeat(500_000)],
    ["a piece that is found everywhere", "*a".repeat(250_000)],
    ["pieces that are found nowhere", "*b".repeat(250_000)],
    ["an anchored one", `${"*a".repeat(250_000)}$`],
  ])("search the path no more often than it has characters: %s [ROBO-09]", (_name, pattern) => {
    const spy = search();
    matchesPattern(path, pattern);
    const searches = spy.mock.calls.length;
    spy.mockRestore();
    expect(searches).toBeGreaterThan(0);
    expect(searches).toBeLessThanOrEqual(path.length + 1);
  });

  it("finish with 50,000 rules, with one group or many, for ten crawlers", () => {
    const agents = Array.from({ length: 10 }, (_, index) => `bot-${"abcdefghij"[index]}`);
    const rules = "Disallow:*b\n".repeat(42_000);
    const own = parseRobotsTxt(`${agents.map((name) => `User-agent:${name}\n`).join("")}${rules}`);
    expect(own.groups[0]?.rules.length).toBeGreaterThan(40_000);
    const many = parseRobotsTxt("User-agent:*\nDisallow:b\n".repeat(20_000));
    expect(many.groups).toHaveLength(20_000);
    for (const robots of [own, many]) {
      expect(mayFetchEach(robots, agents, site + path).every(({ allowed }) => allowed)).toBe(true);
    }
  });

  it("finish when each of thousands of stars has to be tried", () => {
    const robots = parseRobotsTxt(`User-agent: *\n${`Disallow: /${"*a".repeat(8_000)}*b$\n`.repeat(30)}`);
    expect(mayFetch(robots, "Googlebot", site + path)).toEqual({ allowed: true, rule: null });
  });
});

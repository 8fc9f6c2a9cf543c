// Cookies that come with the first answer.
import { describe, expect, it } from "vitest";
import { cases } from "#test/support/seo/legal-cases.ts";
import { aPage, type PageOverrides } from "#test/support/seo/page-facts.ts";
import { pageFigures } from "#worker/seo/engine/page-figures.ts";
import { firstCookies } from "#worker/seo/legal/checks/first-cookies.ts";
import { classifyCookie, listCookieNames } from "#worker/seo/page/cookies.ts";

const cookies = (...setCookies: string[]): PageOverrides => ({ fetched: { setCookies } });
cases(firstCookies, [
  ["none", {}, "passed"],
  ["a session", cookies("PHPSESSID=geheim; path=/; HttpOnly"), "passed", /PHPSESSID/],
  [
    "several necessary ones",
    cookies("XSRF-TOKEN=1", "wordpress_test_cookie=1", "pll_language=de", "SERVERID=a", "__cf_bm=x"),
    "passed",
  ],
  ["analytics", cookies("PHPSESSID=1", "_ga=GA1.2.geheim; max-age=63072000"), "failed", /_ga/],
  ["unknown", cookies("wohin=geheim"), "unchecked", /wohin/],
  ["taken away", cookies("_ga=; max-age=0"), "passed"],
  ["taken away by a date", cookies("_ga=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT"), "passed"],
  ["taken away by a short date", cookies("_fbp=x; expires=Thu, 01-Jan-70 00:00:01 GMT"), "passed"],
  [
    "taken away by a date before the answer's own",
    {
      fetched: {
        headers: { date: "Sun, 22 Nov 2026 12:00:00 GMT" },
        setCookies: ["_ga=; expires=Sat, 21-Nov-2026 12:00:00 GMT"],
      },
    },
    "passed",
  ],
  [
    "kept to a date, by a server without a clock",
    {
      fetched: { headers: {}, setCookies: ["_ga=1; expires=Sat, 21-Nov-2026 12:00:00 GMT"] },
    },
    "failed",
  ],
  ["kept by its age", cookies("_ga=1; Max-Age=60; Expires=Thu, 01 Jan 1970 00:00:00 GMT"), "failed"],
  ["kept to a date", cookies("_ga=1; Expires=Thu, 01 Jan 2070 00:00:00 GMT"), "failed"],
  [
    "a file, wherever it is published [TRUE-01]",
    { fetched: { noAnswer: true, setCookies: [] } },
    "unchecked",
  ],
]);

describe("cookies", () => {
  it("never repeats values", () => {
    const facts = aPage(cookies("wohin=geheim", "_fbp=geheim", "PHPSESSID=geheim"));
    expect(JSON.stringify(firstCookies.judge(facts, pageFigures(facts, [])))).not.toContain("geheim");
  });
  it.each([
    ["laravel_session", "necessary"],
    ["csrftoken", "necessary"],
    ["JSESSIONID", "necessary"],
    ["fe_typo_user", "necessary"],
    ["borlabs-cookie", "necessary"],
    ["_hjSessionUser_1", "tracking"],
    ["_gcl_au", "tracking"],
    ["_clck", "tracking"],
    ["_pk_id.1.abcd", "tracking"],
    ["VISITOR_INFO1_LIVE", "tracking"],
    ["besucher", "unknown"],
  ])("%s is %s", (name, purpose) => expect(classifyCookie(name)).toBe(purpose));
  it("reads names from broken lines, and takes no value for a name", () => {
    const lines = ["a=1", "", "=x", "geheim", "a=2", "x".repeat(9_000), "b=1"];
    expect(listCookieNames(lines, 0)).toEqual(["a", "b"]);
  });
});

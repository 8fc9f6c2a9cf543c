import { expect, it } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aPage } from "#test/support/seo/page-facts.ts";
import { cookiesSecure } from "#worker/seo/audits/technology/cookies-secure.ts";
import type { Audit } from "#worker/seo/engine/audit.ts";

const unencrypted = "http://www.dachdecker-beispiel.de/";

const cookies = (...setCookies: string[]) => ({ fetched: { setCookies } });

auditCases(cookiesSecure, [
  {
    when: "a session of Drupal, named by a sum",
    page: cookies(`SSESS${"0a".repeat(16)}=geheim; Secure; HttpOnly`),
    status: "failed",
    value: "ohne SameSite",
  },
  {
    when: "a session without anything",
    page: cookies("PHPSESSID=geheim; path=/"),
    status: "failed",
    title: "Das Cookie ist nicht abgesichert",
    value: "ohne Secure, HttpOnly, SameSite",
    points: 0,
  },
  {
    when: "a session that scripts can read",
    page: cookies("a=1; Secure", "fe_typo_user=geheim; Secure; SameSite=Lax"),
    status: "failed",
    title: "1 von 2 Cookies ist",
    value: "ohne HttpOnly",
    points: 5,
  },
  {
    when: "a setting without Secure",
    page: cookies("sprache=de; path=/"),
    status: "warning",
    value: "ohne Secure",
  },
  { when: "no name", page: cookies("geheim"), status: "warning", title: "Das Cookie" },
  {
    when: "a safe session",
    page: cookies("JSESSIONID=geheim; Path=/; secure; httponly; samesite=strict"),
    status: "passed",
  },
  { when: "a setting that scripts may read", page: cookies("sprache=de; Secure"), status: "passed" },
  {
    when: "a token against forgery, read by scripts on purpose",
    page: cookies("XSRF-TOKEN=geheim; Secure", "csrf_session=geheim; Secure"),
    status: "passed",
    title: "2 Cookies",
  },
  {
    when: "a name that only looks like one",
    page: cookies("author=a; Secure", "assessment=b; Secure"),
    status: "passed",
  },
  {
    when: "a setting without encryption",
    page: { fetched: { url: unencrypted, setCookies: ["sprache=de"] } },
    status: "passed",
  },
  {
    when: "SameSite=None without encryption",
    page: { fetched: { url: unencrypted, setCookies: ["a=1; SameSite=None"] } },
    status: "warning",
  },
  { when: "none", status: "notApplicable" },
  {
    when: "thousands",
    page: cookies(...Array.from({ length: 5000 }, (_, index) => `${index}${"x".repeat(500)}=geheim`)),
    status: "warning",
  },
  {
    when: "only headers that take cookies away",
    page: cookies(
      "PHPSESSID=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT; Max-Age=0; path=/",
      "wordpress_logged_in_0=+; expires=Sat, 22-Nov-2025 12:00:00 GMT; Max-Age=0; path=/",
      "sid=; Expires=Thu, 01 Jan 1970 00:00:00 GMT",
    ),
    status: "notApplicable",
    title: "setzt keine Cookies",
  },
  {
    when: "one that is set beside one that is taken away",
    page: cookies("PHPSESSID=; Max-Age=0", "sprache=de"),
    status: "warning",
    title: "Das Cookie ist nicht",
  },
  { when: "a header of semicolons", page: cookies(`a=${";".repeat(100_000)}`), status: "warning" },
]);

it("never shows the value of a cookie", () => {
  for (const cookie of ["PHPSESSID=geheim", "geheimnis", "a=geheim; Path=/geheim; SameSite=geheim"]) {
    const verdict = cookiesSecure.judge(aPage(cookies(cookie)), {} as Parameters<Audit["judge"]>[1]);
    expect(verdict.evidence).toHaveLength(1);
    expect(JSON.stringify(verdict)).not.toContain("geheim");
  }
});

import { expect, it } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aMeta, aPage } from "#test/support/seo/page-facts.ts";
import { softwareVersions } from "#worker/seo/audits/technology/software-versions.ts";
import type { Audit } from "#worker/seo/engine/audit.ts";
import type { MetaFact } from "#worker/seo/html/page-facts.ts";

const headers = (changed: Record<string, string>) => ({
  fetched: { headers: { "content-type": "text/html", ...changed } },
});

const header = (name: string, value: string) => headers({ [name]: value });

const metas = (...list: MetaFact[]) => ({ html: { metas: list } });

const snippetOf = (audit: Audit, page: Parameters<typeof aPage>[0]) =>
  audit.judge(aPage(page), {} as Parameters<Audit["judge"]>[1]).snippet;

auditCases(softwareVersions, [
  {
    when: "the server's",
    page: header("server", "Apache/2.4.41 (Ubuntu)"),
    status: "warning",
    title: "„Apache/2.4.41 (Ubuntu)“",
  },
  {
    when: "that of PHP",
    page: headers({ server: "nginx", "x-powered-by": "PHP/7.4.33" }),
    status: "warning",
    value: "PHP/7.4.33",
  },
  { when: "a number alone", page: header("x-aspnet-version", "4.0.30319"), status: "warning" },
  {
    when: "that of WordPress",
    page: metas(aMeta("generator", "WordPress 6.4.2")),
    status: "warning",
    value: "WordPress 6.4.2",
  },
  {
    when: "that of an extension",
    page: metas(aMeta("Generator", "Powered by Slider Revolution 6.5.8 - responsive plugin")),
    status: "warning",
  },
  {
    when: "names without numbers",
    page: headers({ server: "cloudflare", "x-powered-by": "PleskLin" }),
    status: "passed",
  },
  { when: "a machine's name with figures", page: header("server", "ECAcc (dcb/7283)"), status: "passed" },
  {
    when: "the number of a product",
    page: metas(aMeta("generator", "TYPO3 CMS"), aMeta("generator", "Shopware 6")),
    status: "passed",
  },
  {
    when: "a program that only builds files",
    page: metas(aMeta("generator", "Hugo 0.120.4"), aMeta("generator", "Astro v4.0.1")),
    status: "passed",
  },
  {
    when: "a program on the owner's desk",
    page: metas(aMeta("generator", "Microsoft FrontPage 5.0"), aMeta("generator", "NetObjects Fusion 11.0")),
    status: "passed",
  },
  { when: "a megabyte of letters", page: metas(aMeta("generator", "a/".repeat(500_000))), status: "passed" },
]);

it("says how each program hides its number", () => {
  expect(snippetOf(softwareVersions, headers({ server: "nginx/1.18.0", "x-powered-by": "PHP/8.1.2" }))).toBe(
    "# nginx\nserver_tokens off;\n# php.ini\nexpose_php = Off",
  );
  expect(snippetOf(softwareVersions, header("server", "Microsoft-IIS/10.0"))).toBeUndefined();
});

// Runs one legal check over pages and compares its status and words.
import { describe, expect, it } from "vitest";
import type { FindingStatus } from "#contract/seo-report.ts";
import { pageFigures } from "#worker/seo/engine/page-figures.ts";
import type { LegalCheck } from "#worker/seo/legal/legal-check.ts";
import { aPage, aScript, type PageOverrides } from "./page-facts.ts";

type Row = [when: string, page: PageOverrides, status: FindingStatus, text?: RegExp];

export function cases(check: LegalCheck, rows: Row[]): void {
  describe(check.id, () => {
    it.each(rows)("%s", (_when, page, status, text) => {
      const facts = aPage(page);
      const verdict = check.judge(facts, pageFigures(facts, []));
      expect(verdict.status).toBe(status);
      if (text !== undefined)
        expect(
          `${verdict.title} ${verdict.advice} ${verdict.reason} ${JSON.stringify(verdict.evidence)}`,
        ).toMatch(text);
    });
  });
}

export const scripts = (...list: [src: string | null, type?: string][]): PageOverrides => ({
  html: { scripts: list.map(([src, type]) => aScript({ src, type: type ?? null })) },
});
export const frame = (src: string | null): PageOverrides => ({
  html: { media: [{ tag: "iframe", src, srcset: null, title: null }] },
});
export const inline = (sign: string, type: string | null, ...others: string[]): PageOverrides => ({
  html: {
    scripts: [
      aScript({ src: null, type, signs: [sign] }),
      ...others.map((other) => aScript({ src: null, type: other })),
    ],
  },
});
export const gtm = "https://www.googletagmanager.com/gtm.js?id=GTM-1";
export const withTool = (page: PageOverrides, src: string): PageOverrides => ({
  ...page,
  html: { ...page.html, scripts: [...(page.html?.scripts ?? []), aScript({ src })] },
});
export const cut = { fetched: { truncated: true } };

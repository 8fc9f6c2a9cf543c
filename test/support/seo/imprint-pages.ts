// Pages by what stands in their Impressum, and one legal check asked of them.
import { describe, expect, it } from "vitest";
import type { FindingStatus } from "#contract/seo-report.ts";
import { pageFigures } from "#worker/seo/engine/page-figures.ts";
import type { LegalCheck } from "#worker/seo/legal/legal-check.ts";
import { aPage, goodImprint, type PageOverrides } from "./page-facts.ts";

export const filler =
  "\nDiese Zeilen füllen die Seite mit so vielen Wörtern, wie ein Impressum mindestens hat, damit es als gelesen gilt, mehr sagen sie nicht.";

export function imprint(text: string, hrefs: string[] = [], isCut = false): PageOverrides {
  const url = "https://a.de/impressum";
  return { side: { imprint: { state: "found", url, text: text + filler, hrefs, isCut, reason: null } } };
}
/** The good Impressum with one piece replaced. */
export const but = (piece: string, by: string, hrefs: string[] = []) => {
  if (!goodImprint.includes(piece)) throw new Error(`not in the Impressum: ${piece}`);
  return imprint(goodImprint.replace(piece, by), hrefs);
};
export const unread: PageOverrides = {
  side: {
    imprint: {
      state: "unchecked",
      url: null,
      text: "",
      hrefs: [],
      reason: "Das Impressum kam nicht rechtzeitig.",
    },
  },
};
const missing: PageOverrides = {
  side: { imprint: { state: "missing", url: null, text: "", hrefs: [], reason: "Kein Link." } },
};

export function verdictOf(check: LegalCheck, page: PageOverrides = {}) {
  const facts = aPage(page);
  return check.judge(facts, pageFigures(facts, []));
}

export type Row = [when: string, page: PageOverrides, status: FindingStatus, title?: RegExp];

export function cases(check: LegalCheck, rows: Row[]): void {
  describe(check.id, () => {
    it.each(rows)("%s", (_when, page, status, title) => {
      const verdict = verdictOf(check, page);
      expect(verdict.status).toBe(status);
      if (title !== undefined) expect(verdict.title).toMatch(title);
      if (status === "unchecked") expect(verdict.reason).toMatch(/\.$/);
    });
    it("is unchecked where the Impressum is not known", () => {
      expect(verdictOf(check, unread).status).toBe("unchecked");
      expect(verdictOf(check, missing).status).toBe("unchecked");
    });
  });
}

// The fixture pages guard every audit: whichever is left out, silenced or set off, a page's expectation breaks.
import { beforeAll, describe, expect, it } from "vitest";
import { allCases } from "#test/fixtures/pages/cases/all-cases.ts";
import { deviationsFrom, type FixtureCase, pageFactsOf } from "#test/support/seo/fixture-pages.ts";
import type { Audit } from "#worker/seo/engine/audit.ts";
import { pageFigures } from "#worker/seo/engine/page-figures.ts";
import { type RegisteredAudit, registry } from "#worker/seo/engine/registry.ts";
import { runAudits } from "#worker/seo/engine/run-audits.ts";
import { failed, passed } from "#worker/seo/engine/verdicts.ts";
import type { PageFacts } from "#worker/seo/html/page-facts.ts";
import { legalChecks } from "#worker/seo/legal/legal-findings.ts";
import { classifyPage } from "#worker/seo/page-kind/classify-page.ts";

interface Judged {
  one: FixtureCase;
  facts: PageFacts;
}

/** ms: more than 200 pages under all audits, on a machine that has other things to do. */
const patience = 60_000;

let pages: Judged[] = [];
beforeAll(async () => {
  pages = await Promise.all(allCases.map(async (one) => ({ one, facts: await pageFactsOf(one) })));
}, patience);

/** Pages whose expectation these audits do not meet, "page: id, id". */
function brokenBy(audits: readonly RegisteredAudit[], among: readonly Judged[] = pages): string[] {
  return among.flatMap(({ one, facts }) => {
    const findings = runAudits(audits, facts, pageFigures(facts, one.keywords ?? []));
    const deviations = deviationsFrom(one, findings);
    return deviations.length === 0 ? [] : [`${one.page}: ${deviations.join(", ")}`];
  });
}

const ids = registry.map(({ audit }) => audit.id);
const mentions = ({ expected, titles = {} }: FixtureCase, id: string) => id in expected || id in titles;
const guardsOf = (id: string) => pages.filter(({ one }) => mentions(one, id));
const mutated = (id: string, judge: Audit["judge"]) =>
  registry.map((entry) => (entry.audit.id === id ? { ...entry, audit: { ...entry.audit, judge } } : entry));
const complaint = {
  title: "x",
  advice: "x",
  evidence: [{ where: "x", value: "x", expected: "x" }] as [
    { where: string; value: string; expected: string },
  ],
};

describe("the fixture pages [AUDIT-03]", { timeout: patience }, () => {
  it("agree with the audits as they are", () => {
    expect(brokenBy(registry)).toEqual([]);
  });

  it("expect nothing of audits and checks that do not exist", () => {
    const mentioned = allCases.flatMap((one) =>
      Object.keys({ ...one.expected, ...one.legal, ...one.titles }),
    );
    const known = [...ids, ...legalChecks.map(({ id }) => id)];
    expect([...new Set(mentioned)].filter((id) => !known.includes(id))).toEqual([]);
  });

  it("miss every audit that is left out", () => {
    const unguarded = ids.filter((id) => {
      const rest = registry.filter(({ audit }) => audit.id !== id);
      return brokenBy(rest, guardsOf(id)).length === 0;
    });
    expect(unguarded).toEqual([]);
  });

  it("notice every audit that never complains any more", () => {
    const unguarded = ids.filter(
      (id) =>
        brokenBy(
          mutated(id, () => passed("x")),
          guardsOf(id),
        ).length === 0,
    );
    expect(unguarded).toEqual([]);
  });

  it("notice every audit that complains of everything, or throws", () => {
    const faultless = pages.filter(({ one }) => Object.keys(one.expected).length === 0);
    for (const { audit } of registry) {
      const { id, kinds } = audit;
      const asked = faultless
        .filter(({ facts }) => kinds?.includes(classifyPage(facts).kind) ?? true)
        .slice(0, 3);
      expect(asked.length, id).toBeGreaterThan(0);
      expect(
        brokenBy(
          mutated(id, () => failed(complaint)),
          asked,
        ),
      ).toHaveLength(asked.length);
      const throwing = mutated(id, () => {
        throw new Error("x");
      });
      expect(brokenBy(throwing, guardsOf(id)).length).toBeGreaterThan(0);
    }
  });

  it("have a page for the complaint of each legal check, or for its title where it has none", () => {
    const guarded = new Set(allCases.flatMap((one) => Object.keys({ ...one.legal, ...one.titles })));
    expect(legalChecks.map(({ id }) => id).filter((id) => !guarded.has(id))).toEqual([]);
  });
});

// Runs one audit over pages and compares its status; every complaint must be complete.
import { describe, expect, it } from "vitest";
import type { PageKind } from "#contract/page-kinds.ts";
import type { Finding, FindingStatus } from "#contract/seo-report.ts";
import type { Audit } from "#worker/seo/engine/audit.ts";
import { pageFigures } from "#worker/seo/engine/page-figures.ts";
import { runAudits } from "#worker/seo/engine/run-audits.ts";
import { aPage, type PageOverrides } from "./page-facts.ts";
import { registered } from "./registered.ts";

/** Points of the audit under test, so that shares show; another audit has the rest. */
const points = 10;

export interface AuditCase {
  when: string;
  page?: PageOverrides;
  keywords?: string[];
  /** Default: the first kind that the audit asks. */
  kind?: PageKind;
  status: FindingStatus;
  /** Title of the finding, or a part of it. */
  title?: string | RegExp;
  /** Out of 10. */
  points?: number;
  /** Measured value of the first evidence, or a part of it. */
  value?: string | RegExp;
}

function findingFor(audit: Audit, { page, keywords = [], kind = audit.kinds?.[0] }: AuditCase): Finding {
  const facts = aPage(page);
  const audits = [points, 100 - points].map((weight) => registered(audit, weight));
  const [finding] = runAudits(audits, facts, pageFigures(facts, keywords), kind);
  if (finding === undefined) throw new Error("no finding");
  return finding;
}

export function auditCases(audit: Audit, cases: AuditCase[]): void {
  describe(audit.id, () => {
    for (const one of cases) {
      const { when, ...expected } = one;
      it(`${expected.status}: ${when}`, () => {
        const finding = findingFor(audit, one);
        expect(finding.status).toBe(expected.status);
        expectComplete(finding);
        if (expected.title !== undefined) expect(finding.title).toMatch(expected.title);
        if (expected.points !== undefined) expect(finding.points).toBeCloseTo(expected.points, 2);
        if (expected.value !== undefined) expect(finding.evidence[0]?.value).toMatch(expected.value);
      });
    }
  });
}

/** Every finding has a title; a complaint says what to do and shows what was measured, where and against what. */
export function expectComplete(finding: Finding): void {
  expect(finding.title.trim()).not.toBe("");
  expect(finding.source.url).toMatch(/^https:\/\//);
  expect(`${finding.title} ${finding.advice}`).not.toMatch(/undefined|NaN|\bnull\b/);
  expect(finding.advice).not.toMatch(/(?<!<)!/);
  if (finding.status === "unchecked") expect(finding.advice.trim()).not.toBe("");
  if (finding.status !== "failed" && finding.status !== "warning") return;
  expect(finding.advice.trim()).not.toBe("");
  expect(finding.evidence.length).toBeGreaterThan(0);
  for (const { where, value, expected } of finding.evidence) {
    for (const part of [where, value, expected]) expect(part.trim()).not.toBe("");
  }
}

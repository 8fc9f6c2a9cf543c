// The year of watches notices what it is there for; that it finds nothing is for `npm run bench -- watch` to say.
import { describe, expect, it } from "vitest";
import { expectedMails } from "#scripts/bench/watch/expected-mails.ts";
import { judgeYear, type YearEvidence } from "#scripts/bench/watch/judge.ts";
import type { TakenMail } from "#scripts/bench/watch/mailbox.ts";
import { seoAnswer } from "#test/fixtures/seo-answer.ts";

const email = "betrieb-1@example.org";
const news = { subject: "127.0.0.1: 1 neu", texts: ["Punktejetzt20", "DieSeite"] };

function mail(more: Partial<TakenMail> = {}): TakenMail {
  const text = "Punkte jetzt  20\n\n- Die\n  Seite";
  return { to: email, subject: news.subject, text, week: 1, beganAt: 100, takenAt: 101, ...more };
}

/** Two weeks, the first of which brings a mail. */
function good(): YearEvidence {
  return {
    watches: [{ email, expected: [news, null], weeks: 2, runs: 3, endedAt: null }],
    taken: [mail()],
    kills: [],
    unclear: new Map(),
    left: 0,
    missingAlarms: 0,
  };
}

function faultsOf(change: Partial<YearEvidence>): string[] {
  return judgeYear({ ...good(), ...change })
    .filter(({ isFault, count }) => isFault && count > 0)
    .map(({ label }) => label.trim());
}
const ended = (endedAt: number) => [{ ...good().watches[0], endedAt }] as YearEvidence["watches"];

describe("the year of watches", () => {
  it("finds nothing wrong with one mail for one change [WATCH-15]", () => {
    expect(faultsOf({})).toEqual([]);
  });

  it.each<[string, Partial<YearEvidence>, string]>([
    ["a lost mail", { taken: [] }, "of these lost"],
    ["other words", { taken: [mail({ text: "Punkte jetzt 21" })] }, "with other words than the changes"],
    [
      "another subject",
      { taken: [mail({ subject: "127.0.0.1: 2 neu" })] },
      "with other words than the changes",
    ],
    ["a mail without a change", { taken: [mail(), mail({ week: 2 })] }, "mails of weeks without a change"],
    [
      "a double without a kill",
      { taken: [mail(), mail({ beganAt: 300 })], unclear: new Map([[email, 1]]) },
      "though their delivery was certain",
    ],
    [
      "a double that the outbox takes for certain",
      { taken: [mail(), mail({ beganAt: 300 })], kills: [200] },
      "though their delivery was certain",
    ],
    ["a mail after the end", { watches: ended(50) }, "mails after their end"],
    [
      "a week that was noted twice",
      { watches: [{ ...good().watches[0], runs: 4 }] as never },
      "noted twice or not at all",
    ],
    ["what an ended watch has left", { left: 1 }, "what is left of them"],
    ["a watch that will never wake", { missingAlarms: 1 }, "watches found without an alarm"],
  ])("notices %s [WATCH-15]", (_, change, fault) => {
    expect(faultsOf(change)).toEqual([fault]);
  });

  it("takes a double for explained where the server was killed before the answer was noted [WATCH-15]", () => {
    const taken = [mail(), mail({ beganAt: 300 })];
    expect(faultsOf({ taken, kills: [200], unclear: new Map([[email, 1]]) })).toEqual([]);
  });
});

it("expects mails of what the check says of a page, and one of a quiet quarter [WATCH-15]", () => {
  const [finding] = seoAnswer.findings.filter(({ status }) => status === "failed");
  const mended = {
    ...seoAnswer,
    findings: seoAnswer.findings.map((one) =>
      one.id === finding?.id ? { ...one, status: "passed" as const, title: "Gut" } : one,
    ),
  };
  const weeks = [seoAnswer, mended, ...Array.from({ length: 14 }, () => mended), seoAnswer];
  const mails = expectedMails(weeks.map((report) => ({ report, crawl: null })));
  expect(mails[0]?.subject).toMatch(/: 1 behoben$/);
  expect(mails.findIndex((one, index) => index > 0 && one !== null)).toBe(13);
  expect(mails[13]?.subject).toMatch(/: alles wie gehabt$/);
  expect(mails.at(-1)?.subject).toMatch(/: 1 neu$/);
  expect(mails.filter((one) => one !== null)).toHaveLength(3);
});

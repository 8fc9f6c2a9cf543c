// Pages whose style sheets do not come, by the real route: no points, and a reason in words.
import { rateByRoute } from "#scripts/bench/design-calls.ts";
import { expect, test } from "../../support/browser-test.ts";

const FIXTURES = `${process.env.FIXTURE_ORIGIN}/unstyled`;

for (const file of ["not-found", "too-slow"]) {
  test(`gives no points to a page without its styles: ${file} [READ-11]`, async ({ baseURL }) => {
    const { rating } = await rateByRoute(baseURL ?? "", `${FIXTURES}/${file}.html`);
    expect(rating.unscoredReason).toMatch(
      /^Die Formatvorlage der Seite \(CSS\) ließ sich am Rechner nicht laden\./,
    );
    expect(rating.overallScore).toBe(0);
    expect([...rating.strengths, ...rating.improvements, ...rating.annotations]).toEqual([]);
    expect(rating.screenshots.mobile).toMatch(/^data:image\/jpeg/);
    expect(rating.notes.join(" ")).toContain("ließ sich eine auf dem Handy nicht laden");
  });
}

test("rates the same page with its styles [READ-11]", async ({ baseURL }) => {
  const { rating } = await rateByRoute(baseURL ?? "", `${FIXTURES}/styled.html`);
  expect(rating.unscoredReason).toBeUndefined();
  expect(rating.overallScore).toBeGreaterThan(0);
});

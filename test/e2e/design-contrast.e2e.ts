// Contrast as the design rating measures it, beside axe-core's on the same pages.
import { contrastRatio, failsContrast } from "#worker/design/contrast.ts";
import type { PageSnapshot } from "#worker/design/page-snapshot.ts";
import { type ContrastVerdict, contrastVerdicts } from "../support/axe.ts";
import { expect, test } from "../support/browser-test.ts";
import { type ContrastCase, contrastCases, type Verdict } from "../support/contrast-cases.ts";
import { snapshotOf } from "../support/design-snapshot.ts";

/** Ratios of the two may differ by this: one rounds colours to whole numbers, the other cuts the ratio. */
const TOLERANCE = 0.06;

for (const { name, css = "", body, isDark = false, differences = {} } of contrastCases) {
  test(`contrast agrees with axe, or the difference is argued: ${name}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: isDark ? "dark" : "light" });
    await page.setContent(
      `<!doctype html><html lang="de"><title>x</title><style>${css}</style><body>${body}`,
    );
    const { texts } = await snapshotOf(page);
    const axe = await contrastVerdicts(page);
    const ids = await page.locator("[id]:not(input)").evaluateAll((all) => all.map(({ id }) => id));
    const ours = new Map(ids.map((id) => [id, ourVerdict(texts, id)]));
    const found = ids.flatMap((id) => differenceOf(id, ours.get(id), axe.get(id)));
    const expected = Object.entries(differences).map(
      ([id, { axe, ours }]) => `${id}: axe ${axe}, we ${ours}`,
    );
    expect(found).toEqual(expected);
    for (const id of ids) {
      const [a, b] = [ours.get(id)?.ratio, axe.get(id)?.ratio];
      if (a !== undefined && b) expect(Math.abs(a - b), `${id}: ${a} and axe ${b}`).toBeLessThan(TOLERANCE);
    }
  });
}

function differenceOf(id: string, ours?: ContrastVerdict, axe?: ContrastVerdict): string[] {
  const verdicts = { axe: axe?.verdict ?? "exempt", ours: ours?.verdict ?? "exempt" };
  return verdicts.axe === verdicts.ours ? [] : [`${id}: axe ${verdicts.axe}, we ${verdicts.ours}`];
}

function ourVerdict(texts: PageSnapshot["texts"], id: string): ContrastVerdict {
  const text = texts.find(({ sample }) => sample === id);
  if (!text || text.isInactive) return { verdict: "exempt" };
  if (!text.background) return { verdict: "unknown" };
  const ratio = contrastRatio(text.color, text.background);
  return { verdict: failsContrast(text) ? "fails" : "passes", ratio };
}

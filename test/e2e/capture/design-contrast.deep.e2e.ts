// Contrast as the design rating measures it, beside axe-core's and beside the picture of the same pages.

import type { Page } from "@playwright/test";
import { failsContrast } from "#worker/design/contrast.ts";
import type { TextItem } from "#worker/design/page-snapshot.ts";
import { decodePng } from "#worker/design/pixels.ts";
import { contrastRatio } from "#worker/in-page/contrast-ratio.ts";
import { type ContrastVerdict, contrastVerdicts } from "../../support/axe.ts";
import { expect, test } from "../../support/browser-test.ts";
import { contrastCases } from "../../support/design/contrast-cases.ts";
import { snapshotOf } from "../../support/design/design-snapshot.ts";

/** Ratios of the two may differ by this: one rounds colours to whole numbers, the other cuts the ratio. */
const TOLERANCE = 0.06;
/** Of 255: browsers round after every layer. */
const ROUNDING = 2;

for (const { name, css = "", body, isDark = false, differences = {} } of contrastCases) {
  test(`contrast agrees with axe or is argued, grounds are those in the picture: ${name}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: isDark ? "dark" : "light" });
    await page.setContent(pageOf(css, body));
    const { texts } = await snapshotOf(page);
    const axe = await contrastVerdicts(page);
    const ids = await page.locator("[id]:not(input)").evaluateAll((all) => all.map(({ id }) => id));
    const ours = new Map(ids.map((id) => [id, ourVerdict(texts, id)]));
    const found = ids.flatMap((id) => differenceOf(id, ours.get(id), axe.get(id)));
    const expected = Object.entries(differences).map(
      ([id, { axe, ours }]) => `${id}: axe ${axe}, we ${ours}`,
    );
    expect(found).toEqual(expected);
    for (const id of ids.filter((id) => !(id in differences))) {
      const [a, b] = [ours.get(id)?.ratio, axe.get(id)?.ratio];
      if (a !== undefined && b) expect(Math.abs(a - b), `${id}: ${a} and axe ${b}`).toBeLessThan(TOLERANCE);
    }
    expect(await groundsNotInPicture(page, texts)).toEqual([]);
  });
}

/** Of the texts whose ground is known, those where the picture without letters shows another colour. */
async function groundsNotInPicture(page: Page, texts: readonly TextItem[]): Promise<string[]> {
  const content = "* { color: transparent !important; -webkit-text-fill-color: transparent !important }";
  await page.addStyleTag({ content });
  const picture = decodePng(await page.screenshot());
  if (!picture) throw new Error("The picture cannot be unpacked.");
  return texts.flatMap(({ sample, background, box }) => {
    if (!background) return [];
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    const pixel = [...picture.rgba.subarray(4 * (y * picture.width + x)).subarray(0, 3)];
    const ours = [background.r, background.g, background.b];
    const isSame = ours.every((value, i) => Math.abs(value - (pixel[i] ?? 0)) <= ROUNDING);
    return isSame ? [] : [`${sample}: ${ours}, in the picture ${pixel}`];
  });
}

function pageOf(css: string, body: string): string {
  return `<!doctype html><html lang="de"><title>x</title><style>${css}</style><body>${body}`;
}

function differenceOf(id: string, ours?: ContrastVerdict, axe?: ContrastVerdict): string[] {
  const verdicts = { axe: axe?.verdict ?? "exempt", ours: ours?.verdict ?? "exempt" };
  return verdicts.axe === verdicts.ours ? [] : [`${id}: axe ${verdicts.axe}, we ${verdicts.ours}`];
}

function ourVerdict(texts: readonly TextItem[], id: string): ContrastVerdict {
  const text = texts.find(({ sample }) => sample === id);
  if (!text || text.isInactive) return { verdict: "exempt" };
  if (!text.background) return { verdict: "unknown" };
  const ratio = contrastRatio(text.color, text.background);
  if (ratio === 1) return { verdict: "unknown" };
  return { verdict: failsContrast(text) ? "fails" : "passes", ratio };
}

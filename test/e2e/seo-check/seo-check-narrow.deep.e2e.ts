// The SEO check's page on narrow screens.
import { expect, test } from "../../support/browser-test.ts";
import { openSeoCheck } from "../support/seo-calls.ts";

test("the ranges of the score stand on one line each, side by side, at 320 and 390 px [QUAL-05]", async ({
  page,
}) => {
  await openSeoCheck(page);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const boxes = [];
    for (const range of ["0–59", "60–79", "80–100"]) {
      const shown = page.getByText(range, { exact: true });
      await shown.scrollIntoViewIfNeeded();
      boxes.push(
        await shown.evaluate((element) => {
          const text = document.createRange();
          text.selectNodeContents(element);
          const lines = [...text.getClientRects()];
          return { lines: lines.length, left: lines[0]?.left ?? 0, right: lines.at(-1)?.right ?? 0 };
        }),
      );
    }
    expect(
      boxes.map(({ lines }) => lines),
      `${width} px`,
    ).toEqual([1, 1, 1]);
    for (const [index, box] of boxes.entries()) {
      expect(box.right, `${width} px`).toBeLessThan(boxes[index + 1]?.left ?? width);
    }
  }
});

test("the options of the form keep the same gap to their lines of help, however long their names are [SEO-05] [CRAWL-01]", async ({
  page,
}) => {
  await openSeoCheck(page);
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    const gaps = await page.locator("form label:has([type=checkbox])").evaluateAll((labels) =>
      labels.map((label) => {
        const text = document.createRange();
        text.selectNodeContents(label);
        const lines = [...text.getClientRects()].filter((line) => line.width > 30);
        const hint = label.nextElementSibling?.getBoundingClientRect().top ?? 0;
        return hint - Math.max(...lines.map(({ bottom }) => bottom));
      }),
    );
    expect(gaps).toHaveLength(3);
    expect(Math.max(...gaps) - Math.min(...gaps), `${width} px: ${gaps}`).toBeLessThan(2);
  }
});

test("the names of the stations keep clear of each other from 768 px on [QUAL-05]", async ({ page }) => {
  await openSeoCheck(page);
  for (const width of [768, 1024, 1100, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const names = await page.locator(".station-name").evaluateAll((all) =>
      all.map((name) => {
        const { left, right } = name.getBoundingClientRect();
        return { left, right };
      }),
    );
    expect(names).toHaveLength(5);
    for (const [index, { right }] of names.slice(0, -1).entries()) {
      expect((names[index + 1]?.left ?? 0) - right, `${width} px`).toBeGreaterThan(18);
    }
  }
});

// The SEO check's page on narrow screens.
import { expect, test } from "../support/browser-test.ts";
import { openSeoCheck } from "./seo-calls.ts";

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

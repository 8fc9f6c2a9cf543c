import { expect, test } from "../../support/browser-test.ts";
import { hydrated, visit } from "../support/visit.ts";

test.describe("cursor ring", () => {
  test("follows the mouse, grows over links, leaves with the mouse, and follows at once with reduced motion [SHELL-41] [SHELL-42] [SHELL-44]", async ({
    page,
  }) => {
    await visit(page, "/seo-check");
    const ring = page.locator(".cursor-ring");
    await ring.waitFor({ state: "attached" });
    await expect(ring).toBeHidden();
    await page.mouse.move(300, 700);
    await expect(ring).toBeVisible();
    await page.mouse.move(640, 200);
    await expect
      .poll(async () => {
        const box = await ring.boundingBox();
        return box && [box.x + box.width / 2, box.y + box.height / 2].map(Math.round);
      })
      .toEqual([640, 200]);
    await expect(ring).toHaveAttribute("aria-hidden", "true");
    expect(await ring.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe("none");
    const scale = () => ring.evaluate((element) => Number(getComputedStyle(element, "::after").scale));
    const small = await scale();
    const main = page.getByRole("main");
    for (const interactive of [
      page.getByRole("link", { name: "Kostenlose Beratung" }),
      main.getByRole("button", { name: "SEO-Analyse starten" }),
      main.getByLabel("Adresse Ihrer Seite"),
      main.getByText("Adresse Ihrer Seite", { exact: true }),
      main.getByRole("switch").or(main.getByRole("checkbox")).first(),
      main.locator("summary").first(),
    ]) {
      await interactive.hover();
      await expect(ring).toHaveAttribute("data-grown", "");
      await expect.poll(scale).toBeGreaterThan(small);
      await page.mouse.move(4, 500);
      await expect(ring).not.toHaveAttribute("data-grown");
      await expect.poll(scale).toBe(small);
    }
    await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent("mouseleave")));
    await expect(ring).toBeHidden();

    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/seo-check");
    await ring.waitFor({ state: "attached" });
    await page.mouse.move(100, 100);
    await page.mouse.move(700, 500);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await ring.evaluate((element) => element.style.translate)).toBe("700px 500px");
  });

  test.describe("with a finger", () => {
    test.use({ hasTouch: true, isMobile: true });

    test("does not exist [SHELL-43]", async ({ page }) => {
      await visit(page, "/seo-check");
      await page.waitForLoadState("networkidle");
      await page.touchscreen.tap(200, 300);
      await expect(page.locator(".cursor-ring")).toHaveCount(0);
    });
  });
});

test.describe("reveal", () => {
  test("waits below the fold and rises once a tenth is visible; in print and with reduced motion everything is in place [SHELL-45] [SHELL-46]", async ({
    page,
  }) => {
    await visit(page, "/");
    const waiting = page.locator("main [data-reveal=wait]");
    await expect(waiting.first()).toBeAttached();
    const section = await waiting.first().elementHandle();
    const top = await section?.evaluate((element) => element.getBoundingClientRect().top);
    const height = await section?.evaluate((element) => element.getBoundingClientRect().height);
    const windowHeight = page.viewportSize()?.height ?? 0;
    const scrollTo = (y: number) =>
      page.evaluate((value) => window.scrollTo({ top: value, behavior: "instant" }), y);
    // 5 % visible, then 15 %.
    await scrollTo((top ?? 0) - windowHeight + 0.05 * (height ?? 0));
    await page.waitForTimeout(200);
    expect(await section?.getAttribute("data-reveal")).toBe("wait");
    await scrollTo((top ?? 0) - windowHeight + 0.15 * (height ?? 0));
    await expect.poll(() => section?.getAttribute("data-reveal")).toBe("done");
    const content = () =>
      section?.evaluate(({ firstElementChild }) => {
        const { translate, transitionProperty, transitionDuration } = getComputedStyle(
          firstElementChild as Element,
        );
        return { translate, transitionProperty, takesTime: Number.parseFloat(transitionDuration) > 0 };
      });
    await expect
      .poll(content)
      .toEqual({ translate: "none", transitionProperty: "translate", takesTime: true });

    const shifted = () =>
      page
        .locator("main [data-reveal=wait] > *")
        .evaluateAll((list) => list.filter((one) => getComputedStyle(one).translate !== "none").length);
    expect(await shifted()).toBeGreaterThan(0);
    await page.emulateMedia({ media: "print" });
    expect(await shifted()).toBe(0);
    await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
    expect(await shifted()).toBe(0);
    await page.reload();
    await hydrated(page);
    // Observers report with the next frames.
    await page.waitForTimeout(200);
    await expect(page.locator("[data-reveal]")).toHaveCount(0);
  });
});

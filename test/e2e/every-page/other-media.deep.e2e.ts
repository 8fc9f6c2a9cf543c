// What a screen with normal colours does not show: forced colours (Windows contrast themes) and paper.
import type { Locator } from "@playwright/test";
import { expect, test } from "../../support/browser-test.ts";
import { visit } from "../support/visit.ts";

/** Whether anything of it is to be seen: it looks different once it is hidden. */
async function isSeen(icon: Locator): Promise<boolean> {
  const clip = await icon.boundingBox();
  if (!clip) return false;
  const shown = await icon.page().screenshot({ clip });
  await icon.evaluate((element) => element.setAttribute("hidden", ""));
  const without = await icon.page().screenshot({ clip });
  await icon.evaluate((element) => element.removeAttribute("hidden"));
  return !shown.equals(without);
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`in forced colours, ${colorScheme}, buttons that are an icon alone are seen [QUAL-01]`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme, reducedMotion: "reduce" });
    await visit(page, "/");
    const settings = page.getByRole("contentinfo").getByRole("button", { name: "Cookie-Einstellungen" });
    await settings.click();
    const close = page.getByRole("button", { name: "Dialog schließen" });
    await page.mouse.move(0, 0);
    expect(await isSeen(close.locator("[class*=i-tabler]"))).toBe(true);
    await page.keyboard.press("Escape");
    const next = page.getByRole("button", { name: "Nächstes Projekt" });
    await next.scrollIntoViewIfNeeded();
    expect(await isSeen(next.locator("[class*=i-tabler]"))).toBe(true);
  });
}

test("in forced colours the bar marks the page on show, and no other [SHELL-18]", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/preise");
  const lines = await page
    .locator(".bar-links > li > :is(a, button)")
    .evaluateAll((entries) =>
      entries
        .filter((entry) => getComputedStyle(entry).textDecorationLine !== "none")
        .map((entry) => entry.textContent),
    );
  expect(lines).toEqual(["Preise"]);
});

test("on paper the contact page spells out no address beside a number, and questions have their answers [QUAL-15]", async ({
  page,
}) => {
  await visit(page, "/kontakt");
  await page.emulateMedia({ media: "print" });
  const added = await page
    .locator('main a[href^="https:"]')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, "::after").content));
  expect(new Set(added)).toEqual(new Set(["none"]));

  await page.emulateMedia({ media: "screen" });
  await visit(page, "/preise");
  const answer = page.locator(".faq details p").first();
  expect(await answer.evaluate((text) => text.checkVisibility())).toBe(false);
  await page.emulateMedia({ media: "print" });
  const heights = await page
    .locator(".faq details p")
    .evaluateAll((texts) =>
      texts.map((text) => text.checkVisibility() && text.getBoundingClientRect().height > 20),
    );
  expect(heights).not.toContain(false);
});

// The way to call in the bar of phones: big enough, named, and beside it nothing cut or covered.
import { contactEntries } from "#content/footer.ts";
import { expect, test } from "../../support/browser-test.ts";
import { visit } from "../support/visit.ts";

const { phone } = contactEntries;

test("the phone's bar holds a button that calls; wider bars show the menu in its place [WISH-04]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await visit(page, "/preise");
  const call = page.getByRole("banner").getByRole("link", { name: `Anrufen: ${phone.value}` });
  await expect(call).toHaveAttribute("href", phone.href);
  await expect(call).toBeVisible();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(call).toBeHidden();
});

for (const [width, text] of [
  [320, 100],
  [320, 130],
  [320, 200],
  [390, 200],
  [767, 200],
] as const) {
  test(`name, call and menu stand side by side at ${width} px with text of ${text} % [WISH-04]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, "/preise");
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, text);
    const bar = page.getByRole("banner");
    const [name, call, menu] = await Promise.all(
      [
        bar.getByRole("link", { name: /^Pättken|^59/ }),
        bar.getByRole("link", { name: /^Anrufen/ }),
        bar.getByRole("button", { name: /^Menü/ }),
      ].map((one) => one.boundingBox()),
    );
    if (!name || !call || !menu) throw new Error("Something of the bar is not shown.");
    expect(Math.min(call.width, call.height)).toBeGreaterThanOrEqual(44);
    expect(name.x).toBeGreaterThanOrEqual(0);
    expect(call.x).toBeGreaterThanOrEqual(name.x + name.width);
    expect(menu.x).toBeGreaterThanOrEqual(call.x + call.width);
    expect(menu.x + menu.width).toBeLessThanOrEqual(width);
    // One of the two pictures in it, and the panel's words on the screen.
    await expect(bar.locator(".small-toggle [class*=i-tabler]").filter({ visible: true })).toHaveCount(1);
    await bar.getByRole("button", { name: /^Menü/ }).click();
    for (const word of await page.locator("#menue .small-links > li > :is(a, button)").all()) {
      const ends = await word.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().right;
      });
      expect(ends).toBeLessThanOrEqual(width);
    }
    const sideways = await bar.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(sideways).toBe(0);
  });
}

test("the phone's panel leads to the price calculator [WISH-05]", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, "/");
  await page.getByRole("button", { name: /^Menü/ }).click();
  await page.locator("#menue").getByRole("link", { name: "Preis berechnen" }).click();
  await expect(page).toHaveURL("/preisrechner");
});

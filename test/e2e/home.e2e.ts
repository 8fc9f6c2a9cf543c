import { axeFindings } from "../support/axe.ts";
import { expect, test } from "../support/browser-test.ts";
import { bringIntoView, framesPass, openHome, stopClock } from "./home-page.ts";

const TICK_MS = 80;

test("shows its sections in order, with one main heading [HOME-01] [HOME-02] [ROUTE-27]", async ({
  page,
}) => {
  await openHome(page);
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("h1")).toHaveText("Websites, die im Münsterland gefunden werden.");
  const order = await page
    .locator("header, h1, #about, #process, #portfolio, footer")
    .evaluateAll((all) => all.map((element) => element.id || element.localName));
  expect(order).toEqual(["header", "h1", "about", "process", "portfolio", "footer"]);
});

test("leads on from hero and pitch [HOME-03] [HOME-04] [HOME-05] [HOME-06] [HOME-13] [HOME-14] [HOME-48]", async ({
  page,
}) => {
  await openHome(page);
  const hero = page.locator(".hero");
  const target = (name: string) => hero.getByRole("link", { name });
  await expect(target("individuelle Websites")).toHaveAttribute("href", "/website-design");
  await expect(target("SEO-Analyse")).toHaveAttribute("href", "/seo-analysis");
  await expect(target("Wartung")).toHaveAttribute("href", "/website-wartung");
  await expect(target("Projekt starten")).toHaveAttribute("href", "/kontakt");
  await expect(target("Portfolio ansehen")).toHaveAttribute("href", "/portfolio");
  await expect(hero.getByRole("listitem")).toHaveText(["100% individuell", "SEO-optimiert", "Mobil-first"]);
  await expect(page.locator("#about a[href='/website-design']")).toBeVisible();
  await expect(page.locator("#about a[href='/portfolio']")).toBeVisible();
  await expect(page.getByRole("link", { name: "Alle Projekte ansehen" })).toHaveAttribute(
    "href",
    "/portfolio",
  );
});

test("builds a website in four stages, over and over [HOME-07] [HOME-08] [HOME-09] [HOME-10]", async ({
  page,
}) => {
  await openHome(page);
  const overlay = page.locator(".mock-overlay");
  await expect(overlay).toBeVisible();
  await stopClock(page);
  const progress = async () =>
    Number.parseInt((await overlay.textContent())?.match(/(\d+) %/)?.[1] ?? "", 10);

  const start = await progress();
  await page.clock.runFor(TICK_MS * 10);
  expect(await progress()).toBe(start + 10);

  await page.clock.runFor(TICK_MS * (94 - start - 10));
  await expect(overlay).toContainText("Fertig!");
  expect(await progress()).toBe(94);
  await page.clock.runFor(TICK_MS);
  await expect(overlay).toBeHidden();
  await page.clock.runFor(TICK_MS * 5);
  await expect(overlay).toBeHidden();

  await page.clock.runFor(TICK_MS);
  expect(await progress()).toBe(0);
  for (const [label, at] of [
    ["Code wird geschrieben...", 24],
    ["Design wird erstellt...", 25],
    ["Design wird erstellt...", 49],
    ["Website wird gebaut...", 50],
    ["Website wird gebaut...", 74],
    ["Fertig!", 75],
  ] as const) {
    await page.clock.runFor(TICK_MS * (at - (await progress())));
    await expect(overlay).toContainText(label);
  }
});

test("lets the mock rest when asked, under the mouse and out of view [HOME-11] [QUAL-02]", async ({
  page,
}) => {
  await openHome(page);
  const overlay = page.locator(".mock-overlay");
  await expect(overlay).toBeVisible();
  await expect(page.locator(".mock-window")).toHaveAttribute("aria-hidden", "true");
  await stopClock(page);
  const rests = async (expected: boolean) => {
    const before = await overlay.textContent();
    await page.clock.runFor(TICK_MS * 3);
    expect((await overlay.textContent()) === before).toBe(expected);
  };
  await rests(false);

  await page.getByRole("button", { name: "Animation anhalten" }).focus();
  await page.keyboard.press("Enter");
  await rests(true);
  await page.keyboard.press("Enter");
  await rests(false);

  await page.locator(".mock-window").hover();
  await rests(true);
  await page.mouse.move(5, 300);
  await rests(false);

  await bringIntoView(page.locator("#portfolio"));
  await rests(true);
});

test.describe("with less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("stands still on the finished website, and nothing offers to pause [HOME-11] [HOME-34] [HOME-39] [QUAL-03]", async ({
    page,
  }) => {
    await openHome(page);
    await stopClock(page);
    await page.clock.runFor(20_000);
    await expect(page.locator(".mock-overlay, .mock-layer")).toHaveCount(0);
    await expect(page.locator(".mock-done")).toBeVisible();
    await expect(page.getByRole("button", { name: /anhalten|fortsetzen/ })).toHaveCount(0);
    await expect(page.locator(".step-path [aria-current]")).toHaveAccessibleName(/Station 1/);
    await expect(page.locator(".why [data-lit]")).toContainText("Transparenz");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the finished website, all steps and all projects [HOME-11] [HOME-35] [HOME-40] [HOME-49] [QUAL-04]", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page.locator(".mock-done")).toBeVisible();
    await expect(page.locator(".mock-overlay")).toHaveCount(0);
    for (const title of [
      "Beratung & Analyse",
      "Konzept & Design",
      "Entwicklung & Umsetzung",
      "Launch & Support",
    ])
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.locator(".slide h3")).toHaveText([
      "GaLaBau Pro",
      "ProDach Dachdecker",
      "Osteria del Borgo",
      "Fitness Studio Vital",
      "VitalWeg Physiotherapie",
    ]);
    for (const slide of await page.locator(".slide h3").all()) await expect(slide).toBeVisible();
  });
});

for (const [colorScheme, width] of [
  ["light", 1440],
  ["dark", 390],
] as const) {
  test(`has no accessibility findings, ${colorScheme} at ${width} px [QUAL-01] [QUAL-19]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    // Still pictures: half a transition is neither colour.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await openHome(page);
    expect(await axeFindings(page)).toEqual([]);
  });
}

test("fits every window from 320 to 2560 px [QUAL-05]", async ({ page }) => {
  await openHome(page);
  for (const width of [320, 480, 768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await framesPass(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test("asks no foreign host for anything [HOME-62] [QUAL-07]", async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).host !== new URL(baseURL ?? "").host)
      foreign.push(request.url());
  });
  await openHome(page);
  await bringIntoView(page.locator("#portfolio"));
  await page.waitForLoadState("networkidle");
  expect(foreign).toEqual([]);
});

// The home page's parts: order, ways on, the mock in the hero, less motion, no script.
import type { Page } from "@playwright/test";
import { axeFindings } from "../../support/axe.ts";
import { expect } from "../../support/browser-test.ts";
import { bringIntoView, openHome, stopClock } from "../support/home-page.ts";
// `home` is open already, for all tests of a worker; `page` is one of the test's own.
import { test } from "../support/open-pages.ts";
import { expectToFit } from "../support/window-widths.ts";

const TICK_MS = 80;
/** One round of the mock: 0 to 94 per cent, then the finished website; with the tick that begins it. */
const ROUND_TICKS = 101;
const PLAY = "Animation abspielen";
const FINAL_FIGURES = ["100%", "< 2 Wochen", "99,9%", "100%"];

const overlay = (page: Page) => page.locator(".mock-overlay");
const progress = async (page: Page) =>
  Number.parseInt((await overlay(page).textContent())?.match(/(\d+) %/)?.[1] ?? "", 10);

/** Stops the clock at the first tick of a round: the mock of the open page has been building for a while, or is done. */
async function stopAtStart(page: Page): Promise<void> {
  await stopClock(page);
  await page.clock.runFor(TICK_MS * ROUND_TICKS);
  // By script: a pointer or focus would stay behind.
  await page.getByRole("button", { name: PLAY }).evaluate((button: HTMLElement) => button.click());
  await page.clock.runFor(TICK_MS);
  expect(await progress(page)).toBe(0);
}

test("shows its sections in order, with one main heading [HOME-01] [HOME-02] [ROUTE-27]", async ({
  home,
}) => {
  await expect(home.locator("h1")).toHaveCount(1);
  await expect(home.locator("h1")).toHaveText("Websites, die im Münsterland gefunden werden.");
  const order = await home
    .locator("header, h1, #about, #process, #portfolio, footer")
    .evaluateAll((all) => all.map((element) => element.id || element.localName));
  expect(order).toEqual(["header", "h1", "about", "process", "portfolio", "footer"]);
});

test("leads on from hero and pitch [HOME-03] [HOME-04] [HOME-05] [HOME-06] [HOME-13] [HOME-14] [HOME-48]", async ({
  home,
}) => {
  const hero = home.locator(".hero");
  const target = (name: string) => hero.getByRole("link", { name });
  await expect(target("individuelle Websites")).toHaveAttribute("href", "/website-design");
  await expect(target("SEO-Analyse")).toHaveAttribute("href", "/seo-analysis");
  await expect(target("Wartung")).toHaveAttribute("href", "/website-wartung");
  await expect(target("Projekt starten")).toHaveAttribute("href", "/kontakt");
  await expect(target("Portfolio ansehen")).toHaveAttribute("href", "/portfolio");
  await expect(hero.getByRole("listitem")).toHaveText(["100% individuell", "SEO-optimiert", "Mobil-first"]);
  await expect(home.locator("#about a[href='/website-design']")).toBeVisible();
  await expect(home.locator("#about a[href='/portfolio']")).toBeVisible();
  await expect(home.getByRole("link", { name: "Alle Projekte ansehen" })).toHaveAttribute(
    "href",
    "/portfolio",
  );
});

test("builds a website in four stages, once, and again when asked [HOME-07] [HOME-08] [HOME-09] [HOME-10] [CALM-02]", async ({
  home,
}) => {
  await stopAtStart(home);
  await home.clock.runFor(TICK_MS * 10);
  expect(await progress(home)).toBe(10);

  await home.clock.runFor(TICK_MS * (94 - 10));
  await expect(overlay(home)).toContainText("Fertig!");
  expect(await progress(home)).toBe(94);
  await home.clock.runFor(TICK_MS);
  await expect(overlay(home)).toBeHidden();
  await home.clock.runFor(TICK_MS * 5);
  await expect(overlay(home)).toBeHidden();
  await home.clock.runFor(TICK_MS * ROUND_TICKS * 3);
  await expect(overlay(home)).toBeHidden();

  await home.getByRole("button", { name: PLAY }).evaluate((button: HTMLElement) => button.click());
  await home.clock.runFor(TICK_MS);
  expect(await progress(home)).toBe(0);
  for (const [label, at] of [
    ["Code wird geschrieben...", 24],
    ["Design wird erstellt...", 25],
    ["Design wird erstellt...", 49],
    ["Website wird gebaut...", 50],
    ["Website wird gebaut...", 74],
    ["Fertig!", 75],
  ] as const) {
    await home.clock.runFor(TICK_MS * (at - (await progress(home))));
    await expect(overlay(home)).toContainText(label);
  }
});

test("lets the mock rest when asked, under the mouse and out of view [HOME-11] [QUAL-02]", async ({
  home,
}) => {
  await expect(home.locator(".mock-window")).toHaveAttribute("aria-hidden", "true");
  await stopAtStart(home);
  const rests = async (expected: boolean) => {
    const before = await overlay(home).textContent();
    await home.clock.runFor(TICK_MS * 3);
    expect((await overlay(home).textContent()) === before).toBe(expected);
  };
  await rests(false);

  await home.getByRole("button", { name: "Animation anhalten" }).focus();
  await home.keyboard.press("Enter");
  await rests(true);
  await home.keyboard.press("Enter");
  await rests(false);

  await home.locator(".mock-window").hover();
  await rests(true);
  await home.mouse.move(5, 300);
  await rests(false);

  await bringIntoView(home.locator("#portfolio"));
  await rests(true);
});

test.describe("with less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("stands still on the finished website and the final figures, and nothing offers to pause [HOME-11] [HOME-34] [HOME-39] [SHELL-47] [QUAL-03]", async ({
    page,
  }) => {
    await openHome(page);
    await stopClock(page);
    await page.clock.runFor(20_000);
    await expect(page.locator(".mock-overlay, .mock-layer")).toHaveCount(0);
    await expect(page.locator(".mock-done")).toBeVisible();
    await expect(page.getByRole("button", { name: /anhalten|fortsetzen|abspielen/ })).toHaveCount(0);
    await expect(page.locator(".step-path [aria-current]")).toHaveAccessibleName(/Station 1/);
    await expect(page.locator(".why [data-lit]")).toContainText("Transparenz");
    await bringIntoView(page.locator(".stats"));
    await expect(page.locator(".stats-figure")).toHaveText(FINAL_FIGURES);
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
  // accessibility.deep.e2e.ts looks at the other two pairs, while the lower parts wait for their script.
  test(`has no accessibility findings once all parts live, ${colorScheme} at ${width} px [QUAL-01] [QUAL-19]`, {
    tag: "@deep",
  }, async ({ home }) => {
    await home.setViewportSize({ width, height: 900 });
    await home.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await axeFindings(home)).toEqual([]);
  });
}

test("fits every window from 320 to 2560 px [QUAL-05]", async ({ home }) => {
  await expectToFit(home, [320, 480, 768, 1024, 1440, 2560]);
});

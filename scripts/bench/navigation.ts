// `npm run bench -- navigation`: from the key or click on a link until the next page's heading is on the screen, beside a page
// without framework that puts the same markup in its place. Both come from a server without latency; nothing is throttled.
import { setTimeout as pause } from "node:timers/promises";
import { type Browser, chromium, type Page } from "@playwright/test";
import { consentRecord } from "#app/features/consent/consent-record.ts";
import { articlePath, type PagePath } from "#app/paths.ts";
import {
  consultationLink,
  contactLink,
  mainLinks,
  seoServices,
  websiteServices,
} from "#content/navigation.ts";
import { findWindowlessChromium } from "../chromium.ts";
import { makeCertificate, serveFolder } from "./page-server.ts";

const CLIENT = "build/client";
/** The cookie question is answered: it is not part of the measurement. */
const REFUSED = JSON.stringify(consentRecord({ analytics: false, marketing: false, preferences: false }));
const MAX_MEDIAN_MS = 60;
/** For what a page fetches and runs after it has appeared. */
const SETTLED_MS = 150;
const ARRIVAL_MS = 10_000;
const LEGEND = `
ms from the event until the browser says that the heading is on the screen (Element Timing), median and 95th percentile.
first: the page's script is fetched; again: it is there. swap: a bare page puts the same markup into its main. At most ${MAX_MEDIAN_MS} in the median.`;

interface Way {
  target: PagePath;
  /** Selector of the link, on the page that the previous way leads to. */
  link: string;
  by: "Enter" | "click";
}

/** ms, by way. */
type Times = Map<Way, number[]>;

const ARTICLE = articlePath("seo-fuer-handwerker");
const inBar = (target: PagePath, by: Way["by"] = "Enter"): Way => ({
  target,
  link: `.bar-links a[href="${target}"]:not(.bar-button)`,
  by,
});
const inMain = (target: PagePath): Way => ({ target, link: `main a[href="${target}"]`, by: "click" });
const HOME = inBar("/");
/** In this order, from the home page on. */
const WAYS: readonly Way[] = [
  ...mainLinks.slice(1).map(({ href }) => inBar(href)),
  inBar(contactLink.href),
  ...[...websiteServices, ...seoServices].map(({ href }) => inBar(href)),
  { target: consultationLink.href, link: ".bar-button", by: "Enter" },
  HOME,
  inMain("/seo-analysis"),
  inBar("/blog", "click"),
  inMain(ARTICLE),
  inBar("/preise", "click"),
  inMain("/preisrechner"),
  { target: "/impressum", link: 'footer a[href="/impressum"]', by: "click" },
];

interface Prepared {
  /** Starts waiting for another heading. */
  awaitHeading: () => void;
  /** ms from the last key or click to its picture. */
  heading?: Promise<number>;
  /** Puts the target's `main` in its place as soon as its link is pressed. */
  swapOnPress: (target: string) => Promise<void>;
}

/** Prints a table of all ways of the main navigation and some in pages; false when a median of the site is over the limit. */
export async function benchNavigation(runs: number): Promise<boolean> {
  const executablePath = findWindowlessChromium();
  if (!executablePath) throw new Error("The bench needs a Chromium (CHROME_PATH).");
  const site = await serveFolder(CLIENT, makeCertificate());
  const browser = await chromium.launch({ executablePath, args: ["--disable-gpu", "--disable-quic"] });
  try {
    const [first, again, swap]: [Times, Times, Times] = [new Map(), new Map(), new Map()];
    for (let run = 0; run < runs; run += 1) {
      const page = await openHome(browser, site.origin);
      await page.locator(".services[data-live]").waitFor({ state: "attached" });
      for (const way of WAYS) note(first, way, await follow(page, way));
      await follow(page, HOME);
      for (const way of WAYS) note(again, way, await follow(page, way));
      await page.context().close();
      const bare = await openHome(browser, site.origin, { scripts: false });
      for (const way of WAYS) note(swap, way, await follow(bare, way, { swap: true }));
      await bare.context().close();
    }
    return report(first, again, swap);
  } finally {
    await browser.close();
    site.close();
  }
}

async function openHome(browser: Browser, origin: string, { scripts = true } = {}): Promise<Page> {
  const viewport = { width: 1280, height: 720 };
  // Smooth scrolling would delay the heading on purpose.
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport, reducedMotion: "reduce" });
  if (!scripts) await context.route("**/*.js", (route) => route.abort());
  await context.addInitScript((record) => localStorage.setItem("cookieConsent", record), REFUSED);
  await context.addInitScript(prepare);
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  // A key that does nothing else brings the late parts.
  await page.keyboard.press("Shift");
  await pause(SETTLED_MS);
  return page;
}

/** ms until the target's heading is on the screen. */
async function follow(page: Page, { target, link, by }: Way, { swap = false } = {}): Promise<number> {
  const anchor = page.locator(link).first();
  if (!(await anchor.isVisible())) await page.locator(".services > button").press("Enter");
  await anchor.focus();
  if (by === "click") await anchor.hover();
  if (swap) await page.evaluate((path) => (window as unknown as Prepared).swapOnPress(path), target);
  await pause(SETTLED_MS);
  await page.evaluate(() => (window as unknown as Prepared).awaitHeading());
  if (by === "click") await anchor.click();
  else await page.keyboard.press("Enter");
  const arrival = page.evaluate(() => (window as unknown as Prepared).heading);
  const time = await Promise.race([arrival, pause(ARRIVAL_MS, undefined, { ref: false })]);
  if (time === undefined) throw new Error(`${target} has not come.`);
  // Away from the menu, which would open on hover.
  await page.mouse.move(2, 400);
  await pause(SETTLED_MS);
  return time;
}

function note(times: Times, way: Way, time: number): void {
  times.set(way, [...(times.get(way) ?? []), time]);
}

function report(first: Times, again: Times, swap: Times): boolean {
  const cell = (times: Times, way: Way) =>
    `${spread(times, way, 0.5).toFixed(0)} / ${spread(times, way, 0.95).toFixed(0)}`;
  console.log("| to | by | first | again | swap | |\n|---|---|---|---|---|---|");
  let allWithin = true;
  for (const way of WAYS) {
    const within = [first, again].every((times) => spread(times, way, 0.5) <= MAX_MEDIAN_MS);
    allWithin &&= within;
    const cells = [first, again, swap].map((times) => cell(times, way));
    console.log(
      `| ${[way.target, `${way.by}, ${way.link.split(/[ :]/)[0]}`, ...cells, within ? "" : "over"].join(" | ")} |`,
    );
  }
  console.log(LEGEND);
  return allWithin;
}

function spread(times: Times, way: Way, part: number): number {
  const sorted = (times.get(way) ?? []).toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Runs in the page, so it must be self-contained. */
function prepare(): void {
  let pressedAt = Number.NaN;
  const notePress = ({ timeStamp }: Event) => {
    pressedAt = timeStamp;
  };
  addEventListener("keydown", notePress, true);
  // The click that follows a key counts from the key; it has no pointer's count.
  addEventListener("click", (event) => event.detail > 0 && notePress(event), true);
  const title = () => document.querySelector("main h1")?.textContent;

  function awaitHeading(): void {
    const before = title();
    (window as unknown as Prepared).heading = new Promise((resolve) => {
      const pictures = new PerformanceObserver((list) => {
        pictures.disconnect();
        resolve((list.getEntries()[0]?.startTime ?? Number.NaN) - pressedAt);
      });
      pictures.observe({ type: "element" });
      const changes = new MutationObserver(() => {
        const now = title();
        if (!now || now === before) return;
        changes.disconnect();
        document.querySelector("main h1")?.setAttribute("elementtiming", "heading");
      });
      changes.observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  }

  async function swapOnPress(target: string): Promise<void> {
    const answer = await fetch(target);
    const next = new DOMParser().parseFromString(await answer.text(), "text/html");
    const markup = next.querySelector("main")?.innerHTML ?? "";
    const swapNow = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      removeEventListener("click", swapNow, true);
      const main = document.querySelector("main");
      if (!main) return;
      main.innerHTML = markup;
      scrollTo(0, 0);
    };
    addEventListener("click", swapNow, true);
  }

  Object.assign(window, { awaitHeading, swapOnPress } satisfies Prepared);
}

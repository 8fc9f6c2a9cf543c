// Time until a click on a page's button first does something, on a slow phone: 4× CPU, 1.6 Mbit/s, 150 ms.
import type { Browser } from "@playwright/test";

const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const WAIT_MS = 20_000;

/**
 * Clicks the page's first button inside `main` or `header` that is not part of a form, every 50 ms from the moment it
 * exists, and gives the time (ms after navigation) at which something first opened or changed its state attribute.
 * Null when the page has no such button or nothing happens.
 */
export async function firstWorkingClick(browser: Browser, url: string): Promise<number | null> {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.addInitScript(watchForEffect);
  await page.goto(url, { waitUntil: "domcontentloaded", timeout: 60_000 });
  const found = await page
    .waitForFunction(() => (window as Watched).firstEffect, undefined, { timeout: WAIT_MS, polling: 100 })
    .catch(() => null);
  const time = (await found?.jsonValue()) ?? null;
  await context.close();
  return time;
}

type Watched = typeof window & { firstEffect?: number };

/** Runs in the page, so it must be self-contained. */
function watchForEffect(): void {
  const selector = "header button, main button[type=button]";
  const states = ["aria-expanded", "aria-pressed", "aria-current", "open", "data-state"];
  let observer: MutationObserver | undefined;
  const noteEffect = () => {
    (window as Watched).firstEffect ??= performance.now();
    clearInterval(timer);
    observer?.disconnect();
  };
  // Popovers and <details> work without script and change no attribute.
  addEventListener("toggle", noteEffect, true);
  const timer = setInterval(() => {
    const button = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
    if (!button) return;
    observer ??= new MutationObserver(noteEffect);
    observer.observe(document.body, { attributes: true, attributeFilter: states, subtree: true });
    button.click();
  }, 50);
}

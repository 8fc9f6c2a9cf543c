// `npm run bench -- calm`: what a page's main thread still works while its visitor only reads, after its animations have played once.
import { setTimeout as pause } from "node:timers/promises";
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { consentRecord } from "#app/features/consent/consent-record.ts";
import { HERO_PROGRESS_MAX, HERO_TICK_MS } from "#content/constants.ts";
import { findWindowlessChromium } from "../chromium.ts";
import { makeCertificate, serveFolder } from "./page-server.ts";

const CLIENT = "build/client";
/** The cookie question is answered: it is not part of the measurement. */
const REFUSED = JSON.stringify(consentRecord({ analytics: false, marketing: false, preferences: false }));
const READING_MS = 10_000;
const MAX_WORK_MS = 100;
/** One round of the longest animation, and its script has to come before. */
const FIRST_ROUND_MS = HERO_TICK_MS * HERO_PROGRESS_MAX + 4_000;
const VIEWPORT = { width: 1280, height: 720 };

interface Place {
  path: string;
  /** What a script brings to the middle of the window; without it the page stands at its beginning. */
  at?: string;
}

const PLACES: readonly Place[] = [
  { path: "/" },
  { path: "/", at: ".process-stage" },
  { path: "/", at: ".why" },
  { path: "/website-design" },
  { path: "/preise" },
];

/** Processor time of the main thread in ms. */
interface Work {
  all: number;
  script: number;
  style: number;
}

/** Prints a table of all places; false when one of them is over the limit. */
export async function benchCalm(): Promise<boolean> {
  const executablePath = findWindowlessChromium();
  if (!executablePath) throw new Error("The bench needs a Chromium (CHROME_PATH).");
  const site = await serveFolder(CLIENT, makeCertificate());
  const browser = await chromium.launch({ executablePath, args: ["--disable-gpu", "--disable-quic"] });
  try {
    console.log("| page | at | main thread | script | style and layout | |\n|---|---|---|---|---|---|");
    let allWithin = true;
    for (const place of PLACES) {
      const work = await workWhileReading(browser, site.origin, place);
      const within = work.all <= MAX_WORK_MS;
      allWithin &&= within;
      const figures = [work.all, work.script, work.style].map((ms) => ms.toFixed(0));
      console.log(
        `| ${[place.path, place.at ?? "its beginning", ...figures, within ? "" : "over"].join(" | ")} |`,
      );
    }
    console.log(
      `\nms of processor time in ${READING_MS / 1000} s after the first round. At most ${MAX_WORK_MS}.`,
    );
    return allWithin;
  } finally {
    await browser.close();
    site.close();
  }
}

async function workWhileReading(browser: Browser, origin: string, { path, at }: Place): Promise<Work> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: VIEWPORT });
  await context.addInitScript(
    (record) => self === top && localStorage.setItem("cookieConsent", record),
    REFUSED,
  );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(`${origin}${path}`);
  // A key that does nothing else brings the late parts.
  await page.keyboard.press("Shift");
  if (at) await bringIntoView(page, at);
  await pause(FIRST_ROUND_MS);
  const before = await workSoFar(session);
  await pause(READING_MS);
  const after = await workSoFar(session);
  await context.close();
  return {
    all: after.all - before.all,
    script: after.script - before.script,
    style: after.style - before.style,
  };
}

async function bringIntoView(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
}

async function workSoFar(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send("Performance.getMetrics");
  /** The browser counts in seconds. */
  const ms = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000;
  return {
    all: ms("TaskDuration"),
    script: ms("ScriptDuration"),
    style: ms("RecalcStyleDuration") + ms("LayoutDuration"),
  };
}

// Pictures of the corpus for blind scoring: `node scripts/corpus/shoot-designs.ts [ID …]`. One PNG per page: first screen, whole page, phone.
// Their names are numbers in random order; mapping.json, not for scorers, says which page is which.
import { randomInt } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp, { type Stats } from "sharp";
import { type CorpusPage, corpusPages } from "#test/fixtures/design-corpus/manifest.ts";
import { PICTURES_FOLDER } from "./folders.ts";
import { visitCorpus } from "./visit-corpus.ts";

const AT_ONCE = 4;
const SETTLED_MS = 800;
const STEP_MS = 90;
const MAX_HEIGHT = 4000;
const PHONE = { width: 390, height: 1600 };
const GAP = 16;
/** Where the pictures stand on the sheet of 1500 × 1500 px. */
const SCREEN_BOX = { left: 0, top: 0, width: 900, height: 563 };
const PHONE_BOX = { left: 0, top: 563 + GAP, width: 442, height: 1500 - 563 - GAP };
const WHOLE_BOX = { left: 900 + GAP, top: 0, width: 1500 - 900 - GAP, height: 1500 };

type Shot = { page: CorpusPage; problems: string[] };

mkdirSync(PICTURES_FOLDER, { recursive: true });
const numbers = readNumbers();
const pictureOf = (id: string) => path.join(PICTURES_FOLDER, numbers[id] as string);
const shots: Shot[] = [];
await visitCorpus(
  process.argv.slice(2),
  ({ id }) => existsSync(pictureOf(id)),
  AT_ONCE,
  async ({ browser, origin, page }) => {
    const shot = await shoot(browser, origin, page);
    shots.push(shot);
    console.log(page.id, [...new Set(shot.problems)].join("; "));
  },
);
console.log(`${shots.length} pictures in ${PICTURES_FOLDER}`);

/** Numbers once given stay, so that scores keep their pages. */
function readNumbers(): Record<string, string> {
  const file = path.join(PICTURES_FOLDER, "mapping.json");
  const ids = new Set(corpusPages.map((page) => page.id));
  const given: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const known = Object.fromEntries(Object.entries(given).filter(([, id]) => ids.has(id)));
  const taken = new Set(Object.keys(known));
  const named = new Set(Object.values(known));
  const fresh = corpusPages.filter((page) => !named.has(page.id)).map((page) => page.id);
  for (let last = fresh.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [fresh[last], fresh[other]] = [fresh[other] as string, fresh[last] as string];
  }
  let number = 1;
  for (const id of fresh) {
    while (taken.has(nameOf(number))) number++;
    known[nameOf(number)] = id;
    taken.add(nameOf(number));
  }
  writeFileSync(file, `${JSON.stringify(known, null, 2)}\n`);
  return Object.fromEntries(Object.entries(known).map(([name, id]) => [id, name]));
}

function nameOf(number: number): string {
  return `p${String(number).padStart(3, "0")}.png`;
}

async function shoot(on: Browser, origin: string, page: CorpusPage): Promise<Shot> {
  const problems: string[] = [];
  try {
    const desk = await open(on, origin, page, { width: 1280, height: 800 }, problems);
    const screen = await desk.screenshot();
    await scrollThrough(desk);
    const whole = await desk.screenshot({
      fullPage: true,
      clip: { x: 0, y: 0, width: 1280, height: await heightOf(desk, MAX_HEIGHT) },
    });
    await desk.context().close();
    const hand = await open(on, origin, page, PHONE, [], true);
    const phone = await hand.screenshot();
    await hand.context().close();
    if (isBlank(await sharp(screen).stats())) problems.push("blank");
    await compose(screen, whole, phone, pictureOf(page.id));
  } catch (error) {
    problems.push(`failed: ${String(error).slice(0, 200)}`);
  }
  return { page, problems };
}

async function open(
  on: Browser,
  origin: string,
  page: CorpusPage,
  viewport: { width: number; height: number },
  problems: string[],
  isMobile = false,
): Promise<Page> {
  const context = await on.newContext({
    viewport,
    isMobile,
    hasTouch: isMobile,
    locale: "de-DE",
    serviceWorkers: "block",
  });
  await context.route("**", (route) => {
    const url = new URL(route.request().url());
    if (url.protocol === "data:" || url.origin === origin) return route.continue();
    problems.push(`blocked ${route.request().resourceType()} ${url.host}`);
    return route.abort();
  });
  const tab = await context.newPage();
  tab.on("response", (answer) => {
    if (answer.status() >= 400) problems.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
  });
  tab.on("dialog", (dialog) => dialog.dismiss());
  await tab.goto(`${origin}/${page.path}`, { timeout: 15_000 });
  await tab.evaluate(() =>
    Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, 1000))]),
  );
  await tab.waitForTimeout(SETTLED_MS);
  return tab;
}

async function heightOf(tab: Page, cap: number): Promise<number> {
  return Math.min(cap, Math.max(800, await tab.evaluate(() => document.documentElement.scrollHeight)));
}

async function scrollThrough(tab: Page): Promise<void> {
  const height = await heightOf(tab, MAX_HEIGHT);
  for (let top = 0; top < height; top += 600) {
    await tab.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
    await tab.waitForTimeout(STEP_MS);
  }
  await tab.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await tab.waitForTimeout(STEP_MS * 2);
}

function isBlank({ channels }: Stats): boolean {
  return channels.every(({ stdev }) => stdev < 2);
}

async function compose(screen: Buffer, whole: Buffer, phone: Buffer, file: string): Promise<void> {
  const [first, second] = await Promise.all([0, 1].map((index) => cutPhoneScreen(phone, index)));
  const parts = [
    [screen, SCREEN_BOX],
    [first as Buffer, PHONE_BOX],
    [second as Buffer, { ...PHONE_BOX, left: PHONE_BOX.width + GAP }],
    [whole, WHOLE_BOX],
  ] as const;
  const layers = await Promise.all(
    parts.map(async ([picture, { left, top, width, height }]) => ({
      input: await sharp(picture)
        .resize({ width, height, fit: "inside", withoutEnlargement: true })
        .png()
        .toBuffer(),
      left,
      top,
    })),
  );
  await sharp({ create: { width: 1500, height: 1500, channels: 3, background: "#5a5a5a" } })
    .composite(layers)
    .png({ compressionLevel: 5 })
    .toFile(file);
}

async function cutPhoneScreen(phone: Buffer, index: number): Promise<Buffer> {
  const { width, height } = await sharp(phone).metadata();
  const half = Math.floor(height / 2);
  return sharp(phone)
    .extract({ left: 0, top: index * half, width, height: half })
    .png()
    .toBuffer();
}

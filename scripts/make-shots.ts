// Pictures of the sample websites: `npm run shots [-- SLUG …]`. Run after a change in public/demos; the results are committed.
// The first screen on a laptop and on a phone, each in AVIF and JPEG.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { PHONE_STILL, STILL_SIZE, STILL_WIDTHS } from "#content/portfolio/portfolio.ts";
import { findChromium } from "./chromium.ts";
import { demoSlugs, FINGERPRINTS, fingerprintDemo, SHOTS_FOLDER } from "./demo-sites.ts";

/** The first quality that keeps the picture within the limit is taken. */
const AVIF_QUALITIES = [66, 60, 54, 48, 42, 36];
const AVIF_MAX_BYTES = 60_000;
const JPEG_QUALITY = 78;
/** Device pixels per CSS pixel. */
const PHONE_SCALE = 2;
/** Entrance animations are over by then. */
const SETTLED_MS = 600;

const TYPES: Record<string, string> = { ".html": "text/html; charset=utf-8", ".woff2": "font/woff2" };

const wanted = process.argv.length > 2 ? process.argv.slice(2) : demoSlugs;
mkdirSync(SHOTS_FOLDER, { recursive: true });
const server = await serveDemos();
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  // Chromium has no sandbox for root.
  chromiumSandbox: process.getuid?.() !== 0,
  args: ["--disable-gpu"],
});
const madeFrom: Record<string, string> = existsSync(FINGERPRINTS)
  ? JSON.parse(readFileSync(FINGERPRINTS, "utf8"))
  : {};
try {
  for (const slug of wanted) {
    const fingerprint = fingerprintDemo(slug);
    const screen = await shoot(slug, { ...STILL_SIZE }, 1);
    for (const width of STILL_WIDTHS) await store(screen, width, `${slug}-${width}`);
    const { width, height } = PHONE_STILL;
    await store(await shoot(slug, { width, height }, PHONE_SCALE), width, `${slug}-phone`);
    madeFrom[slug] = fingerprint;
  }
} finally {
  await browser.close();
  server.close();
}
const ordered = demoSlugs.filter((slug) => madeFrom[slug]).map((slug) => [slug, madeFrom[slug]]);
writeFileSync(FINGERPRINTS, `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`);

async function shoot(slug: string, viewport: { width: number; height: number }, deviceScaleFactor: number) {
  const page = await browser.newPage({ viewport, deviceScaleFactor, reducedMotion: "reduce" });
  const { port } = server.address() as AddressInfo;
  const response = await page.goto(`http://127.0.0.1:${port}/demos/${slug}`);
  if (!response?.ok()) throw new Error(`/demos/${slug} answers ${response?.status()}.`);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(SETTLED_MS);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

async function store(picture: Buffer, width: number, name: string): Promise<void> {
  const file = path.join(SHOTS_FOLDER, name);
  const small = () => sharp(picture).resize({ width });
  for (const quality of AVIF_QUALITIES) {
    const { size } = await small().avif({ quality, effort: 6 }).toFile(`${file}.avif`);
    if (size > AVIF_MAX_BYTES) {
      rmSync(`${file}.avif`);
      continue;
    }
    const jpeg = await small().jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toFile(`${file}.jpg`);
    console.log(`${name}: AVIF ${size} bytes (quality ${quality}), JPEG ${jpeg.size} bytes`);
    return;
  }
  throw new Error(`${name}: more than ${AVIF_MAX_BYTES} bytes at every quality.`);
}

/** Serves the sample websites only, under their addresses. */
function serveDemos(): Promise<Server> {
  const demos = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = path.join("public", path.extname(pathname) ? pathname : `${pathname}/index.html`);
    if (!file.startsWith(`public${path.sep}demos`) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[path.extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type }).end(readFileSync(file));
  });
  return new Promise((resolve) => demos.listen(0, "127.0.0.1", () => resolve(demos)));
}

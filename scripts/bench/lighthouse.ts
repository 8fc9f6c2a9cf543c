// `npm run bench -- lighthouse`: Lighthouse's four categories for every page, as on a phone and on a desktop. A web designer's visitors
// look there first.
import { type Browser, chromium } from "@playwright/test";
import lighthouse, { desktopConfig } from "lighthouse";
import { findWindowlessChromium } from "../chromium.ts";
import { freePort } from "../serving/free-port.ts";
import { makeCertificate, serveFolder } from "./page-server.ts";

const CLIENT = "build/client";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const DEVICES = { phone: undefined, desktop: desktopConfig };
const FULL = 100;

/** Prints a line per page and device; false when a category misses 100 points or the console is not empty. */
export async function benchLighthouse(pages: readonly string[]): Promise<boolean> {
  const site = await serveFolder(CLIENT, makeCertificate());
  try {
    let isFull = true;
    for (const page of pages)
      for (const device of ["phone", "desktop"] as const) {
        const { points, faults } = await judge(site.origin + page, device);
        isFull &&= points.every((each) => each === FULL) && faults.length === 0;
        console.log(
          `${page.padEnd(38)} ${device.padEnd(8)} ${points.map((each) => String(each).padStart(4)).join("")}  ${faults.join(", ")}`,
        );
      }
    console.log(`Points: ${CATEGORIES.join(", ")}; behind them the audits that failed.`);
    return isFull;
  } finally {
    site.close();
  }
}

async function judge(url: string, device: keyof typeof DEVICES) {
  const port = await freePort();
  const browser = await launchForLighthouse(port);
  try {
    const flags = { port, onlyCategories: CATEGORIES, logLevel: "error" as const };
    const result = await lighthouse(url, flags, DEVICES[device]);
    if (!result) throw new Error(`${url}: no result`);
    const { categories, audits, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const points = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * FULL));
    const weighed = Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0),
    );
    const faults = weighed.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9);
    return { points, faults: [...new Set(faults)] };
  } finally {
    await browser.close();
  }
}

/** Listens on the port, as Lighthouse wants it. */
export function launchForLighthouse(port: number): Promise<Browser> {
  const executablePath = findWindowlessChromium();
  if (!executablePath) throw new Error("The bench needs a Chromium (CHROME_PATH).");
  const args = [
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--ignore-certificate-errors",
  ];
  return chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] });
}

// The price calculator while its server dies under the visitors' hands, twice, and comes back with what it has stored.
import { mkdtempDisposableSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { freePort } from "#scripts/serving/free-port.ts";
import { type RunningSite, serve } from "#scripts/serving/serve.ts";
import { test as base, expect } from "../../support/browser-test.ts";
import { field, messages, say } from "../support/chat-calls.ts";
import { hydrated, visit } from "../support/visit.ts";

const CHAT = "**/functions/v1/price-calculator-ai";

interface KillableServer {
  /** Always on the same port, with what was stored before. */
  start: () => Promise<void>;
  kill: () => Promise<void>;
  /** A visitor of its own, at /preisrechner. */
  visitor: () => Promise<Page>;
}

const test = base.extend<{ server: KillableServer }>({
  server: async ({ browser }, use) => {
    using stored = mkdtempDisposableSync(path.join(os.tmpdir(), "paettken-killed-"));
    const port = await freePort();
    const pages: Page[] = [];
    let site: RunningSite | null = null;
    await use({
      start: async () => {
        site = await serve(port, stored.path, { ...process.env, RATE_LIMITS: "off" }, () => {});
      },
      kill: async () => site?.kill(),
      visitor: async () => {
        const page = await browser.newPage({ baseURL: `http://localhost:${port}` });
        pages.push(page);
        await visit(page, "/preisrechner");
        return page;
      },
    });
    await Promise.all([...pages.map((page) => page.close()), (site as RunningSite | null)?.kill()]);
  },
});

// Three starts of a server, each of some seconds; of many on a machine that is busy.
test.describe.configure({ timeout: 180_000 });

/** The server dies at the first and at the last. */
const ANSWERS = [
  "Malerbetrieb Schulze Kersting",
  "einfache Firmenwebsite",
  "8 Seiten",
  "2-3 Wochen",
  "Buchungssystem",
] as const;

/** How far a visitor's answer has come when the server dies: a visitor each, the second time another one. */
const PLACES = ["field", "page", "wire", "storage", "screen"] as const;
type Place = (typeof PLACES)[number];

/** What the visitors do about it. */
const WAYS_ON = ["try again", "reload"] as const;
type WayOn = (typeof WAYS_ON)[number];

test("a server that is killed and started again loses and doubles nothing, however far a message has come [EDGE-08] [EDGE-09]", async ({
  page,
  server,
}) => {
  const [expected] = await Promise.all([undisturbed(page), server.start()]);
  const visitors = await Promise.all(PLACES.map(() => server.visitor()));

  for (const [death, wayOn] of WAYS_ON.entries()) {
    const answer = ANSWERS.at(-death) as string;
    const at = (place: Place) => visitors[(PLACES.indexOf(place) + death) % PLACES.length] as Page;

    for (const visitor of visitors) await field(visitor).fill(answer);
    const lose = await storeUnheard(at("storage"));
    const heard = at("screen").waitForResponse(CHAT);
    await send(at("screen"));
    await heard;
    await send(at("wire"));
    await server.kill();
    await lose();
    await send(at("page"));
    for (const place of ["page", "storage"] as const) {
      await expect(retry(at(place))).toBeVisible();
      if (wayOn === "try again") await stayWhenAsked(at(place));
    }

    await server.start();
    await Promise.all(visitors.map((visitor) => goOn(visitor, wayOn)));
    await expect(field(at("field"))).toHaveValue(answer);
    await field(at("field")).press("Enter");
    for (const visitor of visitors) await expect(messages(visitor)).toHaveCount(death === 0 ? 3 : 11);
    if (death === 0)
      for (const next of ANSWERS.slice(1, -1))
        await Promise.all(visitors.map((visitor) => say(visitor, next)));
  }
  const comesOut = async (visitor: Page) => {
    expect(await shown(visitor)).toEqual(expected);
    await visitor.reload();
    await expect.poll(() => shown(visitor)).toEqual(expected);
    await expect(field(visitor)).toHaveValue("");
  };
  await Promise.all(visitors.map(comesOut));
});

/** The same conversation with the server that all tests share. */
async function undisturbed(page: Page): Promise<string[]> {
  await visit(page, "/preisrechner");
  for (const answer of ANSWERS) await say(page, answer);
  return shown(page);
}

const retry = (page: Page) => page.getByRole("button", { name: "Erneut senden" });

/** Until the message has left the page; how much of it a dying server still does is left to chance. */
async function send(page: Page): Promise<void> {
  const sent = page.waitForRequest(CHAT);
  await field(page).press("Enter");
  await sent;
}

/** The server has stored and answered the message, the page has heard nothing. Gives back what ends its waiting. */
async function storeUnheard(page: Page): Promise<() => Promise<void>> {
  const stored = Promise.withResolvers<() => Promise<void>>();
  await page.route(CHAT, async (route) => {
    await route.fetch();
    stored.resolve(async () => {
      await route.abort("connectionreset");
      await page.unroute(CHAT);
    });
  });
  await send(page);
  return stored.promise;
}

/** A reload would end at the browser's own page, where the message is lost. */
async function stayWhenAsked(page: Page): Promise<void> {
  const question = page.waitForEvent("dialog");
  // Within the page: its end is not waited for.
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const asked = await question;
  expect(asked.type()).toBe("beforeunload");
  await asked.dismiss();
}

async function goOn(page: Page, wayOn: WayOn): Promise<void> {
  if (wayOn === "reload") {
    await page.reload();
    await hydrated(page);
  }
  await expect(field(page)).toBeEnabled();
  if (await retry(page).isVisible()) await retry(page).click();
}

/** All that was said, and the price that comes of it. */
async function shown(page: Page): Promise<string[]> {
  const said = await messages(page).locator(".calc-bubble").allInnerTexts();
  return [...said, (await page.locator(".calc-price").textContent()) ?? ""];
}

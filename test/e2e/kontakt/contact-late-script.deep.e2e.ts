// A browser with script that the site's script does not reach: the form is then sent as in a browser without.
import type { Page } from "@playwright/test";
import { contactOutcome } from "#content/contact-errors.ts";
import { expect, test } from "../../support/browser-test.ts";
import { fillIn, sendButton } from "../support/contact-calls.ts";

const SCRIPTS = "**/assets/*.js";
/** As in app/starter.ts. */
const PATIENCE_MS = 8_000;

test.use({ expectedErrors: /Failed to load resource/ });

const thanks = (page: Page) => page.getByRole("heading", { name: contactOutcome.sent.title });

test("a form whose script fails to load is sent by the browser itself, once its fields are filled [CONT-34] [EDGE-22]", async ({
  page,
}) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto("/kontakt");
  await sendButton(page).click();
  await expect(page.locator("#contact-name")).toBeFocused(); // the browser's own check
  await fillIn(page);
  await sendButton(page).click();
  await expect(thanks(page)).toBeFocused();
});

test("a form whose script does not come is sent some seconds after the click, once [CONT-34] [EDGE-22]", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.headers()["content-type"] ?? "");
  });
  await page.clock.install({ time: "2026-11-21T10:00" });
  await page.route(SCRIPTS, () => {});
  await page.goto("/kontakt", { waitUntil: "domcontentloaded" });
  await page.clock.pauseAt("2026-11-21T11:00");
  await fillIn(page);
  await sendButton(page).dblclick();
  await page.clock.fastForward(PATIENCE_MS - 1);
  await expect(sendButton(page)).toBeVisible();
  expect(sent).toEqual([]);
  await page.clock.fastForward(1);
  await expect(thanks(page)).toBeVisible();
  expect(sent).toEqual(["application/x-www-form-urlencoded"]);
});

test("a form whose script comes after the click is sent by it, and not again by the browser [CONT-34] [QUAL-06]", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.headers()["content-type"] ?? "");
  });
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.clock.install();
  await page.goto("/kontakt", { waitUntil: "domcontentloaded" });
  await fillIn(page);
  await sendButton(page).click();
  arrive();
  await expect(page.locator(".inquiry-after")).toBeVisible();
  await page.clock.fastForward(PATIENCE_MS);
  await expect(page.locator(".inquiry-after")).toBeVisible();
  expect(sent).toEqual(["application/json"]);
});

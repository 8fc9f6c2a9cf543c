// The owner's desk in a browser: reading, changing, taking back, two tabs, without script, on a phone, under axe.
import type { APIRequestContext, Page } from "@playwright/test";
import { PUBLIC_KEY } from "#content/api.ts";
import { axeFindings } from "../../support/axe.ts";
import { expect, test } from "../../support/browser-test.ts";

const DESK = "/intern";

/** An inquiry of its own, as the contact form sends it; its subject. */
async function written(
  request: APIRequestContext,
  message = "Guten Tag, ich brauche eine Website.",
): Promise<string> {
  const subject = `Anfrage ${crypto.randomUUID()}`;
  const answer = await request.post("/functions/v1/send-contact-email", {
    headers: { Authorization: `Bearer ${PUBLIC_KEY}` },
    data: { name: "Erika Muster", email: `${crypto.randomUUID()}@example.org`, subject, message },
  });
  expect(answer.ok()).toBe(true);
  return subject;
}

async function open(page: Page, subject: string): Promise<void> {
  await page.goto(`${DESK}?q=${encodeURIComponent(subject)}`);
  await page.getByRole("link", { name: subject }).click();
  await expect(page.getByRole("heading", { level: 1, name: subject })).toBeVisible();
}

test("an inquiry is found, noted as read, answered, noted about, and each change taken back [DESK-03] [DESK-04] [DESK-06]", async ({
  page,
  request,
}) => {
  const subject = await written(request);
  await open(page, subject);
  const state = page.getByLabel("Stand");
  await expect(state).toHaveValue("read");
  await state.selectOption("beantwortet");
  await page.getByRole("button", { name: "Stand ändern" }).click();
  await expect(page.getByText("Stand geändert: beantwortet.")).toBeVisible();
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await expect(page.getByText("Zurückgenommen.")).toBeVisible();
  await expect(state).toHaveValue("read");
  await page.getByLabel("Notiz").fill("ruft am Montag an");
  await page.getByRole("button", { name: "Notiz speichern" }).click();
  await expect(page.getByText("Notiz gespeichert.")).toBeVisible();
  await page.goto(`${DESK}?q=${encodeURIComponent(subject)}`);
  await expect(page.getByRole("row", { name: subject })).toContainText("Notiz");
});

test("a deleted inquiry is gone from the list and comes back at a press [DESK-06]", async ({
  page,
  request,
}) => {
  const subject = await written(request);
  await open(page, subject);
  await page.getByRole("button", { name: "Sofort löschen" }).click();
  await expect(page.getByText("Anfrage gelöscht.")).toBeVisible();
  await expect(page.getByRole("link", { name: subject })).toHaveCount(0);
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await expect(page.getByRole("heading", { level: 1, name: subject })).toBeVisible();
});

test("the way to take a change back goes away when its time is over [DESK-06]", async ({ page, request }) => {
  const subject = await written(request);
  await open(page, subject);
  await page.clock.install();
  await page.getByRole("button", { name: "Stand ändern" }).click();
  const undo = page.getByRole("button", { name: "Rückgängig" });
  await expect(undo).toBeVisible();
  await page.clock.runFor(10_500);
  await expect(undo).toHaveCount(0);
  await expect(page.getByText("Stand geändert")).toBeVisible();
});

test("a change from elsewhere does not take the undo away before its time [DESK-06] [DESK-08]", async ({
  page,
  request,
}) => {
  const subject = await written(request);
  await open(page, subject);
  await page.getByRole("button", { name: "Stand ändern" }).click();
  const undo = page.getByRole("button", { name: "Rückgängig" });
  await expect(undo).toBeVisible();
  await written(request);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  // Whatever the page asked for has been answered before this.
  await page.evaluate(async () => (await fetch("/intern/stand")).text());
  await undo.click();
  await expect(page.getByText("Zurückgenommen.")).toBeVisible();
});

test("a second tab follows, unless something is being written in it [DESK-08]", async ({
  page,
  context,
  request,
}) => {
  const subject = await written(request);
  await open(page, subject);
  const second = await context.newPage();
  await open(second, subject);
  await page.bringToFront();
  await page.getByLabel("Stand").selectOption("erledigt");
  await page.getByRole("button", { name: "Stand ändern" }).click();
  await expect(page.getByText("Stand geändert: erledigt.")).toBeVisible();
  await second.bringToFront();
  // The first tab's word may have been faster: then this one is being loaded again already.
  await second.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))).catch(() => {});
  await expect(second.getByLabel("Stand")).toHaveValue("done");
  // Or it is loaded once more, by either word.
  await second.waitForLoadState("networkidle");
  await second.getByLabel("Notiz").fill("halb geschr");
  await page.bringToFront();
  await page.getByLabel("Stand").selectOption("Werbung");
  await page.getByRole("button", { name: "Stand ändern" }).click();
  await expect(page.getByText("Stand geändert: Werbung.")).toBeVisible();
  await second.bringToFront();
  const answered = second.waitForResponse((answer) => answer.url().endsWith("/intern/stand"));
  await second.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await answered;
  await expect(second.getByLabel("Notiz")).toHaveValue("halb geschr");
});

test("what an inquiry brings along runs nowhere [DESK-09]", async ({ page, request }) => {
  const subject = await written(
    request,
    `<script>window.__xss=1</script><img src=x onerror=window.__xss=1> javascript:window.__xss=1`,
  );
  await open(page, subject);
  await expect(page.locator("blockquote")).toContainText("<script>window.__xss=1</script>");
  expect(await page.evaluate(() => "__xss" in window)).toBe(false);
});

test("everything works by keyboard alone [DESK-10]", async ({ page, request }) => {
  const subject = await written(request);
  await page.goto(`${DESK}?q=${encodeURIComponent(subject)}`);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Zum Inhalt" })).toBeFocused();
  await page.getByRole("link", { name: subject }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Stand").focus();
  await page.keyboard.press("e");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Stand geändert: erledigt.")).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("states, notes, undo, search and figures work [DESK-10]", async ({ page, request }) => {
    const subject = await written(request);
    await page.goto(DESK);
    await page.getByLabel("Suchen", { exact: true }).fill(subject);
    await page.getByRole("button", { name: "Suchen" }).click();
    await page.getByRole("link", { name: subject }).click();
    await expect(page.getByLabel("Stand")).toHaveValue("new");
    await page.getByLabel("Stand").selectOption("erledigt");
    await page.getByRole("button", { name: "Stand ändern" }).click();
    await page.getByRole("button", { name: "Rückgängig" }).click();
    await expect(page.getByText("Zurückgenommen.")).toBeVisible();
    await page.getByRole("link", { name: "Zahlen" }).click();
    await page.getByRole("combobox").selectOption("90 Tage");
    await page.getByRole("button", { name: "Anzeigen" }).click();
    await expect(page.getByRole("rowheader", { name: "Anfragen", exact: true })).toBeVisible();
  });
});

for (const width of [320, 390, 1440])
  for (const colorScheme of ["light", "dark"] as const)
    test(`at ${width} px, ${colorScheme}, nothing is wider than the window and axe finds nothing [DESK-10]`, async ({
      page,
      request,
    }) => {
      const subject = await written(request, `Lang${"x".repeat(200)} ${"Wort ".repeat(80)}`);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${DESK}?q=${encodeURIComponent(subject)}`);
      const inquiry = (await page.getByRole("link", { name: subject }).getAttribute("href")) ?? "";
      for (const path of [DESK, inquiry, `${DESK}/zahlen`, `${DESK}/zustand`]) {
        await page.goto(path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await axeFindings(page)).toEqual([]);
        // A column of single letters is not wider than the window either.
        const narrow = await page
          .locator("tbody th, tbody td a")
          .evaluateAll((cells) => cells.filter((cell) => cell.getBoundingClientRect().width < 60).length);
        expect(narrow).toBe(0);
      }
    });

// The contact page as it looks: heading, office hours, every state of the form under axe.
import { axeFindings } from "../support/axe.ts";
import { expect, test } from "../support/browser-test.ts";
import { afterTry, FAILURE, field, fillIn, openContact, STORED, sendButton } from "./contact-calls.ts";
import { visit } from "./visit.ts";

// Refused calls are what many of these tests are about; the browser notes each in the console.
test.use({ expectedErrors: /Failed to load resource/ });

test("the heading's words rise one after another, and stand still where less motion is wanted [CONT-01] [QUAL-03]", async ({
  page,
}) => {
  await visit(page, "/kontakt");
  const h1 = page.getByRole("heading", { level: 1 });
  await expect(h1).toHaveText("Erzählen Sie mir von Ihrem Betrieb.");
  const delays = await h1.evaluate(startsAgain);
  expect(delays).toHaveLength(6);
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
  expect(new Set(delays).size).toBe(6);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await h1.evaluate(startsAgain)).toEqual([]);
});

test("the page says whether the office is open, by the clock of Berlin, and keeps saying it [CONT-31]", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ timezoneId: "America/New_York", ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.clock.install({ time: new Date("2026-01-16T16:58:30Z") });
  await visit(page, "/kontakt");
  const now = page.locator(".office-now");
  await expect(now).toHaveText("Jetzt geöffnet, bis 18:00 Uhr");
  await page.clock.fastForward("02:00");
  await expect(now).toHaveText("Jetzt geschlossen, öffnet am Montag um 9:00 Uhr");
  await context.close();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing, whether empty, faulty, sending, failed or sent, and nothing sticks out, ${colorScheme} [QUAL-01] [QUAL-05] [CONT-35]`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 800 });
    const { send } = await openContact(page);
    const clean = async (state: string) => {
      expect(await axeFindings(page), state).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBe(320);
    };
    await sendButton(page).click();
    await expect(field(page, "Name")).toBeFocused();
    await clean("faulty");
    send.answer(FAILURE);
    const release = send.hold();
    await fillIn(page);
    await sendButton(page).click();
    await expect(sendButton(page)).toBeDisabled();
    await clean("sending");
    release();
    await expect(sendButton(page)).toBeFocused();
    await clean("failed");
    send.answer(STORED);
    await sendButton(page).click();
    await expect(afterTry(page)).toBeFocused();
    await clean("sent");
  });
}

/** Runs in the page: lets the animations of an element begin anew, and answers when each of its parts sets out, ms. */
function startsAgain(element: HTMLElement): number[] {
  element.hidden = true;
  element.getBoundingClientRect();
  element.hidden = false;
  return element.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().delay ?? 0);
}

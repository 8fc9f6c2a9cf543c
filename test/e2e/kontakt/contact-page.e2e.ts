// The contact page as it looks: heading, office hours, every state of the form under axe.
import { axeFindings } from "../../support/axe.ts";
import { expect, test } from "../../support/browser-test.ts";
import {
  afterTry,
  FAILURE,
  field,
  fillIn,
  openContact,
  STORED,
  sendButton,
} from "../support/contact-calls.ts";
import { visit } from "../support/visit.ts";

// Refused calls are what many of these tests are about; the browser notes each in the console.
test.use({ expectedErrors: /Failed to load resource/ });

test.describe("as seen from New York", () => {
  test.use({ timezoneId: "America/New_York" });

  test("the heading's words rise one after another, and stand still where less motion is wanted; the page says whether the office is open, by the clock of Berlin, and keeps saying it [CONT-01] [CONT-31] [QUAL-03]", async ({
    page,
  }) => {
    await page.clock.install({ time: new Date("2026-01-16T16:58:30Z") });
    await visit(page, "/kontakt");
    const now = page.locator(".office-now");
    await expect(now).toHaveText("Jetzt erreichbar, bis 18:00 Uhr");
    await page.clock.fastForward("02:00");
    await expect(now).toHaveText("Jetzt nicht besetzt, wieder am Montag um 9:00 Uhr");

    const h1 = page.getByRole("heading", { level: 1 });
    await expect(h1).toHaveText("Erzählen Sie mir von Ihrem Betrieb.");
    const delays = await h1.evaluate(startsAgain);
    expect(delays).toHaveLength(6);
    expect(delays).toEqual(delays.toSorted((a, b) => a - b));
    expect(new Set(delays).size).toBe(6);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await h1.evaluate(startsAgain)).toEqual([]);
  });
});

test("axe finds nothing, whether faulty, sending, failed or sent, in light and in dark, and nothing sticks out [QUAL-01] [QUAL-05] [CONT-35]", {
  tag: "@deep",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 800 });
  const { send } = await openContact(page);
  // Each state begins in the scheme in which the one before ended.
  const schemes = ["light", "dark"] as ("light" | "dark")[];
  const clean = async (state: string) => {
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page), `${state}, ${colorScheme}`).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBe(320);
    schemes.reverse();
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

/** Runs in the page: lets the animations of an element begin anew, and answers when each of its parts sets out, ms. */
function startsAgain(element: HTMLElement): number[] {
  element.hidden = true;
  element.getBoundingClientRect();
  element.hidden = false;
  return element.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().delay ?? 0);
}

// What a failed try costs: nothing. And which inquiry the next one is: the first may have arrived although its answer did not.
import type { Page } from "@playwright/test";
import { contactOutcome } from "#content/contact-errors.ts";
import { expect, test } from "../../support/browser-test.ts";
import {
  afterTry,
  FAILURE,
  field,
  fillIn,
  openContact,
  STORED,
  sendButton,
  toast,
  typed,
} from "../support/contact-calls.ts";

const failures = {
  "a failing server": FAILURE,
  "a log-in page of a hotel": { body: "<title>WLAN</title>", contentType: "text/html" },
  "a server that is not there": "offline",
} as const;

test.use({ expectedErrors: /Failed to load resource/ });

test("a failing server, none, or a log-in page of a hotel costs no word: values stay, the direct ways show; the same words are the same inquiry, changed ones are another [CONT-23] [CONT-24] [TOAST-02] [TOAST-03] [EDGE-16] [EDGE-22]", async ({
  page,
}) => {
  // One page for all: an inquiry that has arrived leaves the form empty.
  const { send } = await openContact(page);
  for (const [failure, answer] of Object.entries(failures)) {
    await test.step(failure, async () => {
      send.answer(answer);
      await fillIn(page);
      await sendButton(page).click();
      await expectNothingLost(page);

      send.answer(STORED);
      await sendButton(page).press("Enter");
      await expect(toast(page, "Nachricht gesendet")).toBeVisible();
      await expect(failed(page)).toHaveCount(0);
      const [first, second, ...more] = send.calls.splice(0).map((call) => call.postDataJSON());
      expect(second).toEqual(first);
      expect(more).toEqual([]);
      await toast(page, "Nachricht gesendet").getByRole("button").click();
      await expect(page.locator(".toast")).toHaveCount(0);
    });
  }

  const tried = async (calls: number) => {
    await sendButton(page).click();
    await expect.poll(() => send.calls.length).toBe(calls);
    await expect(sendButton(page)).toBeEnabled();
    return send.calls.at(-1)?.postDataJSON();
  };
  send.answer("offline");
  await fillIn(page);
  const first = await tried(1);
  expect(await tried(2)).toEqual(first);

  await field(page, "Nachricht").fill("Guten Tag,\n\nnoch etwas: bitte auch ein Shop.");
  const changed = await tried(3);
  expect(changed.message).toContain("Shop");
  expect(changed.submissionId).not.toBe(first.submissionId);

  send.answer(STORED);
  expect((await tried(4)).submissionId).toBe(changed.submissionId);
  await expect(toast(page, "Nachricht gesendet")).toBeVisible();
});

const failed = (page: Page) => page.locator(".toasts [role=alert] .toast");

async function expectNothingLost(page: Page): Promise<void> {
  await expect(failed(page)).toHaveAttribute("data-kind", "destructive");
  await expect(failed(page)).toContainText("Fehler beim Senden");
  await expect(failed(page)).toContainText(
    "Ihre Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es später erneut oder kontaktieren Sie mich direkt.",
  );
  for (const [label, value] of Object.entries(typed)) {
    await expect(field(page, label as keyof typeof typed)).toHaveValue(value);
    await expect(field(page, label as keyof typeof typed)).toBeEnabled();
  }
  await expect(sendButton(page)).toBeFocused();
  const hrefs = await afterTry(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(hrefs.map((href) => href.replace(/^(tel:|mailto:|https:\/\/wa\.me\/).*/, "$1"))).toEqual([
    "tel:",
    "https://wa.me/",
    "mailto:",
  ]);
  const mail = new URL(hrefs[2] ?? "").searchParams;
  expect(mail.get("subject")).toBe(typed.Betreff);
  expect(mail.get("body")).toBe(typed.Nachricht.replaceAll("\n", "\r\n"));
}

test("a second inquiry from the same page brings a token of its own, as one counts once [SAFE-36]", async ({
  page,
}) => {
  const { send, token } = await openContact(page);
  await fillIn(page);
  await expect.poll(() => token.calls.length).toBe(1);
  token.answer({ json: { token: "another" } });
  await sendButton(page).click();
  await expect(toast(page, contactOutcome.sent.title)).toBeVisible();
  await fillIn(page);
  await expect.poll(() => token.calls.length).toBe(2);
  await sendButton(page).click();
  await expect.poll(() => send.calls.length).toBe(2);
  expect(send.calls.map((call) => call.postDataJSON().formToken)).toEqual(["signed", "another"]);
});

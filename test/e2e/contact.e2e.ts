// The contact form as a visitor with script uses it. Without script: contact-without-script.e2e.ts.
import { contactOutcome } from "#content/contact-errors.ts";
import { axeFindings } from "../support/axe.ts";
import { expect, test } from "../support/browser-test.ts";
import {
  afterTry,
  field,
  fillIn,
  form,
  openContact,
  STORED,
  sendButton,
  toast,
  typed,
} from "./contact-calls.ts";
import { problem } from "./stand-in.ts";
import { visit } from "./visit.ts";

const NEEDED = ["Name", "E-Mail", "Betreff", "Nachricht"] as const;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const FAILURE = problem(500, "internal", "Ein Fehler ist aufgetreten.");

// Refused calls are what many of these tests are about; the browser notes each in the console.
test.use({ expectedErrors: /Failed to load resource/ });

test("the heading's words rise one after another, and stand still where less motion is wanted [CONT-01] [QUAL-03]", async ({
  page,
}) => {
  const rising = () =>
    page
      .locator("h1")
      .evaluate((h1) => h1.getAnimations({ subtree: true }).map((animation) => animation.id || "css"));
  await page.goto("/kontakt", { waitUntil: "commit" });
  await expect.poll(async () => (await rising()).length).toBeGreaterThan(0);
  await expect(page.locator("h1")).toHaveText("Erzählen Sie mir von Ihrem Betrieb.");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/kontakt", { waitUntil: "commit" });
  await expect(page.locator("h1")).toBeVisible();
  expect(await rising()).toEqual([]);
});

test("what is missing or malformed is named at its field, in a summary and aloud, and nothing is sent [CONT-19] [CONT-35] [QUAL-17]", async ({
  page,
}) => {
  const { send } = await openContact(page);
  await sendButton(page).click();
  for (const label of NEEDED) {
    await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, label)).toHaveAccessibleDescription(/Bitte /);
  }
  await expect(field(page, "Telefon")).toHaveAttribute("aria-invalid", "false");
  await expect(field(page, "Name")).toBeFocused();
  await expect(form(page).getByRole("alert")).toHaveText(
    "4 Angaben fehlen noch oder stimmen nicht: Name, E-Mail, Betreff, Nachricht",
  );

  const summary = form(page).locator("[data-contact-summary]");
  await summary.getByRole("link", { name: "Betreff" }).click();
  await expect(field(page, "Betreff")).toBeFocused();
  expect(new URL(page.url()).hash).toBe("");
  await page.keyboard.type("W");
  await expect(field(page, "Betreff")).toHaveAttribute("aria-invalid", "false");
  await expect(form(page).locator("[data-contact-error=subject]")).toBeHidden();
  await expect(summary.getByRole("link")).toHaveText(["Name", "E-Mail", "Nachricht"]);

  await fillIn(page);
  for (const malformed of ["erika", "erika@", "erika@hofladen", "a@b.de, c@d.de", "   "]) {
    await field(page, "E-Mail").fill(malformed);
    await sendButton(page).click();
    await expect(field(page, "E-Mail")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "E-Mail")).toBeFocused();
  }
  await expect(summary).toContainText("Eine Angabe fehlt noch oder stimmt nicht:");
  await field(page, "E-Mail").fill(typed["E-Mail"]);
  await expect(form(page).locator("[aria-invalid=true]")).toHaveCount(0);
  await expect(summary).toBeEmpty();
  expect(send.calls).toHaveLength(0);
});

test("while it is sent nothing can be changed or sent twice; then the form is empty and says what comes next [CONT-20] [CONT-21] [CONT-22] [CONT-34] [API-05] [API-06] [API-07] [TOAST-03]", async ({
  page,
}) => {
  const { send } = await openContact(page);
  const release = send.hold();
  await fillIn(page);
  await field(page, "Größe").selectOption("kleine-unternehmen");
  await sendButton(page).dblclick();
  await expect(sendButton(page)).toHaveText("Wird gesendet...");
  await expect(sendButton(page)).toBeDisabled();
  for (const label of [...NEEDED, "Telefon", "Betrieb oder Verein", "Größe"] as const)
    await expect(field(page, label)).toBeDisabled();
  await expect(form(page).getByRole("status")).toHaveText("Wird gesendet...");
  release();

  await expect(page.locator(".toasts [role=status] .toast")).toContainText(contactOutcome.sent.title);
  await expect(toast(page, "Nachricht gesendet")).toContainText(
    "Vielen Dank für Ihre Nachricht. Ich melde mich schnellstmöglich bei Ihnen zurück.",
  );
  expect(send.calls).toHaveLength(1);
  for (const label of [...NEEDED, "Telefon", "Betrieb oder Verein", "Größe"] as const) {
    await expect(field(page, label)).toHaveValue("");
    await expect(field(page, label)).toBeEnabled();
  }
  await expect(afterTry(page)).toContainText(typed["E-Mail"]);
  await expect(afterTry(page)).toBeFocused();

  const [call] = send.calls;
  expect(call?.headers()).toMatchObject({
    "content-type": "application/json",
    authorization: "Bearer pk_paettken_public",
  });
  const { submissionId, ...body } = call?.postDataJSON() ?? {};
  expect(submissionId).toMatch(UUID);
  expect(body).toEqual({
    name: typed.Name,
    email: typed["E-Mail"],
    phone: typed.Telefon,
    company: typed["Betrieb oder Verein"],
    companySize: "kleine-unternehmen",
    subject: typed.Betreff,
    message: typed.Nachricht,
    formToken: "signed",
  });

  // Another inquiry is another one.
  await field(page, "Name").fill("Erika");
  await expect(afterTry(page)).toHaveCount(0);
  await fillIn(page);
  await sendButton(page).click();
  await expect.poll(() => send.calls.length).toBe(2);
  expect(send.calls[1]?.postDataJSON().submissionId).not.toBe(submissionId);
});

for (const [name, answer] of [
  ["a failing server", FAILURE],
  ["a server that is not there", "offline"],
  ["a log-in page of a hotel", { body: "<title>WLAN</title>", contentType: "text/html" }],
] as const) {
  test(`${name} costs no word: values stay, the direct ways show, the next try is the same inquiry [CONT-23] [CONT-24] [TOAST-02] [TOAST-03] [EDGE-22]`, async ({
    page,
  }) => {
    const { send } = await openContact(page);
    send.answer(answer);
    await fillIn(page);
    await sendButton(page).click();
    const alert = page.locator(".toasts [role=alert] .toast");
    await expect(alert).toHaveAttribute("data-kind", "destructive");
    await expect(alert).toContainText("Fehler beim Senden");
    await expect(alert).toContainText(
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

    send.answer(STORED);
    await sendButton(page).press("Enter");
    await expect(toast(page, "Nachricht gesendet")).toBeVisible();
    await expect(alert).toHaveCount(0);
    const [first, second] = send.calls.map((call) => call.postDataJSON());
    expect(second).toEqual(first);
  });
}

test("a fault that only the server sees is shown at its field [CONT-19] [CONT-24] [QUAL-17]", async ({
  page,
}) => {
  const { send } = await openContact(page);
  send.answer({
    status: 400,
    json: {
      type: "/problems/bad-request",
      title: "x",
      status: 400,
      detail: "x",
      fields: { phone: "malformed" },
    },
  });
  await fillIn(page);
  await sendButton(page).click();
  await expect(field(page, "Telefon")).toHaveAccessibleDescription(/Die Telefonnummer enthält Zeichen/);
  await expect(field(page, "Telefon")).toBeFocused();
  await expect(form(page).getByRole("alert")).toContainText("Telefon");
  await expect(field(page, "Telefon")).toHaveValue(typed.Telefon);
  // The focus is not pulled back while the visitor mends something else.
  await field(page, "Betreff").focus();
  await field(page, "Telefon").fill("02591 1");
  await expect(field(page, "Telefon")).toHaveAttribute("aria-invalid", "false");
  await field(page, "Betreff").fill("Anders");
  await expect(field(page, "Betreff")).toBeFocused();
});

test("a visitor who leaves hears nothing more, and what was sent still arrives [API-24]", async ({
  page,
}) => {
  const { send } = await openContact(page);
  send.answer(FAILURE);
  const release = send.hold();
  await fillIn(page);
  await sendButton(page).click();
  await expect.poll(() => send.calls.length).toBe(1);
  await page.getByRole("contentinfo").getByRole("link", { name: "AGB" }).click();
  await expect(page).toHaveURL(/\/agb$/);
  const answered = page.waitForResponse("**/functions/v1/send-contact-email");
  release();
  expect((await answered).status()).toBe(500);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(page.locator(".toast")).toHaveCount(0);
});

test("a link fills in subject, message and estimate, as text and within limits; what was typed stays [SVC-06] [CONT-09] [CONT-10]", async ({
  page,
}) => {
  const estimate = "0b9f6c1e-5f0a-4c39-9d5d-6f1f0f8a2b11";
  const query = new URLSearchParams({
    subject: `<b>Paket</b>\r\nBcc: x ${"lang ".repeat(60)}`,
    message: "Guten Tag,\n\n<img src=x onerror=alert(1)>",
    estimate,
  });
  const { send } = await openContact(page, `?${query}`);
  const subject = await field(page, "Betreff").inputValue();
  expect(subject).toMatch(/^<b>Paket<\/b> Bcc: x lang/);
  expect(subject.length).toBeLessThanOrEqual(150);
  await expect(field(page, "Nachricht")).toHaveValue("Guten Tag,\n\n<img src=x onerror=alert(1)>");
  await expect(form(page)).toContainText("Ihre Schätzung wird mitgeschickt");
  const mail = await page.locator(".ways a[href^=mailto]").getAttribute("href");
  expect(mail).toContain(encodeURIComponent("<b>Paket</b> Bcc: x"));

  await fillIn(page, ["Name", "E-Mail"]);
  await sendButton(page).click();
  await expect(toast(page, "Nachricht gesendet")).toBeVisible();
  expect(send.calls[0]?.postDataJSON()).toMatchObject({ subject, estimateId: estimate });
  await expect(form(page)).not.toContainText("Ihre Schätzung");

  await visit(page, `/kontakt?${query}`);
  await form(page).getByRole("button", { name: "Ohne Schätzung senden" }).click();
  await expect(form(page)).not.toContainText("Ihre Schätzung wird");
  await fillIn(page, ["Name", "E-Mail"]);
  await sendButton(page).click();
  await expect.poll(() => send.calls.length).toBe(2);
  expect(send.calls[1]?.postDataJSON()).not.toHaveProperty("estimateId");
});

test("what is typed before the script comes stays, also against a link [CONT-09] [EDGE-22]", async ({
  page,
}) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto("/kontakt?subject=Webdesign", { waitUntil: "commit" });
  await field(page, "Betreff").fill("Mein Anliegen");
  await field(page, "Name").fill("Erika");
  arrive();
  await expect(form(page)).toHaveAttribute("novalidate", "");
  await expect(field(page, "Betreff")).toHaveValue("Mein Anliegen");
  await expect(field(page, "Name")).toHaveValue("Erika");
});

test("the form can be filled and sent by keyboard alone, past the trap [CONT-34] [QUAL-01]", async ({
  page,
}) => {
  const { send } = await openContact(page);
  await field(page, "Name").focus();
  const order = [
    "Name",
    "E-Mail",
    "Telefon",
    "Betrieb oder Verein",
    "Größe",
    "Betreff",
    "Nachricht",
  ] as const;
  for (const label of order) {
    await expect(field(page, label)).toBeFocused();
    if (label === "Größe") await page.keyboard.press("V");
    else await page.keyboard.type(label === "E-Mail" ? typed[label] : `${label} ja`);
    await page.keyboard.press("Tab");
  }
  await expect(form(page).getByRole("link", { name: "Datenschutzerklärung" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toast(page, "Nachricht gesendet")).toBeVisible();
  expect(send.calls[0]?.postDataJSON()).toMatchObject({ name: "Name ja", companySize: "verein-ngo" });
});

test("the trap is out of sight and out of the tree of a screen reader; what fills it is told [CONT-34]", async ({
  page,
}) => {
  const { send } = await openContact(page);
  const trap = page.locator("input[name=website]");
  await expect(trap).not.toBeInViewport();
  expect(await trap.evaluate((input) => getComputedStyle(input).display)).not.toBe("none");
  await expect(form(page).getByRole("textbox", { name: /leer lassen/ })).toHaveCount(0);
  await fillIn(page);
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = "https://spam.example";
  });
  await sendButton(page).click();
  await expect(toast(page, "Nachricht gesendet")).toBeVisible();
  expect(send.calls[0]?.postDataJSON()).toMatchObject({ website: "https://spam.example" });
});

test("the token is asked for at the first touch, once; without one the inquiry goes all the same [CONT-34]", async ({
  page,
}) => {
  const { send, token } = await openContact(page);
  expect(token.calls).toHaveLength(0);
  await field(page, "Name").focus();
  await expect.poll(() => token.calls.length).toBe(1);
  await fillIn(page);
  expect(token.calls).toHaveLength(1);

  await page.reload();
  token.answer("offline");
  await field(page, "Name").focus();
  await expect.poll(() => token.calls.length).toBe(2);
  await expect(page.locator(".toast")).toHaveCount(0);
  await fillIn(page);
  await sendButton(page).click();
  await expect(toast(page, "Nachricht gesendet")).toBeVisible();
  expect(send.calls[0]?.postDataJSON()).not.toHaveProperty("formToken");
});

test("the browser stores nothing of an inquiry [DATA-13]", async ({ page }) => {
  const { send } = await openContact(page);
  const stored = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie]);
  const before = await stored();
  await fillIn(page);
  send.answer(FAILURE);
  await sendButton(page).click();
  await expect(toast(page, "Fehler beim Senden")).toBeVisible();
  expect(await stored()).toEqual(before);
});

test("a long message is told how much room is left [CONT-10]", async ({ page }) => {
  await openContact(page);
  await field(page, "Nachricht").fill("a".repeat(4_400));
  await expect(field(page, "Nachricht")).toHaveAccessibleDescription(/Drei Sätze genügen/);
  await field(page, "Nachricht").fill("a".repeat(4_999));
  await expect(field(page, "Nachricht")).toHaveAccessibleDescription("Noch 1 Zeichen frei.");
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

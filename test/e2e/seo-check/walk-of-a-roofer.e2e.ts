// A roofer on his phone: from the field on the home page over the report to an inquiry that arrives, and from the report to the call.
import { owner } from "#content/owner.ts";
import { expect, test } from "../../support/browser-test.ts";
import { afterTry, field, sendButton } from "../support/contact-calls.ts";
import { report, startButton, urlField } from "../support/seo-calls.ts";
import { untilQuiet } from "../support/until-quiet.ts";
import { PHONE, visit } from "../support/visit.ts";

test.use({ viewport: PHONE, contextOptions: { reducedMotion: "reduce" } });

test("the field on the home page leads over the report to an inquiry that names the page and the three tasks, and arrives; the call stands beside it [WISH-02] [WISH-07] [READ-01] [READ-02]", async ({
  page,
  request,
}) => {
  await visit(page, "/");
  const address = `${process.env.FIXTURE_ORIGIN}/example-firm/`;
  await page.getByLabel("Wie steht Ihre Website da?").fill(address);
  await page.getByRole("button", { name: "Kostenlos prüfen" }).click();
  await expect(urlField(page)).toHaveValue(address);
  await startButton(page).click();

  const ask = report(page).locator(".report-ask");
  await expect(ask.getByRole("link", { name: /Anrufen/ })).toHaveAttribute("href", `tel:${owner.phone.dial}`);
  const tasks = await report(page)
    .getByRole("navigation", { name: "Die wichtigsten Aufgaben" })
    .getByRole("link")
    .allTextContents();
  expect(tasks).toHaveLength(3);
  // The message about the end of the analysis moves the page while it makes room for itself, again after each scrolling.
  const toast = page.locator(".toast");
  await expect(toast).toBeVisible();
  await untilQuiet(page);
  await toast.getByRole("button").click();
  await expect(toast).toHaveCount(0);
  await ask.getByRole("link", { name: "Schreiben" }).click();

  await expect.poll(() => field(page, "Nachricht").inputValue()).toContain(address);
  const message = await field(page, "Nachricht").inputValue();
  for (const [index, task] of tasks.entries()) expect(message).toContain(`${index + 1}. ${task}`);
  await field(page, "Name").fill("Jupp Ziegel");
  await field(page, "E-Mail").fill("jupp@dach-ziegel.example");
  await sendButton(page).click();
  await expect(afterTry(page)).not.toBeEmpty();
  await expect(field(page, "Nachricht")).toHaveValue("");

  const mails = async () => (await request.get("/__mail")).text();
  await expect.poll(mails).toContain("jupp@dach-ziegel.example");
});

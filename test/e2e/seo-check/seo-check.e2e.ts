// The SEO check as a visitor uses it: typing, starting, waiting, the design rating, the example.
import { exampleReport } from "#test/support/example-report.ts";
import { expect, test } from "../../support/browser-test.ts";
import {
  counter,
  keywordField,
  openSeoCheck,
  report,
  startButton,
  storedCount,
  toast,
  urlField,
} from "../support/seo-calls.ts";
import { testOnSharedPage } from "../support/shared-page.ts";
import { visit } from "../support/visit.ts";

// Refused calls are what many of these tests are about; the browser notes each in the console.
test.use({ expectedErrors: /Failed to load resource/ });

test.describe("before anything is started", () => {
  // Nothing here starts an analysis: one page for all.
  const test = testOnSharedPage((page) => openSeoCheck(page, {}, "?url=https%3A%2F%2Ffirma.de%2F"));

  test("an address in the link fills the field, and starts nothing [SEO-10]", async ({
    page,
    opened: calls,
  }) => {
    await expect(urlField(page)).toHaveValue("https://firma.de/");
    expect(calls.crawler.calls).toHaveLength(0);
  });

  test("the page has title, card and fields as named [SEO-01] [SEO-02] [SEO-03] [SEO-04] [SEO-05] [SEO-07] [SEO-18]", async ({
    page,
  }) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("SEO-Analyse Tool");
    await expect(urlField(page)).toHaveAttribute("type", "url");
    await expect(urlField(page)).toHaveAttribute("placeholder", "https://ihre-website.de");
    await expect(keywordField(page)).toBeEditable();
    await expect(page.getByRole("checkbox", { name: "KI-Design-Bewertung" })).toBeEnabled();
    await expect(startButton(page)).toBeEnabled();
    await expect(counter(page)).toHaveText("0 von 3 kostenlosen Analysen heute verwendet");
  });

  test("the example opens and closes without a call and without using quota [SEO-02] [SEO-08]", async ({
    page,
    opened: calls,
  }) => {
    await expect(report(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Beispiel-Analyse ansehen" }).click();
    const dialog = page.getByRole("dialog", { name: "Beispiel-Analyse" });
    await expect(dialog).toContainText(new URL(exampleReport.url).host);
    await expect(dialog.getByRole("heading", { name: "Alle Mängel und Empfehlungen" })).toBeAttached();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: "Beispiel-Analyse ansehen" })).toBeFocused();
    expect(calls.crawler.calls.length + calls.design.calls.length).toBe(0);
    expect(await storedCount(page)).toBeNull();
    await expect(counter(page)).toHaveText(/^0 von 3/);
  });

  test("what cannot be an address is refused at the field, without call or count [SEO-10] [QUAL-17]", async ({
    page,
    opened: calls,
  }) => {
    for (const typed of ["", "   ", "zwei worte", "post@firma.de", "ftp://firma.de"]) {
      await urlField(page).fill(typed);
      await startButton(page).click();
      await expect(urlField(page)).toHaveAttribute("aria-invalid", "true");
      await expect(urlField(page)).toHaveAccessibleDescription(/\S/);
      await expect(urlField(page)).toBeFocused();
    }
    await urlField(page).fill("firma.de");
    await expect(urlField(page)).toHaveAttribute("aria-invalid", "false");
    await keywordField(page).fill("x,".repeat(11));
    await startButton(page).click();
    await expect(keywordField(page)).toHaveAccessibleDescription(/höchstens 10/);
    await expect(keywordField(page)).toHaveValue("x,".repeat(11));
    expect(calls.crawler.calls).toHaveLength(0);
    expect(await storedCount(page)).toBeNull();
  });
});

test("a real page is read station by station, and the same page scores the same twice [EDGE-04] [SEO-27] [SEO-32] [SEO-33] [SEO-69] [SEO-70]", async ({
  page,
}) => {
  await visit(page, "/seo-check");
  const scores: string[] = [];
  for (const delay of [3000, 0]) {
    await urlField(page).fill(`${process.env.FIXTURE_ORIGIN}/example-firm/?delay=${delay}`);
    await keywordField(page).fill("Flachdach, Dachdecker Olfen");
    await startButton(page).click();
    if (delay > 0) {
      const progress = page.getByRole("progressbar", { name: "Fortschritt der Analyse" });
      await expect(progress).toHaveAttribute("aria-valuenow", "10");
      await expect(page.locator(".station-path li[data-state=current]")).toContainText("Abruf");
    }
    await expect(report(page)).toContainText("127.0.0.1");
    await expect(report(page)).toContainText("Flachdach");
    await expect(report(page)).toContainText("Die Seite wird unverschlüsselt übertragen");
    scores.push((await report(page).locator(".score-text").textContent()) ?? "");
  }
  expect(scores[0]).toMatch(/^\d+ von 100$/);
  expect(scores[1]).toBe(scores[0]);
  await expect(counter(page)).toHaveText(/^2 von 3/);
  await urlField(page).fill("http://10.0.0.1/");
  await startButton(page).click();
  await expect(toast(page, "Analyse fehlgeschlagen")).toContainText(
    "HTTP 403: Diese Adresse ruft der Check nicht ab.",
  );
  await expect(counter(page)).toHaveText(/^2 von 3/);
});

test("the request carries key, completed address and trimmed keywords; the button waits; Enter in the address starts nothing while there are keywords, Enter in the keywords does [API-01] [API-06] [API-07] [SEO-06] [SEO-13] [SEO-14] [SEO-16] [SEO-17] [SEO-21] [SEO-23] [SEO-28]", async ({
  page,
}) => {
  const { crawler } = await openSeoCheck(page);
  const release = crawler.hold();
  await urlField(page).fill("  ihre-website.de ");
  await keywordField(page).fill(" Dachdecker Olfen ,, Flachdach,");
  await urlField(page).press("Enter");
  await page.waitForTimeout(300);
  expect(crawler.calls).toHaveLength(0);
  await startButton(page).dblclick();
  await expect(startButton(page)).toHaveText("Analysiere...");
  await expect(startButton(page)).toBeDisabled();
  expect(await storedCount(page)).toBe("1");
  await keywordField(page).press("Enter");
  release();
  await expect(report(page)).toBeVisible();
  expect(crawler.calls).toHaveLength(1);
  const [call] = crawler.calls;
  expect(call?.postDataJSON()).toEqual({
    url: "https://ihre-website.de",
    keywords: ["Dachdecker Olfen", "Flachdach"],
  });
  expect(call?.headers()).toMatchObject({
    "content-type": "application/json",
    authorization: "Bearer pk_paettken_public",
    accept: "text/event-stream",
  });
  await keywordField(page).fill(" , ");
  await startButton(page).click();
  await expect.poll(() => crawler.calls.length).toBe(2);
  expect(crawler.calls[1]?.postDataJSON()).toEqual({ url: "https://ihre-website.de" });

  await expect(startButton(page)).toBeEnabled();
  await keywordField(page).fill("Dach");
  await keywordField(page).press("Enter");
  await expect.poll(() => crawler.calls.length).toBe(3);
  await expect(report(page)).toBeVisible();
});

test("Enter in the address starts without keywords; the design rating comes second; when it fails the report stands, with a hint [SEO-15] [SEO-29] [SEO-31] [SEO-33] [SEO-38] [API-02]", async ({
  page,
}) => {
  const { crawler, design } = await openSeoCheck(page);
  const release = design.hold();
  await urlField(page).fill("firma.de");
  await page.getByRole("checkbox", { name: "KI-Design-Bewertung" }).check();
  await urlField(page).press("Enter");
  await expect(report(page)).toBeVisible();
  await expect(startButton(page)).toHaveText("Analysiere...");
  expect(crawler.calls).toHaveLength(1);
  expect(design.calls[0]?.postDataJSON()).toEqual({ url: "https://firma.de" });
  release();
  await expect(toast(page, "Hinweis")).toContainText(
    "Die visuelle Design-Analyse konnte nicht durchgeführt werden, aber die SEO-Analyse ist vollständig.",
  );
  await expect(toast(page, "Hinweis")).toHaveAttribute("data-kind", "info");
  await expect(toast(page, "Analyse abgeschlossen!")).toContainText(
    "Die SEO-Analyse wurde erfolgreich durchgeführt.",
  );
  await expect(counter(page)).toHaveText(/^1 von 3/);
  await expect(report(page)).toBeVisible();

  design.answer({ json: { overallScore: 70, designAspects: { layout: { score: 70 } } } });
  await startButton(page).click();
  await expect(toast(page, "Die SEO- und Design-Analyse wurde erfolgreich durchgeführt.")).toBeVisible();
});

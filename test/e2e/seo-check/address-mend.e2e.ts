// A complaint about an address offers what was probably meant.
import { expect, test } from "../../support/browser-test.ts";
import { openSeoCheck, problem, report, startButton, toast, urlField } from "../support/seo-calls.ts";

test.use({ expectedErrors: /Failed to load resource/ });

test("a slip of the finger, a mail address and a name nobody answers to are mended by one tap [KEPT-13]", async ({
  page,
}) => {
  const { crawler } = await openSeoCheck(page);
  const requested = () => (crawler.calls.at(-1)?.postDataJSON() as { url: string } | undefined)?.url;

  await urlField(page).fill("markus-dachde");
  await startButton(page).click();
  await expect(urlField(page)).toHaveAccessibleDescription(/fehlt die Endung/);
  expect(crawler.calls).toHaveLength(0);
  await page.getByRole("button", { name: "Meinten Sie markus-dach.de?" }).click();
  await expect(report(page)).toBeVisible();
  expect(requested()).toBe("https://markus-dach.de");
  await expect(urlField(page)).toHaveValue("markus-dach.de");
  await expect(page.getByRole("button", { name: /Meinten Sie/ })).toHaveCount(0);

  await urlField(page).fill("post@paettken.de");
  await startButton(page).click();
  await expect(urlField(page)).toHaveAccessibleDescription(/Das ist eine Mail-Adresse\./);
  const mail = page.getByRole("button", { name: "Soll ich paettken.de prüfen?" });
  await expect(mail).toBeVisible();
  await urlField(page).press("End");
  await urlField(page).pressSequentially("x");
  await expect(mail).toHaveCount(0);

  crawler.answer(problem(502, "target-unreachable", "Die Website ist nicht erreichbar."));
  await urlField(page).fill("dachdecker-müller.de");
  await startButton(page).click();
  await expect(toast(page, "Analyse fehlgeschlagen")).toBeVisible();
  crawler.answer({ status: 502, json: {} });
  await page.getByRole("button", { name: "Meinten Sie dachdecker-mueller.de?" }).click();
  await expect.poll(requested).toBe("https://dachdecker-mueller.de");
  await expect(urlField(page)).toHaveValue("https://dachdecker-mueller.de");
});

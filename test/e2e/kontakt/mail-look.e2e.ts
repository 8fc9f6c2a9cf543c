// The HTML part of the mails as a mail program with a browser's engine draws it.

import { composeMail } from "#worker/mail/compose/compose.ts";
import { inquiryMails } from "#worker/mail/compose/contact-mail.ts";
import { estimateMail } from "#worker/mail/compose/estimate-mail.ts";
import { axeFindings, contrastFindings } from "../../support/axe.ts";
import { expect } from "../../support/browser-test.ts";
import { sampleEstimate } from "../../support/estimates.ts";
import { estimateContent, hostileInquiry, sampleInquiry } from "../../support/mail-samples.ts";
import { testOnSharedPage } from "../support/shared-page.ts";

const PHONE_PX = 320;
const MAIL_PX = 600;
const DESKTOP = { width: 1280, height: 720 };
/** A mail is part of the mail program's page, which has the landmarks. */
const ABOUT_WHOLE_PAGES = /^(?:region|landmark-one-main):/;

const [inquiry, confirmation] = inquiryMails(sampleInquiry());
const mails = {
  inquiry,
  confirmation,
  "suspicious inquiry": inquiryMails(hostileInquiry)[0],
  "every kind of block": composeMail(estimateContent),
  estimate: estimateMail(sampleEstimate, "erika@example.org"),
  "inquiry about an estimate": inquiryMails(sampleInquiry(), sampleEstimate)[0],
};

const requests: string[] = [];
// Every mail replaces the one before in the same window.
const test = testOnSharedPage(async (page) => {
  page.on("request", (request) => requests.push(request.url()));
});

for (const [name, mail] of Object.entries(mails)) {
  test(`${name}: readable on a phone and in both schemes, without a request [API-19] [QUAL-01]`, async ({
    page,
  }) => {
    requests.length = 0;
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize(DESKTOP);
    await page.setContent(mail?.html ?? "");
    const findings = await axeFindings(page);
    expect(findings.filter((finding) => !ABOUT_WHOLE_PAGES.test(finding))).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(18, 26, 21)");
    expect(await contrastFindings(page)).toEqual([]);
    for (const width of [PHONE_PX, MAIL_PX, 2 * MAIL_PX]) {
      await page.setViewportSize({ width, height: 700 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(needed, `at ${width} px`).toBeLessThanOrEqual(width);
    }
    const card = await page.locator("h1").boundingBox();
    expect(card?.width).toBeLessThanOrEqual(MAIL_PX);
    expect(requests).toEqual([]);
  });
}

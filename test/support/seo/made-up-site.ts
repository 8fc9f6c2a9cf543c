// Opens a made-up website in a browser test, with addresses of its own and of others, without any request leaving the browser.
import type { Page } from "@playwright/test";

export const SITE = "https://www.dachdecker-muster.example";
export const FOREIGN = "https://fonts.foreign.example";

/** Bodies by address: a path of SITE, or a whole one. All else is answered with 404. */
export type Files = Record<string, { type: string; body: string | Buffer; headers?: Record<string, string> }>;

export async function openSite(page: Page, html: string, files: Files = {}, path = "/"): Promise<void> {
  await page.route("**/*", (route) => {
    const address = route.request().url().replace(SITE, "");
    if (address === path) return route.fulfill({ contentType: "text/html; charset=utf-8", body: html });
    const file = files[address];
    if (!file) return route.fulfill({ status: 404, body: "" });
    return route.fulfill({
      contentType: file.type,
      body: file.body,
      ...(file.headers && { headers: file.headers }),
    });
  });
  await page.goto(`${SITE}${path}`);
}

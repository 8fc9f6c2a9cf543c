// The sample websites as they are served: by themselves, and in a frame without rights. Production build only.
import type { Request } from "@playwright/test";
import { owner } from "#content/owner.ts";
import { projects } from "#content/portfolio/portfolio.ts";
import { expect, test } from "../../support/browser-test.ts";

test("a sample website allows its own styles, the typefaces of its folder and our frame, nothing that runs [PORT-12] [PORT-14] [SAFE-37]", async ({
  page,
  request,
}) => {
  for (const { liveUrl } of projects) {
    const response = await page.goto(liveUrl as string);
    const headers = response?.headers() ?? {};
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toMatch(
      /^default-src 'none'; style-src( 'sha256-[^']+')+; img-src 'self' data:; font-src 'self' https:[^ ;]+; base-uri/,
    );
    expect(policy).toContain(`; font-src 'self' ${owner.siteUrl}${liveUrl}/; `);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/unsafe|script-src|frame-ancestors 'none'/);
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    // The policy lets the page be what it is: its styles are in force and its typefaces arrive.
    expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe("0px");
    const fonts = await page.evaluate(async () =>
      [...(await document.fonts.ready)].map(({ status }) => status),
    );
    expect(fonts).toContain("loaded");
    const font = (await page.content()).match(/\/demos\/[^")]+\.woff2/)?.[0];
    expect((await request.get(font as string)).headers()["access-control-allow-origin"]).toBe("*");
  }
});

test.describe("in a frame without origin, as the portfolio shows it", () => {
  test.use({ expectedErrors: /Content Security Policy/ });

  test("a sample website gets its typefaces, and none of anywhere else [PORT-12] [SAFE-37]", async ({
    page,
    context,
  }) => {
    const arrived = new Set<string>();
    const failed: string[] = [];
    page.on("requestfinished", (each) => void (each.resourceType() === "font" && arrived.add(pathOf(each))));
    page.on("requestfailed", (each) => void (each.resourceType() === "font" && failed.push(each.url())));
    for (const { liveUrl } of projects) {
      const html = await (await context.request.get(liveUrl as string)).text();
      const wanted = [...html.matchAll(/url\((\/demos\/[^)]+\.woff2)\)/g)].map(([, address]) => address);
      await page.goto("/agb");
      await page.evaluate((address) => {
        const frame = document.createElement("iframe");
        frame.setAttribute("sandbox", "");
        frame.src = address;
        frame.width = "1200";
        frame.height = "4000";
        document.body.insertBefore(frame, document.body.firstChild);
      }, liveUrl as string);
      await expect.poll(() => wanted.filter((address) => !arrived.has(address as string))).toEqual([]);
    }
    expect(failed).toEqual([]);
    // Opened by itself, so that something can be tried in it at all.
    await page.goto(projects[0]?.liveUrl as string);
    const refused = await page.evaluate(
      (address) =>
        new FontFace("Stranger", `url(${address}/any.woff2)`).load().then(
          () => "loaded",
          (error: Error) => error.name,
        ),
      process.env.FIXTURE_ORIGIN as string,
    );
    expect(refused).toBe("NetworkError");
    expect(failed.map((address) => new URL(address).pathname)).toEqual(["/any.woff2"]);
  });
});

function pathOf(request: Request): string {
  return new URL(request.url()).pathname;
}

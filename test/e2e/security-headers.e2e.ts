// What the served site answers beside its content: status, redirects, policies. Production build only.
import { builtPaths, NOT_FOUND_PATH } from "#app/paths.ts";
import { projects } from "#content/portfolio.ts";
import { expect, test } from "../support/browser-test.ts";

const ON_EVERY_ANSWER = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": /max-age=\d{8}/,
  "permissions-policy": /camera=\(\)/,
};

test.use({ expectedErrors: /404|gibt-es-nicht/ });

// That a page never breaks its own policy is seen by every test that opens it: a violation is an error in the console.
test("every built page has a policy of hashes and stands without trailing slash [QUAL-13] [ROUTE-30]", async ({
  request,
}) => {
  for (const path of builtPaths) {
    await test.step(path, async () => {
      const plain = await request.get(path, { maxRedirects: 0 });
      expect(plain.status()).toBe(200);
      const headers = plain.headers();
      const policy = headers["content-security-policy"] ?? "";
      expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain("unsafe");
      for (const [name, value] of Object.entries(ON_EVERY_ANSWER)) expect(headers[name]).toMatch(value);
      if (path === "/") return;
      const slashed = await request.get(`${path}/`, { maxRedirects: 0 });
      expect(slashed.status()).toBeGreaterThanOrEqual(301);
      expect(slashed.status()).toBeLessThanOrEqual(308);
      expect(slashed.headers().location).toBe(path);
    });
  }
});

test.describe("against intruders", () => {
  // The refusal itself is what the console reports.
  test.use({ expectedErrors: /Content Security Policy/ });

  test("an inline script from outside does not run [QUAL-13]", async ({ page }) => {
    await page.goto("/");
    const refused = page.waitForEvent("console", (message) => /Content Security Policy/.test(message.text()));
    const ran = await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.intruder = true";
      document.head.appendChild(script);
      return "intruder" in window;
    });
    await refused;
    expect(ran).toBe(false);
  });
});

test("a sample website allows its own styles and our frame, nothing that runs [PORT-12] [PORT-14]", async ({
  page,
  request,
}) => {
  for (const { liveUrl } of projects) {
    const response = await page.goto(liveUrl as string);
    const headers = response?.headers() ?? {};
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toMatch(
      /^default-src 'none'; style-src( 'sha256-[^']+')+; img-src 'self' data:; font-src/,
    );
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/unsafe|script-src|frame-ancestors 'none'/);
    expect(headers["x-robots-tag"]).toBe("noindex");
    for (const [name, value] of Object.entries(ON_EVERY_ANSWER)) expect(headers[name]).toMatch(value);
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

test("built files may be kept for a year and are guarded like pages [QUAL-13]", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const font = html.match(/<link rel="preload" href="([^"]+)" as="font"/)?.[1];
  const headers = (await request.get(font as string)).headers();
  expect(headers["cache-control"]).toContain("immutable");
  for (const [name, value] of Object.entries(ON_EVERY_ANSWER)) expect(headers[name]).toMatch(value);
});

test("unknown paths answer 404 with the same guards [ROUTE-26] [QUAL-13]", async ({ request }) => {
  for (const path of ["/gibt-es-nicht", "/blog/gibt-es-nicht", "/kontakt.php", `${NOT_FOUND_PATH}/x`]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()["content-type"]).toContain("text/html");
    expect(response.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(await response.text()).toContain("<h1");
  }
});

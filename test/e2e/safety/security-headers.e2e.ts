// What the served site answers beside its content: status, redirects, policies, what may be kept and for how long. Production build only.
import { readdirSync } from "node:fs";
import path from "node:path";
import { builtPaths, NOT_FOUND_PATH, SHARED_REPORT_PATH } from "#app/paths.ts";
import { expect, test } from "../../support/browser-test.ts";

const ON_EVERY_ANSWER = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": /max-age=\d{8}/,
  "permissions-policy": /camera=\(\)/,
};

const API = "/functions/v1";
const CLIENT = "build/client";
const NOT_SERVED = ["_headers", ".assetsignore"];
/** A changed file has another name. */
const NAMED_BY_CONTENT = /^\/assets\/[\w.-]+-[\w-]{7,8}\.(?:js|css|svg|woff2)$/;
const FOR_A_YEAR = "public, max-age=31536000, immutable";
const ASK_ANEW = "public, max-age=0, must-revalidate";
/** The old format of icons holds bare pixels. */
const COMPRESSIBLE = /^text\/|javascript|json|xml|icon/;
const KINDS = [
  "application/json",
  "application/manifest+json",
  "application/xml",
  "font/woff2",
  "image/avif",
  "image/jpeg",
  "image/png",
  "image/svg+xml",
  "image/vnd.microsoft.icon",
  "text/css",
  "text/html",
  "text/javascript",
  "text/plain",
];
const AT_ONCE = 8;

test.use({ expectedErrors: /404|gibt-es-nicht/ });

// That a page never breaks its own policy is seen by every test that opens it: a violation is an error in the console.
test("every built page has a policy of hashes and stands without trailing slash [QUAL-13] [ROUTE-30] [SAFE-37]", async ({
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
      expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types default");
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
    await page.route("/", async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        "</main>",
        "</main><script>window.intruder = true</script>",
      );
      await route.fulfill({ response, body: html });
    });
    const refused = page.waitForEvent("console", (message) => /Content Security Policy/.test(message.text()));
    await page.goto("/");
    await refused;
    expect(await page.evaluate(() => "intruder" in window)).toBe(false);
  });
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

// What the platform does at its edge cannot be seen here: it picks the best of zstd, brotli and gzip, marks the ETags of what it
// compresses as weak, says `Vary: Accept-Encoding`, and keeps copies of its own. Here Miniflare compresses, brotli or
// gzip, without `Vary`: no cache stands between it and the browser, and answers of the API are never kept.
test("every file of the build: what is named by its content stays for a year, all else is asked for anew and not sent twice; text is compressed, pictures and typefaces are not again [QUAL-06] [QUAL-13]", async ({
  request,
}) => {
  const kinds = new Map<string, { address: string; etag: string }>();
  const look = async (address: string) => {
    const answer = await request.get(address, { headers: { "accept-encoding": "br" }, maxRedirects: 0 });
    const headers = answer.headers();
    const type = headers["content-type"] ?? "";
    const { etag = "" } = headers;
    kinds.set(type.split(";")[0] as string, { address, etag });
    const seen = {
      address,
      status: answer.status(),
      cache: headers["cache-control"],
      encoding: headers["content-encoding"] ?? "none",
      hasETag: etag !== "",
    };
    const expected = {
      address,
      status: 200,
      cache: NAMED_BY_CONTENT.test(address) ? FOR_A_YEAR : ASK_ANEW,
      encoding: COMPRESSIBLE.test(type) ? "br" : "none",
      hasETag: true,
    };
    expect(seen).toEqual(expected);
  };
  const addresses = servedAddresses();
  // A new file there with a name of another form would be asked for anew: said here, and _headers promises it a year.
  expect(
    addresses.filter((address) => address.startsWith("/assets/") && !NAMED_BY_CONTENT.test(address)),
  ).toEqual([]);
  while (addresses.length > 0) await Promise.all(addresses.splice(0, AT_ONCE).map(look));

  // No kind is missing, and a new one is looked at by somebody.
  expect([...kinds.keys()].sort()).toEqual(KINDS);
  for (const { address, etag } of kinds.values()) {
    const again = await request.get(address, { headers: { "if-none-match": etag } });
    const changed = await request.get(address, { headers: { "if-none-match": '"of an older build"' } });
    expect([address, again.status(), changed.status()]).toEqual([address, 304, 200]);
  }
});

test("no answer of the API is kept by anybody, whatever it says; a stream is not held back by compression [QUAL-13]", async ({
  request,
}) => {
  const authorization = "Bearer pk_paettken_public";
  const data = { url: "http://10.0.0.1/" };
  const answers = {
    json: await request.get(`${API}/seo-quota`, { headers: { authorization } }),
    unchanged: await request.get(`${API}/seo-quota`, { headers: { authorization, "if-none-match": "*" } }),
    refused: await request.get(`${API}/seo-quota`),
    failed: await request.post(`${API}/seo-crawler`, { headers: { authorization }, data }),
    unknown: await request.get(`${API}/gibt-es-nicht`, { headers: { authorization } }),
    stream: await request.post(`${API}/seo-crawler`, {
      headers: { authorization, accept: "text/event-stream", "accept-encoding": "br" },
      data,
    }),
  };
  const statuses = Object.entries(answers).map(([name, answer]) => [name, answer.status()]);
  expect(Object.fromEntries(statuses)).toEqual({
    json: 200,
    unchanged: 200,
    refused: 401,
    failed: 403,
    unknown: 404,
    stream: 200,
  });
  for (const [name, answer] of Object.entries(answers)) {
    expect(answer.headers()["cache-control"], name).toBe("no-store");
    expect(answer.headers().etag, name).toBeUndefined();
  }
  expect(answers.stream.headers()["content-type"]).toContain("text/event-stream");
  expect(answers.stream.headers()["content-encoding"]).toBeUndefined();
  expect(await answers.stream.text()).toContain("event: error");
});

test("a page that is missing is said to be missing every time, and what steers the server is no file for visitors [ROUTE-26]", async ({
  request,
}) => {
  const first = await request.get("/gibt-es-nicht");
  const again = await request.get("/gibt-es-nicht", {
    headers: { "if-none-match": first.headers().etag as string },
  });
  expect([first.status(), again.status()]).toEqual([404, 404]);
  expect(again.headers()["cache-control"]).toBe(ASK_ANEW);
  for (const file of NOT_SERVED) expect((await request.get(`/${file}`)).status(), file).toBe(404);
});

/** Of every file of the build. */
function servedAddresses(): string[] {
  return (
    readdirSync(CLIENT, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !NOT_SERVED.includes(entry.name))
      .map((entry) => `/${path.relative(CLIENT, path.join(entry.parentPath, entry.name))}`)
      .map((file) => file.replace(/\/index\.html$/, "") || "/")
      // Files for the Worker, which serves them under the addresses of shared reports.
      .filter((address) => address !== SHARED_REPORT_PATH)
  );
}

// The server of `npm start` against what a foreign page or a program on this machine may send it. Calls are written by hand:
// browsers and clients would mend them.
import { expect, test } from "@playwright/test";
import { mailPreview } from "#content/desk/mail-preview.ts";
import { rawCall } from "../../support/raw-http.ts";

const KEY = "Authorization: Bearer pk_paettken_public";
const API = "/functions/v1";
const endpoints = [
  ...["seo-crawler", "seo-quota", "site-crawl/x", "visual-design-analyzer", "price-calculator-ai"],
  ...["send-price-estimate-email", "send-contact-email", "contact-token", "leads", "unknown"],
].map((name) => `${API}/${name}`);
/** Paths that no file answers. */
const besideApi = ["/nope", "/__mail", "/assets/missing.js"];
/** A path that a file answers. The Worker never sees its calls. */
const PAGE = "/kontakt";
const MB = 1_000_000;

function portOf(baseURL: string | undefined): number {
  return Number(new URL(baseURL ?? "").port);
}

test.describe("mails kept on this machine", () => {
  const ways: [name: string, path: string, headers: (port: number) => string[]][] = [
    ["a rebound name", "/__mail", (port) => [`Host: rebound.example:${port}`]],
    [
      "a forged address",
      "/__mail",
      (port) => [`Host: rebound.example:${port}`, `MF-Original-URL: http://localhost:${port}/__mail`],
    ],
    [
      "a forged path",
      "/nope",
      (port) => [`Host: rebound.example:${port}`, `MF-Original-URL: http://127.0.0.1:${port}/__mail`],
    ],
    [
      "a forged original name",
      "/__mail",
      (port) => [`Host: rebound.example:${port}`, "MF-Original-Hostname: localhost"],
    ],
    [
      "a forged proxy",
      "/__mail",
      (port) => [
        `Host: rebound.example:${port}`,
        "MF-Proxy-Shared-Secret: 00",
        `MF-Original-URL: http://localhost:${port}/__mail`,
      ],
    ],
    [
      "a forged forwarding",
      "/__mail",
      (port) => [`Host: rebound.example:${port}`, "X-Forwarded-Host: localhost", "X-Forwarded-Proto: http"],
    ],
    ["no name", "/__mail", () => []],
    ["two names", "/__mail", (port) => [`Host: localhost:${port}`, "Host: rebound.example"]],
    ["a name with a dot behind it", "/__mail", (port) => [`Host: localhost.:${port}`]],
    ["an address as target", "http://localhost/__mail", () => ["Host: rebound.example"]],
  ];

  for (const [name, path, headers] of ways)
    test(`are not read by ${name} [SAFE-26]`, async ({ baseURL }) => {
      const port = portOf(baseURL);
      const own = await rawCall(port, { path: "/__mail", headers: [`Host: localhost:${port}`] });
      expect(own.status).toBe(200);
      expect(own.text).toContain(mailPreview.lead);
      const answer = await rawCall(port, { path, headers: headers(port) });
      expect(answer.status).not.toBe(200);
      expect(answer.text).not.toContain(mailPreview.lead);
    });

  test("nor is anything stored shown by tools of the runtime [SAFE-26]", async ({ baseURL }) => {
    const port = portOf(baseURL);
    const tools = ["local/explorer", "explorer", "local/explorer/api/local/workers", "platform-proxy"];
    const more = ["local/scheduled", "handler/email", "mf/scheduled", "local/observability"];
    for (const tool of [...tools, ...more]) {
      const headers = [`Host: localhost:${port}`, "MF-Op: GET", "MF-Op-Target: {}"];
      const { status } = await rawCall(port, { path: `/cdn-cgi/${tool}`, headers });
      expect([401, 404], tool).toContain(status);
    }
  });
});

test.describe("a body that is far too large", () => {
  for (const chunked of [false, true])
    test(`is refused with words, never with 500, ${chunked ? "in chunks" : "with its length"} [SAFE-38]`, async ({
      baseURL,
    }) => {
      const port = portOf(baseURL);
      const send = (path: string, bytes: number, key = [KEY]) =>
        rawCall(port, {
          method: "POST",
          path,
          headers: [`Host: localhost:${port}`, "Content-Type: application/json", ...key],
          body: { bytes, chunked },
        });
      for (const path of [...endpoints, ...besideApi]) {
        const answers = await Promise.all([send(path, 0.2 * MB), send(path, 2 * MB), send(path, 2 * MB, [])]);
        for (const { status, text } of answers) {
          expect([400, 401, 404, 405, 413], path).toContain(status);
          expect(text).toContain("application/problem+json");
        }
      }
      for (const name of ["seo-crawler", "send-contact-email", "price-calculator-ai"]) {
        const { status, text } = await send(`${API}/${name}`, 12 * MB);
        expect([name, status]).toEqual([name, 413]);
        expect(text).toContain("/problems/body-too-large");
      }
    });

  test("sent to a page leaves the next caller in peace [SAFE-38]", async ({ baseURL, request }) => {
    const port = portOf(baseURL);
    const headers = [`Host: localhost:${port}`, "Content-Type: application/json"];
    for (const chunked of [false, true])
      for (const bytes of [0.2 * MB, 2 * MB]) {
        const call = { method: "POST", path: PAGE, headers, body: { bytes, chunked } };
        // 0: who still sends when the file server closes the connection may never see its 405.
        expect([405, 0]).toContain((await rawCall(port, call)).status);
        expect((await request.get(PAGE)).status()).toBe(200);
      }
  });

  test("that is announced and never comes is answered all the same [SAFE-38]", async ({ baseURL }) => {
    const port = portOf(baseURL);
    const headers = [
      ...[`Host: localhost:${port}`, "Content-Type: application/json", KEY],
      "Content-Length: 999999999999",
    ];
    const call = { method: "POST", path: `${API}/seo-crawler`, headers };
    expect((await rawCall(port, call)).text).toContain("/problems/body-too-large");
  });
});

// The check in the browser against real pages: twins made by script, marks and their elements, pages that misbehave. Axe run alone: test/e2e/capture/axe-equality.deep.e2e.ts.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { APIRequestContext } from "@playwright/test";
import { build } from "vite";
import { API_BASE, PUBLIC_KEY } from "#content/api.ts";
import type { BrowserCheck, ReaderId } from "#contract/browser-check.ts";
import { viewportNames } from "#contract/design-rating.ts";
import { colourAt } from "../../support/browser-check/colour-at.ts";
import { expect, test } from "../../support/browser-test.ts";
import { type PageServer, servePages } from "../../support/page-server.ts";

test.use({ expectedErrors: /404/ });

const headers = { Authorization: `Bearer ${PUBLIC_KEY}` };
const resolve = createRequire(import.meta.url).resolve;

async function post(request: APIRequestContext, name: string, data: object) {
  const answer = await request.post(`${API_BASE}/${name}`, { data, headers, timeout: 90_000 });
  return { status: answer.status(), body: await answer.json() };
}

/** Without names every reader is asked. */
async function check(
  request: APIRequestContext,
  url: string,
  readers?: readonly ReaderId[],
): Promise<BrowserCheck> {
  const { browserToken } = (await post(request, "seo-crawler", { url })).body;
  const { status, body } = await post(request, "browser-check", { url, browserToken, readers });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`;
const title = "Tischlerei Muster in Dülmen";
const description = "Möbel nach Maß aus dem Münsterland";
const sentence = "Wir bauen Küchen, Schränke und Treppen aus heimischem Holz. ";
const body = `<header><a href="/">Start</a> <a href="/kontakt">Kontakt</a></header><main><h1>${title}</h1><p>${sentence.repeat(20)}</p><img src="/a.png" alt="Eine Küche"></main>`;
const headParts = `<title>${title}</title><meta name="description" content="${description}">`;
const asHtml = `<!doctype html><html lang="de"><head>${head}${headParts}</head><body><div id="app">${body}</div></body></html>`;
const inHead = `document.title=${JSON.stringify(title)};const m=document.createElement("meta");m.name="description";m.content=${JSON.stringify(description)};document.head.append(m);`;
const shellWith = (script: string) =>
  `<!doctype html><html lang="de"><head>${head}</head><body><div id="app"></div>${script}</body></html>`;

/** The same page by three libraries. */
async function twins(): Promise<Record<string, string>> {
  const vue = readFileSync(resolve("vue/dist/vue.global.prod.js"), "utf8");
  const react = await bundled(`
    import { createElement as h } from "react"; import { createRoot } from "react-dom/client";
    ${inHead}
    createRoot(document.getElementById("app")).render(h("div", { dangerouslySetInnerHTML: { __html: ${JSON.stringify(body)} } }));`);
  return {
    "/": asHtml,
    "/plain/": shellWith(`<script src="/plain.js"></script>`),
    "/plain.js": `${inHead}document.getElementById("app").innerHTML=${JSON.stringify(body)}`,
    "/late/": shellWith(`<script src="/late.js"></script>`),
    "/late.js": `setTimeout(()=>{${inHead}document.getElementById("app").innerHTML=${JSON.stringify(body)}},250)`,
    "/vue/": shellWith(`<script src="/vue.js"></script>`),
    "/vue.js": `${vue};${inHead}Vue.createApp({template:${JSON.stringify(body)}}).mount("#app")`,
    "/react/": shellWith(`<script src="/react.js"></script>`),
    "/react.js": react,
  };
}

async function bundled(code: string): Promise<string> {
  const entry = "virtual:entry";
  const output = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: entry, output: { format: "iife" } } },
  });
  const [file] = Array.isArray(output) ? output : [output];
  if (!file || !("output" in file)) throw new Error("Nothing was bundled.");
  return file.output[0].code;
}

test.describe("twins", () => {
  let server: PageServer;
  test.beforeAll(async () => {
    server = await servePages(await twins());
  });
  test.afterAll(() => server.close());

  for (const kind of ["plain", "late", "vue", "react"])
    test(`a page made by ${kind} script has the facts of the same page as HTML once its scripts ran, and a score of its own [VISIT-04] [VISIT-05]`, async ({
      request,
    }) => {
      const html = (await check(request, `${server.origin}/`, ["rendered"])).rendered?.result;
      const made = (await check(request, `${server.origin}/${kind}/`, ["rendered"])).rendered?.result;
      expect(html).toMatchObject({ extent: "all", score: null });
      expect(made?.extent).toBe("none");
      expect(made?.score).toBeGreaterThan(0);
      const facts = (result: typeof html) => result?.compared.map(({ id, rendered }) => [id, rendered]);
      expect(facts(made)).toEqual(facts(html));
    });

  test("the report of the HTML is the same with and without the check [VISIT-05]", async ({ request }) => {
    const url = `${server.origin}/plain/`;
    const report = async () => {
      const { designToken, browserToken, checkedAt, performance, ...rest } = (
        await post(request, "seo-crawler", { url })
      ).body;
      return rest;
    };
    const before = await report();
    await check(request, url);
    expect(await report()).toEqual(before);
  });
});

test("every mark lies on its element in the picture [A11Y-06]", async ({ page, request }) => {
  const colours = ["#c80000", "#00c800", "#0000c8", "#c8c800"];
  const buttons = colours.map(
    (colour, index) =>
      `<div style="height:${300 + 400 * index}px"></div><button style="margin-left:${40 * index}px;width:120px;height:60px;border:0;background:${colour}"></button>`,
  );
  const server = await servePages({
    "/": `<!doctype html><html lang="de"><head>${head}<title>Marken</title></head><body><main><h1>x</h1>${buttons.join("")}</main></body></html>`,
  });
  try {
    const { accessibility } = await check(request, `${server.origin}/`, ["accessibility"]);
    const result = accessibility?.result;
    const places = result?.faults.find(({ rule }) => rule === "button-name")?.places ?? [];
    expect(places).toHaveLength(colours.length);
    for (const [index, { boxes }] of places.entries())
      for (const viewport of viewportNames) {
        const [box, shot] = [boxes[viewport], result?.shots[viewport]];
        if (!box || !shot) throw new Error("A place without box or picture.");
        const colour = await colourAt(page, shot.source, box.x + box.width / 2, box.y + box.height / 2);
        const wanted = [1, 3, 5].map((at) => Number.parseInt(colours[index]?.slice(at, at + 2) ?? "", 16));
        for (const [channel, value] of colour.entries())
          expect(Math.abs(value - (wanted[channel] ?? 0))).toBeLessThan(24);
      }
  } finally {
    await server.close();
  }
});

const hostile: Record<string, string> = {
  "never rests": "<script>setInterval(()=>document.body.append('x'),1)</script><p>Text</p>",
  "bends the prototypes": `<script>Element.prototype.getBoundingClientRect=()=>{throw 1};Array.prototype.map=()=>[];Object.defineProperty(Element.prototype,"outerHTML",{get(){return "<h1>falsch</h1>"}});window.axe={run(){return {violations:[],incomplete:[],passes:[]}}}</script><img src=x>`,
  "is full of faults": `<script>document.write("<img src=x>".repeat(20000))</script>`,
  "hangs when it is read": `<script>addEventListener("scroll",()=>{for(;;);})</script><div style="height:9000px">x</div>`,
};

for (const [what, content] of Object.entries(hostile))
  test(`a page that ${what} is checked in time, or says so; the next one is checked as ever [VISIT-06]`, async ({
    request,
  }) => {
    const server = await servePages({
      "/": `<!doctype html><html lang="de"><head>${head}<title>x</title></head><body>${content}</body></html>`,
      "/good/": asHtml,
    });
    try {
      const begun = Date.now();
      const { browserToken } = (await post(request, "seo-crawler", { url: server.origin })).body;
      const { status, body } = await post(request, "browser-check", { url: server.origin, browserToken });
      expect(Date.now() - begun).toBeLessThan(60_000);
      expect([200, 502, 504]).toContain(status);
      if (what === "bends the prototypes") {
        expect(body.accessibility.result.faults.map(({ rule }: { rule: string }) => rule)).toContain(
          "image-alt",
        );
        expect(
          body.rendered.result.compared.find(({ id }: { id: string }) => id === "h1").rendered,
        ).toBeNull();
      }
      if (what === "is full of faults" && body.accessibility?.result)
        expect(JSON.stringify(body.accessibility.result.faults).length).toBeLessThan(100_000);
      expect((await check(request, `${server.origin}/good/`)).accessibility?.result).not.toBeNull();
    } finally {
      await server.close();
    }
  });

// The check in the browser against real pages: twins made by script, axe run alone, marks and their elements, pages that misbehave.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { APIRequestContext, Page } from "@playwright/test";
import { build } from "vite";
import { API_BASE, PUBLIC_KEY } from "#content/api.ts";
import type { BrowserCheck } from "#contract/browser-check.ts";
import { viewportNames } from "#contract/design-rating.ts";
import { axeInGerman } from "#scripts/build/check-scripts.ts";
import { decodePng } from "#worker/design/pixels.ts";
import { expect, test } from "../../support/browser-test.ts";
import { type PageServer, servePages } from "../../support/page-server.ts";

test.use({ expectedErrors: /404/ });

const headers = { Authorization: `Bearer ${PUBLIC_KEY}` };
const resolve = createRequire(import.meta.url).resolve;

async function post(request: APIRequestContext, name: string, data: object) {
  const answer = await request.post(`${API_BASE}/${name}`, { data, headers, timeout: 90_000 });
  return { status: answer.status(), body: await answer.json() };
}

async function check(request: APIRequestContext, url: string): Promise<BrowserCheck> {
  const { browserToken } = (await post(request, "seo-crawler", { url })).body;
  const { status, body } = await post(request, "browser-check", { url, browserToken });
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
      const html = (await check(request, `${server.origin}/`)).rendered?.result;
      const made = (await check(request, `${server.origin}/${kind}/`)).rendered?.result;
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

const faults: Record<string, string> = {
  images: '<img src="/a.png"><img src="/b.png" alt="">',
  fields: '<label>Name</label><input><select><option>1</select><button></button><a href="/x"></a>',
  contrast:
    '<p style="color:#aaa">Zu hell</p><p style="color:#767676">Gerade genug</p><h1 style="color:#999">Groß</h1>',
  lists: "<ul><p>Kein Punkt</p></ul><li>Allein</li><dl><p>x</p></dl>",
  aria: '<div role="button" tabindex="0"></div><div role="listbox"></div><span aria-checked="true">x</span><div aria-hidden="true"><a href="/">x</a></div>',
  headings: "<h1>Eins</h1><h3>Drei</h3><h2></h2>",
  frames: '<iframe src="about:blank"></iframe><iframe title="Karte" src="about:blank"></iframe>',
  tables: "<table><tr><th>Kopf</th></tr></table>",
  narrow: '<nav><a href="/a" style="font-size:9px">A</a><a href="/b" style="font-size:9px">B</a></nav>',
  language: '<p lang="xx">Text</p>',
  doubles: '<label for="a">A</label><input id="a"><input id="a">',
  clean: "<main><h1>Gut</h1><p>Alles in Ordnung.</p></main>",
};

test("violations are those of axe run alone in the same kind of browser [A11Y-05]", async ({
  page,
  request,
}) => {
  const pages = Object.fromEntries(
    Object.entries(faults).map(([name, content]) => [
      `/${name}/`,
      `<!doctype html><html><head>${head}<title>${name}</title></head><body>${content}</body></html>`,
    ]),
  );
  const server = await servePages(pages);
  try {
    for (const path of Object.keys(pages)) {
      const url = `${server.origin}${path}`;
      const { accessibility } = await check(request, url);
      const ours = accessibility?.result?.faults.flatMap(({ rule, places }) =>
        places
          .filter(({ viewports }) => viewports.includes("desktop"))
          .map(({ selector }) => `${rule} ${selector}`),
      );
      expect(ours?.sort(), path).toEqual((await axeAlone(page, url)).sort());
    }
  } finally {
    await server.close();
  }
});

/** As anybody calls it: without an option. */
async function axeAlone(page: Page, url: string): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(url);
  await page.evaluate(`${await axeInGerman()};0`);
  const { violations } = (await page.evaluate("axe.run()")) as {
    violations: { id: string; nodes: { target: string[] }[] }[];
  };
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(" ")}`));
}

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
    const { accessibility } = await check(request, `${server.origin}/`);
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

/** Red, green and blue of one pixel of a picture. */
async function colourAt(page: Page, source: string, x: number, y: number): Promise<number[]> {
  await page.setContent(`<body style="margin:0"><img src="${source}">`);
  await page.locator("img").evaluate((image: HTMLImageElement) => image.decode());
  const clip = { x: Math.round(x), y: Math.round(y), width: 1, height: 1 };
  const picture = decodePng(await page.screenshot({ clip, fullPage: true }));
  if (!picture) throw new Error("The picture cannot be unpacked.");
  return [...picture.rgba.subarray(0, 3)];
}

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

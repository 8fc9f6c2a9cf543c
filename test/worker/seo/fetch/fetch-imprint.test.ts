import { describe, expect, it } from "vitest";
import { abortable, guard, tableFetch } from "#test/support/seo/crawl.ts";
import { aLink, aPage, type PageOverrides } from "#test/support/seo/page-facts.ts";
import { fetchImprint } from "#worker/seo/fetch/fetch-imprint.ts";
import type { SideFile } from "#worker/seo/html/page-facts.ts";
import { createWorkersRewriter } from "#worker/seo/html/rewriter.ts";

const HOME = "https://www.dachdecker-beispiel.de/";
const IMPRINT = `${HOME}impressum`;
const words = "Angaben nach dem Gesetz über digitale Dienste stehen hier mit Namen und Anschrift. ".repeat(3);
const document = `<!doctype html><html lang="de"><h1>Impressum</h1><p>Muster Dach<br>Kirchstraße 1<br>59399 Olfen</p><p>${words}</p><a href="tel:+492595123456">Anruf</a>`;

const html = (body: BodyInit | null = document, status = 200, type = "text/html; charset=utf-8") =>
  new Response(body, { status, headers: { "content-type": type } });
const robots = (file: Partial<SideFile>): SideFile => {
  return { state: "found", status: 200, text: null, reason: null, ...file };
};
const linked = (...anchors: [text: string, href: string][]): PageOverrides => ({
  fetched: { url: HOME },
  html: { anchors: anchors.map(([text, href]) => aLink(text, href)) },
});

interface Run {
  page?: PageOverrides;
  answers?: Parameters<typeof tableFetch>[0];
  robotsTxt?: SideFile;
  signal?: AbortSignal;
  deadlineMs?: number;
}

async function follow({
  page = linked(["Impressum", "/impressum"]),
  answers = { [IMPRINT]: html() },
  robotsTxt = robots({ text: "User-agent: *\nDisallow: /intern/" }),
  signal = new AbortController().signal,
  deadlineMs = 2_000,
}: Run = {}) {
  const { fetch, asked } = tableFetch(answers);
  const deps = {
    fetch: abortable(fetch),
    guard: guard(),
    now: Date.now,
    userAgent: "PaettkenSeoCheck/1.0 (+https://paettken.de/pruefbot)",
    rewriter: createWorkersRewriter,
    deadlineMs,
  };
  const facts = await fetchImprint(aPage(page), Promise.resolve(robotsTxt), deps, signal);
  return { ...facts, asked };
}

describe("the Impressum behind the link [IMPR-01]", () => {
  it("is read by lines, with the targets of its links", async () => {
    const facts = await follow();
    expect(facts).toMatchObject({ state: "found", url: IMPRINT, reason: null, hrefs: ["tel:+492595123456"] });
    expect(facts.text).toContain("Muster Dach\nKirchstraße 1\n59399 Olfen");
  });

  it.each([
    [
      "named exactly before one that only looks like it",
      [
        ["Impressumspflicht erklärt", "/blog/impressum-pflicht"],
        ["Impressum", "/impressum"],
      ],
    ],
    ["by its address", [["Rechtliches", "/impressum"]]],
    ["by a fragment of a page of its own", [["Impressum", "/impressum#anbieter"]]],
    [
      "of this site before one elsewhere",
      [
        ["Impressum", "https://anwalt.example.org/x"],
        ["Impressum", "/impressum"],
      ],
    ],
  ] as [string, [string, string][]][])("is found %s", async (_case, anchors) => {
    expect(await follow({ page: linked(...anchors) })).toMatchObject({ state: "found", asked: [IMPRINT] });
  });

  it("is found behind a redirect", async () => {
    const target = `${HOME}rechtliches/impressum/`;
    const answers = { [IMPRINT]: Response.redirect(target, 301), [target]: html() };
    expect(await follow({ answers })).toMatchObject({ state: "found", url: target });
  });

  it("obeys the robots.txt of its own origin where that is another [IMPR-02]", async () => {
    const page = linked(["Impressum", "https://recht.dachdecker-beispiel.de/impressum"]);
    const other = "https://recht.dachdecker-beispiel.de/";
    const forbidding = new Response("User-agent: *\nDisallow: /", {
      headers: { "content-type": "text/plain" },
    });
    const facts = await follow({
      page,
      answers: { [`${other}robots.txt`]: forbidding, [`${other}impressum`]: html() },
    });
    expect(facts).toMatchObject({ state: "unchecked", asked: [`${other}robots.txt`] });
  });

  it.each([
    ["by its address", { fetched: { url: IMPRINT } }],
    ["as a part of it", linked(["Impressum", "#impressum"])],
    ["as a part of it, by its whole address", linked(["Impressum", `${HOME}#impressum`])],
  ] as [string, PageOverrides][])("is this page %s: nothing is asked", async (_case, page) => {
    expect(await follow({ page })).toMatchObject({ state: "self", asked: [] });
  });
});

describe("an Impressum that cannot be read", () => {
  it.each<[string, Run, "missing" | "unchecked", RegExp, number]>([
    ["no link leads there", { page: linked(["Start", "/"]) }, "missing", /kein Link/, 0],
    ["it is gone", { answers: { [IMPRINT]: html(document, 404) } }, "missing", /HTTP 404/, 1],
    [
      "it lies elsewhere",
      { page: linked(["Impressum", "https://a.example.org/"]) },
      "unchecked",
      /anderen Website/,
      0,
    ],
    [
      "a script opens it",
      { page: linked(["Impressum", "javascript:void(0)"]) },
      "unchecked",
      /JavaScript/,
      0,
    ],
    [
      "a script fills it",
      { answers: { [IMPRINT]: html("<div id=app></div><script src=a.js></script>") } },
      "unchecked",
      /JavaScript/,
      1,
    ],
    [
      "robots.txt forbids it",
      { robotsTxt: robots({ text: "User-agent: PaettkenSeoCheck\nDisallow: /impressum" }) },
      "unchecked",
      /untersagt/,
      0,
    ],
    [
      "robots.txt fails",
      { robotsTxt: robots({ state: "unchecked", status: 503 }) },
      "unchecked",
      /robots\.txt/,
      0,
    ],
    ["access is denied", { answers: { [IMPRINT]: html("nein", 403) } }, "unchecked", /verweigert/, 1],
    [
      "a firewall answers",
      {
        answers: {
          [IMPRINT]: () =>
            new Response("<html>x", {
              status: 403,
              headers: { "cf-mitigated": "challenge", "content-type": "text/html" },
            }),
        },
      },
      "unchecked",
      /verweigert/,
      1,
    ],
    ["the server fails", { answers: { [IMPRINT]: html(document, 500) } }, "unchecked", /HTTP 500/, 1],
    ["it is a PDF", { answers: { [IMPRINT]: html("%PDF", 200, "application/pdf") } }, "unchecked", /PDF/, 1],
    ["nothing answers", { answers: {} }, "unchecked", /nicht abrufen/, 1],
    [
      "it redirects to a private address",
      { answers: { [IMPRINT]: Response.redirect("http://10.0.0.1/") } },
      "unchecked",
      /nicht öffnet/,
      1,
    ],
    [
      "it redirects to another site",
      {
        answers: { [IMPRINT]: Response.redirect("https://a.example.org/"), "https://a.example.org/": html() },
      },
      "unchecked",
      /anderen Website/,
      2,
    ],
    [
      "it redirects to itself",
      { answers: { [IMPRINT]: Response.redirect(IMPRINT) } },
      "unchecked",
      /weitergeleitet/,
      1,
    ],
    [
      "it is too slow",
      { answers: { [IMPRINT]: () => new Promise<Response>(() => {}) }, deadlineMs: 400 },
      "unchecked",
      /rechtzeitig/,
      1,
    ],
    [
      "its body stalls",
      {
        answers: {
          [IMPRINT]: () =>
            html(new ReadableStream({ start: (c) => c.enqueue(new TextEncoder().encode("<h1>I")) })),
        },
        deadlineMs: 400,
      },
      "unchecked",
      /rechtzeitig/,
      1,
    ],
    [
      "the page was refused",
      { page: { ...linked(["Impressum", "/impressum"]), fetched: { url: HOME, status: 403 } } },
      "unchecked",
      /abgewiesen/,
      0,
    ],
  ])("is none of ours when %s [IMPR-03]", async (_case, run, state, reason, requests) => {
    const facts = await follow(run);
    expect(facts).toMatchObject({ state, text: "", hrefs: [] });
    expect(facts.reason).toMatch(reason);
    expect(facts.asked).toHaveLength(requests);
  });

  it("lets go when the visitor leaves", async () => {
    const visitor = new AbortController();
    const running = follow({
      answers: { [IMPRINT]: () => new Promise<Response>(() => {}) },
      signal: visitor.signal,
    });
    visitor.abort();
    expect((await running).state).toBe("unchecked");
  });

  it("reads 1 MB of an endless one [IMPR-04]", async () => {
    let pulled = 0;
    const part = new TextEncoder().encode(`<p>${words}</p>`.repeat(100));
    const endless = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          pulled += part.length;
          controller.enqueue(part);
        },
      },
      { highWaterMark: 0 },
    );
    const facts = await follow({ answers: { [IMPRINT]: html(endless) }, deadlineMs: 5_000 });
    expect(facts).toMatchObject({ state: "found", isCut: true });
    expect(pulled).toBeLessThan(1.1 * 1024 * 1024);
  });
});

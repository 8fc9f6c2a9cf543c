// Pages made to break their reader: each must give facts and German notes, in linear time.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bodyOf, collect, piecesOf, UTF_8, utf8 } from "#test/support/html.ts";
import { collectHtmlFacts } from "#worker/seo/collect-facts.ts";
import type { HtmlFacts } from "#worker/seo/page-facts.ts";
import { createWorkersRewriter as rewriter } from "#worker/seo/rewriter.ts";

/** The analysis has 15 s for everything. */
const DEADLINE = { timeout: 15_000 };
const MEGABYTE = 1024 * 1024;

const deepNote = expect.stringContaining("verschachtelt mehr als 512 Elemente ineinander");

/** About `bytes` of a repeated piece. */
function flood(piece: string, bytes = MEGABYTE): string {
  return piece.repeat(Math.ceil(bytes / piece.length));
}

function numbered(piece: (i: number) => string, bytes = MEGABYTE): string {
  let html = "";
  for (let i = 0; html.length < bytes; i++) html += piece(i);
  return html;
}

const decent = '<!doctype html><html lang="de"><title>Tischlerei</title><h1>Möbel</h1>';

interface Case {
  title: string;
  html: string;
  notes?: unknown[];
  read?: (facts: HtmlFacts) => unknown;
  expected?: unknown;
}

const h2 = (facts: HtmlFacts) => facts.headings.filter(({ level }) => level === 2).map(({ text }) => text);

const cases: Case[] = [
  {
    title: "30,000 nested elements, and finds what is inside and behind them",
    html: `${decent}${"<div>".repeat(30_000)}<h2>Tief</h2><a href=1>x</a>${"</div>".repeat(30_000)}<h2>Danach</h2>`,
    notes: [deepNote],
    read: (facts) => [h2(facts), facts.anchors.map(({ text }) => text)],
    expected: [["Tief", "Danach"], ["x"]],
  },
  {
    title: "30,000 open links",
    html: `${decent}${"<p><a href=1>".repeat(30_000)}`,
    read: (facts) => facts.anchors.length,
    expected: 30_000,
  },
  {
    title: "684 kB of stray end tags",
    html: `${decent}${"</div>".repeat(114_000)}<h2>Danach</h2>`,
    read: h2,
    expected: ["Danach"],
  },
  {
    title: "stray end tags above 500 open elements",
    html: `${decent}${"<span>".repeat(500)}${flood("</div></p></x></b>")}<h2>Danach</h2>`,
    read: h2,
    expected: ["Danach"],
  },
  {
    title: "an attribute of 4 MB",
    html: `${decent}<img alt="${"ä".repeat(2 * MEGABYTE)}" src="a.png"><h2>Danach</h2>`,
    read: (facts) => [h2(facts), facts.images.map(({ src, alt }) => [src, alt?.length])],
    expected: [["Danach"], [["a.png", 16 * 1024]]],
  },
  {
    title: "long headings and link texts, and cuts no character in half",
    html: `${decent}<h2>x${"💧".repeat(9_000)}</h2><a href=a>x${"💧".repeat(9_000)}</a>`,
    read: ({ headings, anchors }) => [headings[1], anchors[0]].map((one) => one?.text.isWellFormed()),
    expected: [true, true],
  },
  {
    title: "long attributes, and cuts no character in half",
    html: `${decent}<meta name=viewport content="x${"💧".repeat(9_000)}"><img alt="x${"💧".repeat(9_000)}"><a href="x${"💧".repeat(9_000)}">x</a>`,
    read: ({ metas, images, anchors }) =>
      [metas[0]?.content, images[0]?.alt, anchors[0]?.href].map((value) => [
        value?.length,
        value?.isWellFormed(),
      ]),
    expected: Array(3).fill([16 * 1024, true]),
  },
  {
    title: "an attribute that never ends",
    html: `${decent}<h2>Davor</h2><img alt="${"x".repeat(4 * MEGABYTE)}`,
    read: (facts) => [h2(facts), facts.images],
    expected: [["Davor"], []],
  },
  {
    title: "2 MB of attributes",
    html: `${decent}<img ${numbered((i) => `a${i}=1 `, 2 * MEGABYTE)} src=a><h2>Danach</h2>`,
    notes: ["Ein Element der Seite hat mehr als 1 MB an Attributen. Sie blieben unberücksichtigt."],
    read: (facts) => [h2(facts), facts.images.length],
    expected: [["Danach"], 1],
  },
  {
    title: "more images than anyone has",
    html: `${decent}${flood("<img>")}`,
    notes: [expect.stringContaining("mehr als 50.000 Bilder")],
    read: (facts) => facts.images.length,
    expected: 50_000,
  },
  {
    title: "more links than anyone has",
    html: `${decent}${flood("<a href=1>x</a>")}`,
    notes: [expect.stringContaining("mehr als 50.000 Links")],
    read: (facts) => facts.anchors.length,
    expected: 50_000,
  },
  {
    title: "more headings than anyone has",
    html: flood("<h2>x</h2>"),
    notes: [expect.stringContaining("mehr als 5.000 Überschriften")],
    read: (facts) => facts.headings.length,
    expected: 5000,
  },
  {
    title: "a heading that swallows the page",
    html: `<h1>${flood("Wort ")}`,
    read: (facts) => facts.headings.map(({ text }) => text.length),
    expected: [2000],
  },
  {
    title: "unclosed formatting that is opened again and again",
    html: numbered((i) => (i < 200 ? `<b id=b${i}>` : "<p>x")),
  },
  { title: "misnested formatting", html: numbered((i) => `<b id=b${i}><i><u><p></b>x`) },
  { title: "nested tables", html: flood("<table><td>") },
  { title: "nested templates", html: flood("<template>"), notes: [deepNote] },
  { title: "nested drawings", html: flood("<svg><desc>"), notes: [deepNote] },
  { title: "headings in the structure of a table", html: `<table>${flood("<h1>x</h1>", 40_000)}` },
  { title: "brackets only", html: flood("<") },
  { title: "ampersands only", html: flood("&") },
  { title: "a reference without end", html: `<p>&#${flood("0")}` },
  {
    title: "a comment without end",
    html: `${decent}<!--${flood("->")}`,
    read: (facts) => facts.titles,
    expected: ["Tischlerei"],
  },
  { title: "a title without end, full of brackets", html: `<title>${flood("</titl")}` },
  {
    title: "JSON-LD full of brackets",
    html: `<script type=application/ld+json>${flood("<")}</script>`,
    read: (facts) => facts.jsonLd.map(({ length }) => length),
    expected: [MEGABYTE],
  },
  { title: "scripts in scripts", html: `<script>${flood("<!--<script>")}` },
  { title: "a doctype without end", html: `<!doctype ${flood("x")}` },
  { title: "a tag name without end", html: `<${flood("a")}` },
  { title: "NUL only", html: flood("\0") },
  { title: "microdata without end", html: flood("<p itemscope itemprop=x>", 300_000) },
  {
    title: "100,000 properties of one item",
    html: `<div itemscope>${numbered((i) => `<p itemprop="${Array.from({ length: 1000 }, (_, j) => `n${1000 * i + j}`).join(" ")}">`, 700_000)}`,
    read: ({ microdata }) => microdata[0]?.properties.length,
    expected: 102_000,
  },
  { title: "ever new names", html: numbered((i) => `<x-${i} y-${i}>`, 300_000), notes: [deepNote] },
];

describe("pages made to break their reader [HOST-04]", () => {
  it.each(cases)("reads $title", DEADLINE, async ({ html, notes = [], read = () => undefined, expected }) => {
    const collected = await collect(html, rewriter);
    expect(collected.notes).toEqual(notes);
    expect(read(collected.html)).toEqual(expected);
  });

  it("reads an empty page", async () => {
    const { html, bytes, notes } = await collectHtmlFacts(bodyOf([]), { contentType: null, rewriter });
    expect({ bytes, notes, text: html.text }).toEqual({
      bytes: 0,
      notes: [],
      text: { text: "", bytes: 0, words: 0 },
    });
    expect(html).toMatchObject({
      charset: "utf-8",
      charsetSource: "default",
      doctype: null,
      titles: [],
      headings: [],
    });
  });

  it("takes a long tag that drips in byte by byte", DEADLINE, async () => {
    const bytes = utf8(`${" ".repeat(1024)}<img alt="${"x".repeat(20_000)}" src=a>`);
    const body = bodyOf(
      piecesOf(
        bytes,
        Array.from({ length: bytes.length - 1 }, (_, at) => at + 1),
      ),
    );
    const { html } = await collectHtmlFacts(body, { contentType: UTF_8, rewriter });
    expect(html.images).toMatchObject([{ src: "a" }]);
  });

  it("never fails on noise", DEADLINE, async () => {
    const bits = fc.constantFrom(
      "<",
      "</",
      ">",
      "<!--",
      "-->",
      "<!",
      "&",
      '"',
      "=",
      "<a href=",
      "<svg>",
      "<title>",
      "<script>",
      "</script>",
      "<table>",
      "\0",
      "ä",
      "]]>",
      "<![CDATA[",
    );
    const noise = fc.array(fc.oneof(bits.map(utf8), fc.uint8Array({ maxLength: 8 })), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(
        noise,
        fc.constantFrom(UTF_8, null, "text/html; charset=utf-16", "x"),
        async (parts, type) => {
          const { html, bytes } = await collectHtmlFacts(bodyOf(parts), { contentType: type, rewriter });
          expect(bytes).toBe(parts.reduce((sum, part) => sum + part.length, 0));
          expect(html.text.bytes).toBe(utf8(html.text.text).length);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("says when HTMLRewriter gave up, and keeps the rest", async () => {
    const failing = () => ({
      on: () => {},
      write: () => Promise.reject(new Error("memory limit")),
      end: () => Promise.reject(new Error("memory limit")),
    });
    const { html, notes } = await collect(decent, failing);
    expect(html.headings).toEqual([{ level: 1, text: "Möbel" }]);
    expect(notes).toEqual([
      "Ein Teil der Seite ließ sich nicht auswerten. Bilder, Skripte oder Angaben im Seitenkopf können fehlen.",
    ]);
  });
});

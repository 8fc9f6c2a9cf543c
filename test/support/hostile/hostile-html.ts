// HTML made to break its reader, and what must come of it.
import { expect } from "vitest";
import type { HtmlFacts } from "#worker/seo/html/page-facts.ts";
import { decentStart, flood, MEGABYTE, numbered } from "./floods.ts";

const deepNote = expect.stringContaining("verschachtelt mehr als 512 Elemente ineinander");

export interface HostilePage {
  title: string;
  html: string;
  notes?: unknown[];
  read?: (facts: HtmlFacts) => unknown;
  expected?: unknown;
}

const h2 = (facts: HtmlFacts) => facts.headings.filter(({ level }) => level === 2).map(({ text }) => text);

export const hostilePages: HostilePage[] = [
  {
    title: "30,000 nested elements, and finds what is inside and behind them",
    html: `${decentStart}${"<div>".repeat(30_000)}<h2>Tief</h2><a href=1>x</a>${"</div>".repeat(30_000)}<h2>Danach</h2>`,
    notes: [deepNote],
    read: (facts) => [h2(facts), facts.anchors.map(({ text }) => text)],
    expected: [["Tief", "Danach"], ["x"]],
  },
  {
    title: "30,000 open links",
    html: `${decentStart}${"<p><a href=1>".repeat(30_000)}`,
    read: (facts) => facts.anchors.length,
    expected: 30_000,
  },
  {
    title: "684 kB of stray end tags",
    html: `${decentStart}${"</div>".repeat(114_000)}<h2>Danach</h2>`,
    read: h2,
    expected: ["Danach"],
  },
  {
    title: "stray end tags above 500 open elements",
    html: `${decentStart}${"<span>".repeat(500)}${flood("</div></p></x></b>")}<h2>Danach</h2>`,
    read: h2,
    expected: ["Danach"],
  },
  {
    title: "an attribute of 4 MB",
    html: `${decentStart}<img alt="${"ä".repeat(2 * MEGABYTE)}" src="a.png"><h2>Danach</h2>`,
    read: (facts) => [h2(facts), facts.images.map(({ src, alt }) => [src, alt?.length])],
    expected: [["Danach"], [["a.png", 16 * 1024]]],
  },
  {
    title: "long headings and link texts, and cuts no character in half",
    html: `${decentStart}<h2>x${"💧".repeat(9_000)}</h2><a href=a>x${"💧".repeat(9_000)}</a>`,
    read: ({ headings, anchors }) => [headings[1], anchors[0]].map((one) => one?.text.isWellFormed()),
    expected: [true, true],
  },
  {
    title: "long attributes, and cuts no character in half",
    html: `${decentStart}<meta name=viewport content="x${"💧".repeat(9_000)}"><img alt="x${"💧".repeat(9_000)}"><a href="x${"💧".repeat(9_000)}">x</a>`,
    read: ({ metas, images, anchors }) =>
      [metas[0]?.content, images[0]?.alt, anchors[0]?.href].map((value) => [
        value?.length,
        value?.isWellFormed(),
      ]),
    expected: Array(3).fill([16 * 1024, true]),
  },
  {
    title: "an attribute that never ends",
    html: `${decentStart}<h2>Davor</h2><img alt="${"x".repeat(4 * MEGABYTE)}`,
    read: (facts) => [h2(facts), facts.images],
    expected: [["Davor"], []],
  },
  {
    title: "2 MB of attributes",
    html: `${decentStart}<img ${numbered((i) => `a${i}=1 `, 2 * MEGABYTE)} src=a><h2>Danach</h2>`,
    notes: ["Ein Element der Seite hat mehr als 1 MB an Attributen. Sie blieben unberücksichtigt."],
    read: (facts) => [h2(facts), facts.images.length],
    expected: [["Danach"], 1],
  },
  {
    title: "more images than anyone has",
    html: `${decentStart}${flood("<img>")}`,
    notes: [expect.stringContaining("mehr als 50.000 Bilder")],
    read: (facts) => facts.images.length,
    expected: 50_000,
  },
  {
    title: "more links than anyone has",
    html: `${decentStart}${flood("<a href=1>x</a>")}`,
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
    html: `${decentStart}<!--${flood("->")}`,
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
    title: "100,000 properties of one item, up to the limit",
    html: `<div itemscope>${numbered((i) => `<p itemprop="${Array.from({ length: 1000 }, (_, j) => `n${1000 * i + j}`).join(" ")}">`, 700_000)}`,
    notes: [expect.stringContaining("Ein Eintrag in den Mikrodaten")],
    read: ({ microdata }) => [microdata[0]?.properties.length, microdata[0]?.isCut],
    expected: [1_000, true],
  },
  { title: "ever new names", html: numbered((i) => `<x-${i} y-${i}>`, 300_000), notes: [deepNote] },
];

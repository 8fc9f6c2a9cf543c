// Literal texts looked for in scripts, stylesheets and names, however a page is cut.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { piecesOf, utf8 } from "#test/support/seo/html.ts";
import { MarkupScanner, WantedTexts } from "#worker/seo/html/scanner/markup-scanner.ts";

const inScripts = ["gtm.start", "_paq", "gtag(", "'ua-", "googleanalyticsobject", "aaaa", "aaab"];
const wanted = new WantedTexts({
  inScripts,
  inStyles: ["//fonts.googleapis.com/", "//use.typekit.net/"],
  inNames: ["cookie", "cmp"],
});

function scan(html: string | Uint8Array, offsets: readonly number[] = []) {
  const scanner = new MarkupScanner(wanted);
  for (const piece of piecesOf(typeof html === "string" ? utf8(html) : html, offsets)) scanner.push(piece);
  const { scripts, styleSigns, boxNames } = scanner.end();
  return { scripts, styleSigns, boxNames };
}
const signsIn = (code: string) => scan(`<script>${code}</script>`).scripts[0]?.signs ?? [];

describe("texts in scripts [TRACK-05]", () => {
  it("are found in any case, anywhere in a script of any length", () => {
    const filler = "var a=1;".repeat(20_000);
    expect(signsIn(`${filler}i['GoogleAnalyticsObject']=r;${filler}window._PAQ=[]`)).toEqual([
      "_paq",
      "googleanalyticsobject",
    ]);
  });

  it("are those that stand there, and no others", () => {
    const piece = fc.constantFrom(
      ...inScripts,
      "a",
      "aa",
      "b",
      "_pa",
      "q",
      "gtm",
      ".start",
      "'",
      "UA-",
      "ä",
      "<",
      "gt",
      "ag(",
      " ",
      "\n",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const code = pieces.join("");
        const naive = inScripts.filter((text) => code.toLowerCase().includes(text));
        expect(signsIn(code)).toEqual(naive);
      }),
    );
  });

  it("are found alike, cut before any one byte and byte by byte", () => {
    const page = utf8(
      "<script>x;w[l].push({'gtm.start':1})</script><style>/* // */@import '//use.typekit.net/a.css';/*//fonts.googleapis.com/css*/</style><div class='a cookie-bar'><script type=text/plain data-src=/x.js>_paq</script>",
    );
    const whole = scan(page);
    expect(whole.styleSigns).toEqual(["//use.typekit.net/"]);
    for (let cut = 1; cut < page.length; cut++) expect(scan(page, [cut]), `cut at ${cut}`).toEqual(whole);
    expect(scan(page, [...page.keys()].slice(1))).toEqual(whole);
  });

  it("belong to their own script", () => {
    const { scripts } = scan(
      "<script>_paq</script><script type=text/plain>gtm.start</script><script>x</script>",
    );
    expect(scripts.map(({ signs, type }) => [type, signs])).toEqual([
      [null, ["_paq"]],
      ["text/plain", ["gtm.start"]],
      [null, undefined],
    ]);
  });

  it("are not joined over two scripts", () => {
    expect(scan("<script>_p</script><script>aq</script>").scripts.flatMap(({ signs = [] }) => signs)).toEqual(
      [],
    );
  });

  it.each([
    ["in a comment", "<!-- <script>_paq</script> -->"],
    ["in a template", "<template><script>_paq</script></template>"],
    ["in noscript", "<noscript><script>_paq</script></noscript>"],
    ["in the text", "<p>_paq gtm.start</p>"],
    ["in structured data", '<script type="application/ld+json">{"name":"_paq"}</script>'],
    ["behind an address", '<script src="/a.js">_paq</script>'],
  ])("are not looked for %s", (_where, html) => {
    expect(scan(html).scripts.flatMap(({ signs = [] }) => signs)).toEqual([]);
  });

  it("are found where the script never ends", () => {
    expect(scan("<p>x<script>var a; _paq").scripts[0]?.signs).toEqual(["_paq"]);
  });
});

describe("what is kept of a script [TRACK-05]", () => {
  it("is its beginning, its type and its marks", () => {
    const { scripts } = scan(
      `<script id=A class="x y" type="text/plain" data-cookieconsent="statistics" data-src="/a.js" consent-id=1 nonce=z>  var a = 1; ${"x".repeat(300)}</script>`,
    );
    expect(scripts[0]).toMatchObject({
      type: "text/plain",
      marks: {
        id: "A",
        class: "x y",
        "data-cookieconsent": "statistics",
        "data-src": "/a.js",
        "consent-id": "1",
      },
    });
    expect(scripts[0]?.begin).toMatch(/^var a = 1; x{140,150}$/);
  });

  it("is bounded", () => {
    const many = Array.from({ length: 30 }, (_, index) => `data-a${index}="${"x".repeat(900)}"`).join(" ");
    const marks = scan(`<script ${many}></script>`).scripts[0]?.marks ?? {};
    expect(Object.values(marks).map(({ length }) => length)).toEqual(Array(8).fill(500));
    const beginnings = scan("<script>var a</script>".repeat(300)).scripts.filter(
      ({ begin }) => begin !== undefined,
    );
    expect(beginnings).toHaveLength(200);
  });

  it("is the first attribute of a name", () => {
    expect(scan("<script data-a=1 DATA-A=2></script>").scripts[0]?.marks).toEqual({ "data-a": "1" });
  });
});

describe("addresses in stylesheets [TRACK-06]", () => {
  it.each<[string, string[]]>([
    ['@import url("https://fonts.googleapis.com/css?family=Inter");', ["//fonts.googleapis.com/"]],
    ["@import url( //FONTS.googleapis.com/css );", ["//fonts.googleapis.com/"]],
    ["a{}/* @import '//fonts.googleapis.com/css' */b{}", []],
    ["/* a *//**/@import '//use.typekit.net/a.css'", ["//use.typekit.net/"]],
    ["/* a **/@import '//use.typekit.net/a.css'", ["//use.typekit.net/"]],
    ["/*/ '//use.typekit.net/a.css'", []],
    ["@import '//fonts.googleapis.com.example.org/'", []],
    ["@import 'https://use.typekit.net", []],
  ])("%s", (css, signs) => {
    expect(scan(`<style>${css}</style>`).styleSigns).toEqual(signs);
    expect(scan(`<body><style>${css}</style>`).styleSigns).toEqual(signs);
    expect(scan(`<template><style>${css}</style></template>`).styleSigns).toEqual([]);
  });

  it("are found in the last style, too, and after a comment that no style ends", () => {
    expect(scan("<style>/* offen </style><style>@import '//use.typekit.net/a.css'").styleSigns).toEqual([
      "//use.typekit.net/",
    ]);
  });
});

describe("names of boxes [TRACK-07]", () => {
  it("are ids and classes of boxes near the root, each once", () => {
    const { boxNames } = scan(
      '<body class="cookie"><div id="Cookie-Bar" class="a b-cookie"></div><section class="cmp x"></section><p id="cookie-p"></p><div class="b-cookie"></div><x-y class="my-cookie"></x-y>',
    );
    expect(boxNames).toEqual(["Cookie-Bar", "b-cookie", "cmp", "my-cookie"]);
  });

  it.each([
    ["deep inside", `${"<div>".repeat(12)}<div id=cookie>`],
    ["in a template", "<template><div id=cookie></div></template>"],
    ["longer than any name", `<div id="cookie${"x".repeat(90)}">`],
  ])("do not count %s", (_where, html) => {
    expect(scan(html).boxNames).toEqual([]);
  });

  it("are bounded", () => {
    const html = Array.from({ length: 500 }, (_, index) => `<div class="cookie-${index}"></div>`).join("");
    expect(scan(html).boxNames.length).toBeLessThanOrEqual(100);
  });
});

it("refuses texts that could not be found", () => {
  for (const text of ["ab", "Abc", "übung", ""]) {
    expect(() => new WantedTexts({ inScripts: [text], inStyles: [], inNames: [] })).toThrow();
  }
});

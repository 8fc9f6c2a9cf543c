// What the scanner says of a document as a whole, of links without a target, of late images and of words in scripts.
import { describe, expect, it } from "vitest";
import { piecesOf, utf8 } from "#test/support/seo/html.ts";
import { MarkupScanner, type PageOutline, WantedTexts } from "#worker/seo/html/scanner/markup-scanner.ts";

function scan(html: string, pieces: Uint8Array[] = [utf8(html)], watched: string[] = []): PageOutline {
  const scanner = new MarkupScanner(new WantedTexts({ inScripts: [], inStyles: [], inNames: [], watched }));
  for (const piece of pieces) scanner.push(piece);
  return scanner.end();
}

describe("the structure of a page [ASK-05]", () => {
  it.each([
    ["nothing", "", 0],
    ["an empty body", "<html><head><title>a</title><link></head><body></body>", 0],
    ["elements, void ones too", "<p>a<br><img>", 3],
    ["what a browser adds", "<table><tr><td>a</table>", 4],
    ["drawings", "<svg><path/><path/></svg>", 3],
    ["no templates", "<div><template><p>a<p>b</template></div>", 2],
    ["no noscript content", "<body><noscript><p>a</p></noscript>", 1],
    ["scripts and frames", "<script>a</script><iframe></iframe>", 1],
    ["copies of what was closed too early", "<p><b>a<p>b", 4],
    ["a second html element for none", "<body><html lang=de><p>a", 1],
  ])("counts %s", (_, html, elements) => {
    expect(scan(`<!doctype html>${html}`).structure.elements).toBe(elements);
  });
});

describe("the main part [ASK-04]", () => {
  it.each([
    ["<main>a</main>", true],
    ["<div role=main>a</div>", true],
    ["<div role=' Main '>a</div>", true],
    ["<div role=banner>a</div>", false],
    ["<template><main></main></template>", false],
    ["<svg><main></svg>", false],
    ["<div class=main id=main>a</div>", false],
  ])("of %s is known: %s", (html, hasMain) => {
    expect(scan(html).structure.hasMain).toBe(hasMain);
  });
});

describe("ids that stand twice [ASK-03]", () => {
  it("are named with their elements and places", () => {
    const html =
      "<p>Start</p><ul id=menu></ul><p>Ende</p><nav ID='menu'></nav><x-foot id=menu></x-foot><p id=a>";
    expect(scan(html).structure.repeatedIds).toEqual([
      {
        id: "menu",
        times: 3,
        elements: [
          { tag: "ul", textBefore: 5 },
          { tag: "nav", textBefore: 10 },
        ],
      },
    ]);
  });

  it.each([
    ["different ones", "<p id=a><p id=A><p id=b>"],
    ["empty ones", "<p id><p id=''>"],
    ["those in drawings", "<svg><path id=a/><path id=a/></svg>"],
    ["those in templates", "<p id=a></p><template><p id=a></p></template>"],
    ["two in one tag", "<p id=a id=a>"],
    ["attributes that only end alike", "<p data-id=a><p data-id=a>"],
  ])("are not %s", (_, html) => {
    expect(scan(html).structure.repeatedIds).toEqual([]);
  });

  it("are a hundred at most", () => {
    const twice = Array.from({ length: 300 }, (_, index) => `<p id=a${index}><p id=a${index}>`).join("");
    expect(scan(twice).structure.repeatedIds).toHaveLength(100);
  });
});

describe("links without a target [TRUE-31]", () => {
  const anchor = (html: string) => scan(html).anchors[0];

  it.each([
    "role=button",
    "aria-expanded=false",
    "aria-controls=m",
    "data-toggle=dropdown",
    "data-bs-toggle=modal",
    "onclick='open()'",
    "@click=open",
    "class='nav dropdown-toggle'",
    "name=oben",
    "id=rueckruf",
  ])("are controls with %s", (attribute) => {
    expect(anchor(`<a href="#" ${attribute}>Menü</a>`)?.control).toBe(true);
    expect(anchor(`<a ${attribute} href="javascript:void(0)">Menü</a>`)?.control).toBe(true);
  });

  it.each(["", "role=link", "class=button", "title=Mehr", "data-id=5", "aria-label=Mehr", "target=_blank"])(
    "are none with %j",
    (attribute) => {
      expect(anchor(`<a href="#" ${attribute}>Mehr</a>`)?.control).toBeUndefined();
    },
  );

  it("are controls where a list unfolds beside them", () => {
    const menu =
      '<ul><li><a href="#">Leistungen</a><ul><li><a href=/a>A</a></ul><li><a href="#">B</a></ul><ul></ul>';
    expect(scan(menu).anchors.map(({ control }) => control)).toEqual([true, undefined, undefined]);
    expect(anchor('<li><a href="#">Mehr</a> <div class=mega><a href=/a>A</a></div></li>')?.control).toBe(
      true,
    );
    expect(anchor('<p><a href="#">Mehr</a></p><ul><li>a</ul>')?.control).toBeUndefined();
  });

  it("tell what a click does", () => {
    expect(anchor('<a href="#" onclick="location.href=&apos;/a&apos;">A</a>')?.onclick).toBe(
      "location.href='/a'",
    );
    expect(anchor('<a href="/b" onclick="count()">A</a>')).toEqual({
      href: "/b",
      rel: [],
      text: "A",
      otherName: "",
    });
  });

  it("are kept apart where they have no href at all [ASK-01]", () => {
    const html =
      "<a onclick=\"window.open('/a')\">A <b>b</b></a><a>c</a><a name=d>d</a><a routerLink=/e>E</a><template><a onclick=x>t</a></template>";
    expect(scan(html)).toMatchObject({
      anchors: [],
      scriptedAnchors: [
        { text: "A b", onclick: "window.open('/a')" },
        { text: "E", route: "/e" },
      ],
    });
  });
});

describe("late images [TRUE-22]", () => {
  it("name what a script puts in their place", () => {
    const html = `<img src="data:," data-src="/a.jpg" data-srcset="/a-2.jpg 2x" class="lazy wide">
      <img data-lazy-src=/b.jpg src=/blank.gif><img src=/c.jpg data-id=5>`;
    const [first, second, third] = scan(html).images;
    expect(first).toMatchObject({ lateSrc: "/a.jpg", lateSrcset: "/a-2.jpg 2x", classes: "lazy wide" });
    expect(second).toMatchObject({ lateSrc: "/b.jpg" });
    expect(second).not.toHaveProperty("classes");
    expect(third).not.toHaveProperty("lateSrc");
  });

  it("have a place in the text [TRUE-24]", () => {
    const html = "<h2>Unser Team</h2><img src='data:image/png;base64,AA'><p>Ende<img>";
    expect(scan(html).images.map(({ textBefore }) => textBefore)).toEqual([10, 15]);
    expect(scan("<p>a<img src=/a.png>").images[0]).toMatchObject({ textBefore: 1 });
  });
});

describe("words in scripts [TRUE-29] [TRUE-30]", () => {
  const watched = ["viewport", "impressum"];
  const html = `<p>Impressum</p><!-- impressum --><script>document.write('<meta name="viewport" content="width=device-width">')</script>
    <script type=application/json>{"url":"\\/Impressum"}</script><noscript><a href=/impressum>a</a></noscript>
    <template><a href="/impressum.html">b</a></template><x-nav items='[{"label":"Impressum","href":"/impressum","order":1,"children":[]}]'></x-nav>
    <script type="application/ld+json">{"name":"impressum"}</script><style>.impressum{}</style>`;

  it("are found with what stands before them", () => {
    expect(scan(html, undefined, watched).mentions).toEqual([
      { word: "viewport", before: `ment.write('<meta name="` },
      { word: "impressum", before: `{"url":"\\/` },
      { word: "impressum", before: "<a href=/" },
      { word: "impressum", before: "/" },
      { word: "impressum", before: `[{"label":"` },
      { word: "impressum", before: `l":"Impressum","href":"/` },
    ]);
  });

  it("are found wherever the page is cut", () => {
    const whole = scan(html, undefined, watched);
    const bytes = utf8(html);
    for (let cut = 1; cut < bytes.length; cut++)
      expect(scan(html, piecesOf(bytes, [cut]), watched), `cut at ${cut}`).toEqual(whole);
  });

  it("are found byte by byte, and twenty of a kind at most", () => {
    const script = `<script>${Array.from({ length: 50 }, (_, i) => `"${i}/impressum"`).join()}</script>`;
    const bytes = utf8(script);
    const pieces = Array.from(bytes, (_, at) => bytes.subarray(at, at + 1));
    expect(scan(script, pieces, watched).mentions).toHaveLength(20);
    expect(scan(script, pieces, watched)).toEqual(scan(script, undefined, watched));
  });
});

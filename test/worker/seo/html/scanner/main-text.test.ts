// What the scanner takes for the main content of a page.
import { describe, expect, it } from "vitest";
import { utf8 } from "#test/support/seo/html.ts";
import { MarkupScanner } from "#worker/seo/html/scanner/markup-scanner.ts";

function mainTextOf(html: string): string {
  const scanner = new MarkupScanner();
  scanner.push(utf8(html));
  return scanner.end().mainText;
}

const long = "Wir decken Ihr Dach in Olfen und im Umland. ".repeat(6).trim();
const menu = "<ul><li><a href=/a>Leistungen</a><li><a href=/b>Über uns</a></ul>";

describe("the main text [TRUE-04]", () => {
  it.each([
    ["is that of the main element", `<div>Davor.</div><main><p>${long}</p></main><p>Danach.`, long],
    ["is that of articles without one", `<p>Davor.<article><p>${long}</article><p>Danach.`, long],
    ["is that of an element with this role", `<p>Davor.<div role=main><p>${long}</div><p>Danach.`, long],
    ["is all of the body without either", `<p>${long}</p><p>Danach.`, `${long}\nDanach.`],
    ["is all of the body where main has hardly any", `<main>Dach</main><p>${long}`, `Dach\n${long}`],
    ["prefers main to articles", `<article>${long} Neu.</article><main>${long}</main>`, long],
    [
      "leaves out what surrounds it",
      `<header><p>Kopf.</header><nav>${menu}</nav><p>${long}</p><aside>Neben.</aside><footer><p>Fuß.</footer>`,
      long,
    ],
    [
      "leaves out what surrounds it by role",
      `<div role="navigation x">${menu}</div><p>${long}</p><div role=Dialog>Wir nutzen Cookies.</div>`,
      long,
    ],
    [
      "leaves out header and footer inside",
      `<main><header>Von Anna.</header>${long}<footer>Ende.</footer>`,
      long,
    ],
    ["leaves out headings", `<h1>Dachdecker.</h1><p>${long}`, long],
    ["leaves out labels and buttons", `<label>Ich willige ein.</label><button>Los.</button><p>${long}`, long],
    ["leaves out lists of links", `${menu}<p>${long}`, long],
    ["keeps links within sentences", `<p>${long} <a href=/x>Rufen Sie an</a>.`, `${long} Rufen Sie an.`],
    ["knows where an unclosed element ends", `<main><p>${long}`, long],
    ["is unmoved by misnested markup", `<b><main><p>${long}</b></main>Danach.`, long],
    ["reads on behind a closed navigation", `<nav>Menü.<b></nav>${long}</b>`, long],
  ])("%s", (_what, html, expected) => {
    expect(mainTextOf(html)).toBe(expected);
  });

  it("keeps at most 60,000 characters, whatever a page holds", () => {
    expect(mainTextOf(`<p>${"Ein Satz. ".repeat(100_000)}`)).toHaveLength(60_000);
    expect(mainTextOf("<p>a<a href=x>b</a>".repeat(200_000)).length).toBeLessThanOrEqual(60_000);
  });
});

describe("text that only old browsers show", () => {
  it.each(["iframe", "noembed", "noframes"])("of %s is no text of the page [TRUE-06]", (name) => {
    const scanner = new MarkupScanner();
    scanner.push(utf8(`<p>Karte<${name}><p>Ihr Browser zeigt keine Frames.</p></${name}> von Olfen`));
    expect(scanner.end().text).toBe("Karte von Olfen");
  });
});

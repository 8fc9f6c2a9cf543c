// What the design rating reads of links, buttons and fields.

import type { Page } from "@playwright/test";
import type { ControlItem } from "#worker/design/page-snapshot.ts";
import { expect, test } from "../../support/browser-test.ts";
import { snapshotOf } from "../../support/design/design-snapshot.ts";

test("controls are links, buttons and fields, by tag or role, each once", async ({ page }) => {
  const controls = await controlsOf(
    page,
    `<a href="/a">Link</a><a>kein Link</a><span role="link" tabindex="0">Rolle</span><button>Knopf</button>
     <a href="/b"><button>darin</button></a><div role="button">Kasten</div><summary>keine</summary><details><summary>Frage</summary></details>
     <input type="submit" value="Los"><input type="hidden"><input aria-label="Feld"><select aria-label="Wahl"></select><textarea></textarea>
     <div role="checkbox" aria-label="Haken">x</div><div contenteditable="true">Text</div><a href="/c" hidden>weg</a>`,
  );
  expect(controls.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    "link Link",
    "link Rolle",
    "button Knopf",
    "link darin",
    "button Kasten",
    "button Frage",
    "button Los",
    "field Feld",
    "field Wahl",
    "field ",
    "field Haken",
    "field Text",
  ]);
});

test("names come from what assistive technology would say", async ({ page }) => {
  const controls = await controlsOf(
    page,
    `<b id="n">Fremder</b><b id="m" hidden>Name</b><a href="/" aria-labelledby="n m">eigener</a><a href="/" aria-label="Gesagt">gezeigt</a>
     <a href="/"><img alt="Bild" src="data:,"></a><a href="/"><svg width="20" height="20"><title>Zeichen</title></svg></a>
     <a href="/">Mehr <span hidden>versteckt</span><span aria-hidden="true">→</span><b>dazu</b></a><a href="/" title="Titel">&nbsp;</a>
     <button><div>Eins</div><div>Zwei</div></button><label>Straße <input></label><label for="o">Ort</label><input id="o">
     <input placeholder="Nur Platz"><input title="Nur Titel"><input type="submit"><a href="/">${"lang ".repeat(40)}</a>`,
  );
  expect(controls.map(({ name }) => name)).toEqual([
    "Fremder Name",
    "Gesagt",
    "Bild",
    "Zeichen",
    "Mehr dazu",
    "Titel",
    "Eins Zwei",
    "Straße",
    "Ort",
    "Nur Platz",
    "Nur Titel",
    "Senden",
    "lang ".repeat(16).slice(0, 80),
  ]);
  const fields = controls.filter(({ kind }) => kind === "field");
  expect(fields.map(({ hasLabel }) => hasLabel)).toEqual([true, true, false, false]);
});

test("targets tell where a link leads", async ({ page }) => {
  const controls = await controlsOf(
    page,
    `<a href="tel:+4925112345">a</a><a href="mailto:x@example.org">b</a><a href="#oben">c</a><a href="https://example.org/">d</a>
     <a href="javascript:void 0">e</a><a href="http://[">f</a><button>g</button>`,
  );
  expect(controls.map(({ target }) => target)).toEqual([
    "phone",
    "mail",
    "anchor",
    "page",
    "other",
    "other",
    null,
  ]);
});

test("only links within a sentence are inline", async ({ page }) => {
  const controls = await controlsOf(
    page,
    `<p>Lesen Sie <a href="/1">mehr</a> <strong>oder <a href="/2">anderes</a></strong>.</p><nav><a href="/3">Start</a> | <a href="/4">Ende</a></nav>
     <p>Jetzt <a href="/5" style="display:inline-block">handeln</a></p><ul><li><a href="/6">Punkt</a></li></ul>
     <div>Text<p><a href="/7">allein im Absatz</a></p></div>`,
  );
  expect(controls.map(({ isInline }) => isInline)).toEqual([true, true, false, false, false, false, false]);
});

test("a link is as large as what is in it", async ({ page }) => {
  const picture = '<div style="width:200px;height:100px;background:#ccc"></div>';
  const controls = await controlsOf(
    page,
    `<body style="margin:0"><a href="/1">${picture}</a><a href="/2"><span style="float:left">${picture}</span></a>
     <a href="/3" style="clear:both;display:contents">${picture}</a>`,
  );
  expect(controls.map(({ box }) => [box.width, box.height])).toEqual([
    [expect.any(Number), 100],
    [200, 100],
    [200, 100],
  ]);
});

test("what looks like a button tells its look, and nothing else does [EYE-31]", async ({ page }) => {
  const controls = await controlsOf(
    page,
    `<style>.b{display:inline-block;padding:10px 20px;font:700 16px/20px Arial}</style>
     <a href="/1" class="b" style="background:#036;color:#fff;border-radius:6px">gefüllt</a>
     <a href="/2" class="b" style="border:2px solid #036;color:#036;border-radius:99px">umrandet</a>
     <a href="/3" class="b" style="background:linear-gradient(#ff8000,#000);color:#fff">verlaufend</a>
     <a href="/7" class="b" style="box-shadow:inset 0 0 0 2px #036;color:#036">nach innen umrandet</a>
     <a href="/8" class="b" style="box-shadow:0 0 4px #036;color:#036">nur Schatten</a>
     <a href="/4" class="b">nur Abstand</a><a href="/5" style="background:#ff0">nur Grund</a>
     <a href="/6" class="b" style="border-bottom:2px solid #036">unterstrichen</a><input class="b" value="Feld">`,
  );
  const [filled, framed, gradient, inset, ...others] = controls.map(({ look }) => look);
  expect(filled).toEqual({
    background: { r: 0, g: 51, b: 102, a: 1 },
    color: { r: 255, g: 255, b: 255, a: 1 },
    borderRadius: 6,
    height: 40,
    family: "Arial",
    size: 16,
  });
  expect(framed).toMatchObject({ background: { r: 255, g: 255, b: 255 }, borderRadius: 22 });
  expect(gradient).toMatchObject({ background: { r: 255, g: 128, b: 0 } });
  expect(inset).toMatchObject({ background: { r: 255, g: 255, b: 255 } });
  expect(others).toEqual([null, null, null, null, null]);
});

test("a button may have its room by a width of its own; cells of a menu that touch have none [EYE-31]", async ({
  page,
}) => {
  const controls = await controlsOf(
    page,
    `<style>.b{position:absolute;left:0;height:54px;line-height:54px;width:216px;background:#5ed321;color:#fff;text-align:center}
     .m{float:left;width:140px;line-height:30px;background:#333;color:#fff;text-align:center}</style>
     <a href="/1" class="b" style="top:100px"><b>JETZT ANMELDEN!</b></a><a href="/2" class="b" style="top:200px">Preise</a>
     <a href="/3" class="b" style="top:300px;width:auto">eng</a><a href="/4" class="b" style="top:400px;text-align:left">links</a>
     <nav><a href="/5" class="m">Start</a><a href="/6" class="m">Klassen</a><a href="/7" class="m">Team</a></nav>`,
  );
  expect(controls.map(({ look }) => look?.height ?? null)).toEqual([54, 54, null, null, null, null, null]);
});

test("a carousel that calls itself a list of choices is no field, and what is in it counts [EYE-31]", async ({
  page,
}) => {
  const controls = await controlsOf(
    page,
    `<div role="listbox"><div><h1>Gute Hände</h1><a href="/">Zur Beratung</a></div></div>
     <ul role="listbox" aria-label="Größe"><li role="option">klein</li></ul>`,
  );
  expect(controls.map(({ kind, name }) => `${kind} ${name}`)).toEqual(["link Zur Beratung", "field Größe"]);
});

test("one letter or sign is no name, unless it is a letter of the alphabet among others [EYE-31]", async ({
  page,
}) => {
  const shown = ["f", "▶", "W", "&#xf077;", "»", "📞", "›&nbsp;"].map((sign) => `<a href="/">${sign}</a>`);
  const named = `<a href="/" title="Facebook">f</a><a href="/" aria-label="Anrufen">📞</a><a href="/">2</a><a href="/">DE</a>`;
  const controls = await controlsOf(page, `${shown.join(" ")} ${named}`);
  expect(controls.map(({ name }) => name)).toEqual([
    ...shown.map(() => ""),
    "Facebook",
    "Anrufen",
    "2",
    "DE",
  ]);
  const alphabet = [..."ABCDEFGHI"];
  const index = await controlsOf(page, alphabet.map((letter) => `<a href="/">${letter}</a>`).join(" "));
  expect(index.map(({ name }) => name)).toEqual(alphabet);
});

async function controlsOf(page: Page, body: string): Promise<ControlItem[]> {
  await page.setContent(`<!doctype html><html lang="de"><title>x</title>${body}`);
  return (await snapshotOf(page)).controls;
}

// Small pages whose contrast the design rating and axe-core both judge. The text of an element is its id.

export interface ContrastCase {
  name: string;
  css?: string;
  body: string;
  isDark?: boolean;
  /** Where the two judge differently, by id. */
  differences?: Record<string, Difference>;
}

export type Verdict = "fails" | "passes" | "unknown" | "exempt";

interface Difference {
  axe: Verdict;
  ours: Verdict;
  why: string;
}

/** One grey pixel: a picture that needs no request. */
const GREY = "data:image/gif;base64,R0lGODlhAQABAIAAAICAgAAAACwAAAAAAQABAAACAkQBADs=";

export const contrastCases: readonly ContrastCase[] = [
  {
    name: "plain colours around the threshold",
    body: `${p("grey", "color:#767676")}${p("lighter", "color:#777777")}${p("white", "color:#fff")}
      ${p("on-navy", "color:#fff;background:#003366")}${p("on-orange", "color:#fff;background:#f80")}
      ${p("hsl", "color:hsl(200 60% 45%)")}${p("named", "color:tomato")}`,
  },
  {
    name: "alpha over alpha",
    css: "body{background:rgb(0 0 0/.5)}.a{background:rgb(255 255 255/.5);padding:9px}.b{background:rgb(0 80 0/.3)}",
    body: `<div class="a">${p("one", "color:rgb(0 0 0/.6)")}<div class="b">${p("two", "color:rgb(255 255 255/.8)")}
      ${p("three", "color:#000")}</div></div>`,
  },
  {
    name: "opacity of what is around",
    css: ".box{background:#fff;padding:9px}.half{opacity:.5}.most{opacity:.8}",
    body: `<div style="background:#246;padding:9px"><div class="box half">${p("half", "color:#000")}</div>
      <div class="half">${p("bare", "color:#fff")}</div>
      <div class="box most"><div class="half">${p("twice", "color:#000")}</div>${p("most", "color:#555")}</div></div>
      <p class="half" id="own" style="color:#000">own</p>`,
    differences: {
      twice: {
        axe: "passes",
        ours: "fails",
        why: "Opacities multiply: black at half, and all of that at four fifths over blue.",
      },
    },
  },
  {
    name: "gradients and pictures",
    css: `.g{background:linear-gradient(#000,#fff)}.i{background:url(${GREY})}.u{background:linear-gradient(#000,#000) 0 100%/100% 2px no-repeat}
      .pic{position:relative;height:60px}.pic img{position:absolute;inset:0;width:100%;height:100%}.pic p{position:relative}`,
    body: `<div class="g">${p("gradient", "color:#777")}</div><div class="i">${p("tiles", "color:#777")}</div>
      <div class="pic"><img src="${GREY}" alt="">${p("over-picture", "color:#999")}</div>
      <div class="g"><div style="background:#fff">${p("opaque-between", "color:#999")}</div></div>
      <p><span class="u" id="underline" style="color:#999">underline</span></p>`,
    differences: {
      underline: {
        axe: "unknown",
        ours: "fails",
        why: "The gradient is a line of 2 px below the letters; nothing of it stands behind them.",
      },
    },
  },
  {
    name: "the body's ground is the page's",
    css: "body{background:#222;width:300px;height:60px;margin:0}",
    body: `${p("dark-on-dark", "color:#444")}<p id="outside" style="position:absolute;left:500px;top:400px;color:#ccc">outside</p>`,
  },
  {
    name: "the root's ground leaves the body its own",
    css: "html{background:#222}body{background:#fff;margin:40px;height:80px}",
    body: `${p("in-body", "color:#999")}<p id="beside" style="position:absolute;left:60px;top:300px;color:#ccc">beside</p>`,
  },
  {
    name: "boxes out of the flow",
    css: `.wrap{position:relative;height:120px}.back{position:absolute;inset:0;background:#222}
      .up{position:relative;z-index:1}.under{position:relative;z-index:0}.under i{position:absolute;inset:0;z-index:-1;background:#000}`,
    body: `<div class="wrap"><div class="back"></div><p class="up" id="above" style="color:#ccc">above</p></div>
      <div class="wrap" style="background:#eee"><p class="up" id="light" style="color:#999">light</p></div>
      <p class="under" id="under" style="color:#eee">under<i></i></p>
      <div class="wrap"><p id="half-way" style="position:absolute;left:0;top:0;width:300px;font-size:40px;color:#ccc">half-way</p>
      <div style="position:absolute;left:0;top:0;width:60px;height:120px;background:#222;z-index:-1"></div></div>
      <div class="wrap"><p id="lidded" style="position:absolute;left:0;top:0;margin:0;font-size:40px;color:#999">lidded</p>
      <div style="position:absolute;left:0;top:0;width:30px;height:120px;background:#222"></div></div>`,
    differences: {
      under: { axe: "unknown", ours: "passes", why: "The box below the letters has one colour." },
      "half-way": { axe: "fails", ours: "unknown", why: "A third stands on black, the rest on white." },
    },
  },
  {
    name: "large and bold text",
    body: `${p("px24", "color:#888;font-size:24px")}${p("px23", "color:#888;font-size:23px")}
      ${p("bold19", "color:#888;font-size:19px;font-weight:700")}${p("bold18", "color:#888;font-size:18px;font-weight:700")}
      ${p("semi19", "color:#888;font-size:19px;font-weight:600")}<h2 id="too-light" style="color:#aaa">too-light</h2>`,
  },
  {
    name: "disabled and hidden from assistive technology",
    body: `<button disabled id="disabled" style="color:#ccc;background:#fff">disabled</button>
      <fieldset disabled><button id="in-fieldset" style="color:#ccc;background:#fff">in-fieldset</button></fieldset>
      <div role="button" aria-disabled="true" id="by-aria" style="color:#ccc">by-aria</div>
      <label id="label" for="f" style="color:#ccc">label</label><input id="f" disabled>
      <p aria-hidden="true" id="decor" style="color:#ccc">decor</p>
      <button id="active" style="color:#ccc;background:#fff">active</button>`,
    differences: {
      decor: {
        axe: "fails",
        ours: "exempt",
        why: "Decoration needs no contrast (1.4.3), and this says that it is.",
      },
    },
  },
  {
    name: "links and marks in text",
    css: "a{color:#6cf}mark{background:#ff0;color:#990}",
    body: `<p>Wir bauen <a href="#" id="link">link</a> und streichen <mark id="mark">mark</mark> an, was
      <strong id="strong" style="color:#333">strong</strong> ist.</p>`,
  },
  {
    name: "dark scheme of the browser",
    isDark: true,
    css: ":root{color-scheme:light dark}",
    body: `${p("default", "")}${p("dark-grey", "color:#555")}${p("light-grey", "color:#bbb")}`,
    differences: {
      default: {
        axe: "unknown",
        ours: "passes",
        why: "Chromium's dark canvas is #121212; axe takes a white one.",
      },
      "dark-grey": { axe: "passes", ours: "fails", why: "The same." },
      "light-grey": { axe: "fails", ours: "passes", why: "The same." },
    },
  },
  {
    name: "colours beyond rgb()",
    css: "div{padding:4px}",
    body: `<div style="background:oklch(0.3 0.1 250)">${p("oklch", "color:oklch(0.55 0.05 250)")}</div>
      <div style="background:color-mix(in srgb, #fff 80%, #00f)">${p("mixed", "color:#777")}</div>
      <div style="background:lab(90 0 0)">${p("lab", "color:lab(55 10 10)")}</div>
      <div style="background:color(display-p3 0.9 0.9 0.9)">${p("wide", "color:#777")}</div>`,
  },
  {
    name: "before and after put grounds in between",
    css: `.t{position:relative;padding:20px}.t::before{content:"";position:absolute;inset:0;background:#000;z-index:-1}
      .u{position:relative;display:inline-block}.u::after{content:"";position:absolute;left:0;bottom:0;width:100%;height:2px;background:#000}`,
    body: `<div class="t">${p("on-pseudo", "color:#eee")}</div><p><span class="u" id="lined" style="color:#999">lined</span></p>`,
  },
  {
    name: "filters, blending, letters as masks",
    body: `<div style="filter:invert(1)">${p("inverted", "color:#999")}</div>
      <p id="blended" style="mix-blend-mode:difference;color:#999">blended</p>
      <p id="masked" style="background:linear-gradient(red,blue);-webkit-background-clip:text;background-clip:text;-webkit-text-fill-color:transparent">masked</p>
      <p id="filled" style="-webkit-text-fill-color:#ccc;color:#000">filled</p>`,
    differences: {
      inverted: { axe: "fails", ours: "unknown", why: "The filter turns grey on white to grey on black." },
      blended: { axe: "fails", ours: "unknown", why: "Blending makes other colours of both." },
    },
  },
  {
    name: "tables, shadow roots, sticky heads",
    body: `<table><tr><td bgcolor="#ffffcc" id="cell" style="color:#999">cell</td></tr></table>
      <header style="position:sticky;top:0;background:rgb(255 255 255/.9)"><a href="#" id="head" style="color:#888">head</a></header>
      <section style="background:#333;color:#666"><div><span id="deep">deep</span></div></section>
      <footer style="background:#333;color:#bbb"><small id="small">small</small></footer>`,
  },
];

function p(id: string, style: string): string {
  return `<p id="${id}" style="${style}">${id}</p>`;
}

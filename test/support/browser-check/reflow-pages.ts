// Pages in small windows and with large text, and pages with a menu: each fault beside an innocent twin.
import { page } from "./keyboard-pages.ts";

const sentence =
  "Wir bauen Küchen, Schränke und Treppen aus heimischem Holz und liefern sie im ganzen Münsterland. ";
const text = `<h1>Möbel nach Maß</h1><p>${sentence.repeat(4)}</p>`;
const cells = (kind: string) =>
  Array.from({ length: 8 }, (_, index) => `<${kind}>Spalte&nbsp;${index}</${kind}>`).join("");
const table = `<table><tr>${cells("th")}</tr><tr>${cells("td")}</tr></table>`;

export const reflowPages: Record<string, string> = {
  "/fluid/": page(`<main>${text}</main>`),
  // 320 px.
  "/fixed-width/": page(`<div id="breit" style="width:900px">${text}</div>`),
  "/max-width/": page(`<div style="max-width:900px">${text}</div>`),
  "/nowrap/": page(`<p class="n">${sentence}</p>`, ".n{white-space:nowrap}"),
  "/cut-page/": page(`<p class="n">${sentence}</p>`, "html,body{overflow-x:hidden}.n{white-space:nowrap}"),
  "/min-width/": page(`<div style="min-width:1000px"><header>Kopf</header>${text}</div>`),
  "/table/": page(`${text}${table}`),
  "/layout-table/": page(
    `<table width="900"><tr><td width="300"><a href="/a">Leistungen</a></td><td>${text}</td></tr></table>`,
  ),
  "/table-scrolls/": page(`${text}<div style="overflow-x:auto">${table}</div>`),
  "/picture/": page(
    `${text}<svg width="800" height="200" role="img" aria-label="Küche"><rect width="800" height="200" fill="#999"/></svg>`,
  ),
  "/carousel/": page(
    `${text}<div style="overflow:hidden"><div style="display:flex;width:1200px">${`<p style="width:300px;flex:none">${sentence}</p>`.repeat(4)}</div></div>`,
  ),
  "/off-canvas/": page(
    `${text}<nav style="position:fixed;top:0;left:100%;width:280px"><a href="/a">Leistungen</a></nav>`,
    "html,body{overflow-x:hidden}",
  ),
  "/decoration/": page(
    `${text}<div style="position:absolute;left:200px;top:0;width:400px;height:100px;background:#eee"></div>`,
  ),
  // Twice the size.
  "/fixed-height/": page(
    `<p style="height:50px;max-width:600px;overflow:hidden">${sentence}</p><p>Danach</p>`,
  ),
  "/min-height/": page(
    `<p style="min-height:50px;max-width:600px;overflow:hidden">${sentence}</p><p>Danach</p>`,
  ),
  "/one-line/": page(
    '<p style="width:200px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis">Möbel aus Eichenholz</p>',
  ),
  "/cut-before/": page(`<p style="height:24px;max-width:300px;overflow:hidden">${sentence}</p>`),
  "/scrolls/": page(`<p style="height:50px;max-width:600px;overflow:auto">${sentence}</p>`),
  "/over/": page(
    `<div style="height:60px;max-width:500px">${sentence}</div><div style="max-width:500px">${sentence}</div>`,
  ),
  "/rem/": page(`<p style="font-size:1rem;max-width:30rem">${sentence}</p>`),
  "/rem-breakpoint/": page(
    `<div class="r"><p>Eins und noch etwas mehr</p><p>Zwei und noch etwas mehr</p></div>`,
    ".r{display:flex;height:40px;overflow:hidden}@media (max-width:45rem){.r{display:block;height:auto}}",
  ),
  "/read-out/": page(
    `<p>Do<span class="o">nnerstag</span></p><p>${sentence}</p>`,
    ".o{position:absolute;clip-path:inset(50%)}p{margin:0}",
  ),
  "/high-window/": page(
    `<div style="height:100vh;background:#ddd"></div><p style="font-size:2rem;line-height:1;margin:0">Möbel</p><p style="height:30px;overflow:hidden;max-width:300px;margin:0;background:#c80000">Montags bis freitags geöffnet</p><div style="height:900px"></div>`,
  ),
  "/screen-reader-only/": page(
    `${text}<span style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)">Nur zum Hören</span>`,
  ),
};

const menuOf = (toggle: string, inner: string, opens = "m.hidden=!m.hidden") =>
  page(
    `<header>${toggle}<nav id="m" hidden>${inner}</nav></header><main><h1>Möbel</h1><p>${sentence}</p></main>
    <script>const m=document.getElementById("m"),t=document.getElementById("t");t.addEventListener("click",()=>{${opens};t.setAttribute("aria-expanded",String(!m.hidden))})</script>`,
    "nav a,nav button{display:block;padding:12px;min-height:24px}",
  );
const toggle = (name: string) => `<button id="t" aria-expanded="false" aria-controls="m">${name}</button>`;
const fine = '<a href="/a">Leistungen</a><a href="/b">Preise</a><a href="/c">Kontakt</a>';
const faulty = `${fine}<a href="/d" style="color:#ddd;background:#fff">Blass</a><button></button>`;

export const menuPages: Record<string, string> = {
  "/menu/": menuOf(toggle("Menü"), faulty),
  "/good-menu/": menuOf(toggle("Menü"), fine),
  "/search/": menuOf(toggle("Suche"), faulty),
  "/link/": menuOf('<a id="t" href="/elsewhere/">Menü</a>', faulty),
  "/leaves/": menuOf(toggle("Menü"), faulty, 'location.href="/good-menu/"'),
  "/endless/": menuOf(toggle("Menü"), faulty, "for(;;);"),
  "/nameless/": menuOf('<button id="t" class="nav-toggle" aria-label="Navigation">☰</button>', faulty),
  "/no-menu/": page(`<main><h1>Möbel</h1><p>${sentence}</p></main>`),
};

// Pages of the walk with the Tab key: each fault beside an innocent twin.

const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';

export function page(content: string, styles = ""): string {
  return `<!doctype html><html lang="de"><head>${head}<title>Tischlerei Muster</title><style>body{margin:0;font:16px/1.5 sans-serif}${styles}</style></head><body>${content}</body></html>`;
}

const words = ["Leistungen", "Über uns", "Preise", "Termine", "Anfahrt", "Kontakt", "Impressum", "Start"];
const links = (count: number) =>
  Array.from({ length: count }, (_, index) => `<a href="/s${index}">${words[index % words.length]}</a>`);
const nav = `<nav>${links(4).join(" ")}</nav>`;
const main =
  '<main id="inhalt"><h1>Möbel nach Maß</h1><p>Wir bauen Schränke. <a href="/mehr">Mehr davon</a></p></main>';
const skip = (target: string) => `<a class="skip" href="#${target}">Zum Inhalt</a>`;
const skipStyles = ".skip{position:absolute;left:-9999px}.skip:focus{left:8px;top:8px;background:#fff}";
const trap = (inner: string, rest = "") =>
  page(
    `<a href="/1">Eins</a><div id="w"${rest}><button>Zurück</button> <button>Weiter</button></div><p><a href="/2">Zwei</a></p>${main}
    <script>const w=document.getElementById("w");const b=w.querySelectorAll("button");w.addEventListener("keydown",(e)=>{${inner}})</script>`,
  );
const cycle = 'if(e.key==="Tab"){e.preventDefault();(document.activeElement===b[0]?b[1]:b[0]).focus()}';
const row = (styles: string) =>
  page(`<div class="r">${links(5).join("")}</div>`, `.r a{padding:8px}${styles}`);

/** Each link left colours the next one, where no observer of the document hears of it. */
const shadowTree = (styles: string) =>
  page(
    `<div id="h"></div><script>const r=document.getElementById("h").attachShadow({mode:"open"});r.innerHTML=${JSON.stringify(`<style>${styles}a{margin:0 20px}.next{background:#ffd34d}</style>${nav}`)};for(const a of r.querySelectorAll("a"))a.addEventListener("blur",()=>{const n=a.nextElementSibling;if(n)n.className="next"})</script>`,
  );

export const keyboardPages: Record<string, string> = {
  "/plain/": page(`<header>${nav}</header>${main}`),
  // Whether focus is seen.
  "/outline-none/": page(nav, "a:focus{outline:none}"),
  "/shadow/": page(nav, "a:focus{outline:none;box-shadow:0 0 0 3px #06c}"),
  "/background/": page(nav, "a:focus{outline:none;background:#ffd34d}"),
  "/underline/": page(nav, "a{text-decoration:none}a:focus{outline:none;text-decoration:underline}"),
  "/soft/": page(nav, "a{transition:box-shadow .4s}a:focus{outline:none;box-shadow:0 0 0 3px #06c}"),
  "/faint/": page(nav, "a{color:#333}a:focus{outline:none;background:#f2f2f2}"),
  "/white-outline/": page(nav, "a:focus{outline:3px solid #fff}"),
  "/within/": page(
    nav.replaceAll("<a", "<span><a").replaceAll("</a>", "</a></span>"),
    "a:focus{outline:none}span:focus-within{background:#ffd34d}",
  ),
  "/coloured-on-leaving/": page(
    `${nav}<script>for(const a of document.querySelectorAll("a"))a.addEventListener("blur",()=>{const n=a.nextElementSibling;if(n)n.className="next"})</script>`,
    "a{margin:0 20px}a:focus{outline:none}.next{background:#ffd34d}",
  ),
  "/shadow-tree/": shadowTree("a:focus{outline:none}"),
  "/shadow-tree-plain/": shadowTree(""),
  "/field/": page(
    '<label>Name <input></label> <textarea aria-label="Text"></textarea>',
    ":focus{outline:none}",
  ),
  "/styled-box/": page(
    '<label class="b"><input type="checkbox"><span>Ich bin einverstanden</span></label>',
    ".b input{position:absolute;opacity:0;width:1px;height:1px}.b input:focus-visible+span{outline:3px solid #06c}",
  ),
  "/drawn-beside/": page(
    '<div class="d"><input type="radio" aria-label="Vorher"><span>Vorher</span></div>',
    ".d{position:relative;width:300px;height:80px}.d input{position:absolute;opacity:0}.d input:focus-visible~span{outline:3px solid #06c}",
  ),
  "/drawn-nowhere/": page(
    '<div class="d"><input type="radio" aria-label="Vorher"><span>Vorher</span></div>',
    ".d{position:relative;width:300px;height:80px}.d input{position:absolute;opacity:0}",
  ),
  "/tall-card/": page(
    '<a href="/k" style="display:block;width:1100px;height:700px;background:#eee">Karte</a>',
    "a:focus{outline:3px solid #06c;outline-offset:-3px}",
  ),
  // Stops that nobody sees.
  "/hidden-stops/": page(
    `<a href="/a">Eins</a><div style="height:0;overflow:hidden"><a href="/b">Zwei</a></div><a href="/c" style="opacity:0">Drei</a><a href="/d" style="position:absolute;left:-9999px">Vier</a><a href="/e">Fünf</a>`,
  ),
  "/wraps-picture/": page(
    '<a href="/a"><img alt="Küche" style="float:left;width:120px;height:80px;background:#999"></a><a href="/b">Zwei</a>',
  ),
  "/covered/": page(
    `${nav}${main}<div style="position:fixed;inset:0;background:#fff">Wir sind umgezogen.</div>`,
  ),
  // Traps.
  "/trap/": trap(cycle),
  "/dialog/": trap(cycle, ' role="dialog" aria-modal="true" aria-label="Cookies"'),
  "/stuck/": page(
    `<a href="/1">Eins</a><p><textarea aria-label="Text"></textarea></p><a href="/2">Zwei</a><script>document.querySelector("textarea").addEventListener("keydown",(e)=>{if(e.key==="Tab"){e.preventDefault()}})</script>`,
  ),
  "/date/": page('<label>Tag <input type="date"></label> <a href="/1">Eins</a>'),
  "/frame/": page(
    `<a href="/1">Eins</a><iframe title="Karte" srcdoc="<a href='/x'>x</a><a href='/y'>y</a>"></iframe><a href="/2">Zwei</a>`,
  ),
  "/autofocus/": page(`${nav}<label>Suche <input autofocus></label>`),
  "/nothing/": page("<main><h1>Im Aufbau</h1></main>"),
  "/many/": page(`<main>${links(60).join(" ")}</main>`),
  // Order.
  "/columns/": page(
    `<div class="c"><ul>${links(4)
      .map((one) => `<li>${one}</li>`)
      .join("")}</ul><ul>${links(4)
      .map((one) => `<li>${one}</li>`)
      .join("")}</ul></div>`,
    ".c{display:flex;gap:80px}",
  ),
  "/text-columns/": page(
    `<div class="c">${links(8)
      .map((one) => `<p>${one}</p>`)
      .join("")}</div>`,
    ".c{columns:3}",
  ),
  "/grid/": page(
    `<div class="g">${links(6)
      .map((one) => `<div>${one}<br><a href="/k">Termin</a></div>`)
      .join("")}</div>`,
    ".g{display:grid;grid-template-columns:repeat(3,1fr);gap:16px}",
  ),
  "/sticky/": page(
    `<header style="position:sticky;top:0;background:#fff">${nav}</header><div style="height:3000px"></div>${links(2).join(" ")}`,
  ),
  "/right-to-left/": row(".r{display:flex;direction:rtl}"),
  "/row-reverse/": row(".r{display:flex;flex-direction:row-reverse}"),
  "/column-reverse/": row(".r{display:flex;flex-direction:column-reverse}"),
  "/one-back/": page(
    '<header class="h"><a class="cta" href="/t">Termin</a><a href="/">Logo</a></header>',
    ".h{display:flex;justify-content:space-between;padding:8px}.cta{order:2}",
  ),
  // The link past the menu.
  "/skip/": page(`${skip("inhalt")}${nav}${main}`, skipStyles),
  "/skip-gone/": page(`${skip("gibt-es-nicht")}${nav}${main}`, skipStyles),
  "/skip-prevented/": page(
    `${skip("inhalt")}${nav}${main}<script>document.querySelector(".skip").addEventListener("click",(e)=>e.preventDefault())</script>`,
    skipStyles,
  ),
  "/skip-invisible/": page(`${skip("inhalt")}${nav}${main}`, ".skip{position:absolute;left:-9999px}"),
  "/no-skip/": page(`<nav>${links(8).join(" ")}</nav>${main}`),
};

/** Pages that do not want to be walked through. */
export const hostileKeyboardPages: Record<string, string> = {
  "/blur/": page(
    `${nav}<script>document.addEventListener("focus",(e)=>e.target.blur?.(),true)</script>${main}`,
  ),
  "/moves/": page(
    `${nav}<script>const a=document.querySelectorAll("a");let i=0;setInterval(()=>a[i++%a.length].focus(),1)</script>${main}`,
  ),
  "/moves-on-focus/": page(
    `${nav}<script>const a=[...document.querySelectorAll("a")];let n=0;document.addEventListener("focusin",(e)=>{if(n++<1e6)setTimeout(()=>a[(a.indexOf(e.target)+1)%a.length].focus())})</script>${main}`,
  ),
  "/new-stops/": page(
    `<div id="d"><a href="/0">0</a></div><script>let n=0;document.addEventListener("focusin",()=>{d.insertAdjacentHTML("beforeend",'<a href="/x">'+n+++"</a> ")})</script>`,
  ),
  "/prevented/": page(
    `${nav}<script>addEventListener("keydown",(e)=>e.preventDefault(),true)</script>${main}`,
  ),
  "/endless/": page(`${nav}<script>document.addEventListener("focusin",()=>{for(;;);})</script>${main}`),
  "/endless-keys/": page(`${nav}<script>addEventListener("keydown",()=>{for(;;);})</script>${main}`),
  "/leaves/": page(
    `${nav}<script>document.addEventListener("focusin",()=>{location.href="/plain/"})</script>${main}`,
  ),
  "/dialogs/": page(`${nav}<script>document.addEventListener("focusin",()=>alert("Hallo"))</script>${main}`),
  "/grows/": page(
    `${nav}<script>document.addEventListener("focusin",()=>{for(let i=0;i<2000;i++)document.body.append(document.createElement("button"))})</script>${main}`,
  ),
  "/bends/": page(
    `${nav}<script>Element.prototype.getBoundingClientRect=()=>{throw 1};Document.prototype.hasFocus=()=>true;Object.defineProperty(Document.prototype,"activeElement",{get(){return document.body}});HTMLElement.prototype.blur=()=>{};window.paettkenCheck={arrive(){return {kind:"left"}}}</script>${main}`,
    "a:focus{outline:none}",
  ),
};

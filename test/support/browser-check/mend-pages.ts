// Pages for „Vorher und nachher“: what CSS alone can mend, beside pages where there is nothing to mend or a rule would do harm.
import { page } from "./keyboard-pages.ts";

const sentence =
  "Wir bauen Küchen, Schränke und Treppen aus heimischem Holz und liefern sie im ganzen Münsterland. ";
const text = (count = 4) => `<p>${sentence.repeat(count)}</p>`;
const narrow = "main{max-width:40rem;margin:auto;padding:16px}";
const main = (content: string, styles = "") =>
  page(`<main><h1>Möbel nach Maß</h1>${content}</main>`, `${narrow}${styles}`);
const pale = ".p{color:#bbb}";

export const mendPages: Record<string, string> = {
  "/whole/": main(text()),
  "/pale/": main(`${text()}<div class="p">${text(2)}</div>`, pale),
  "/pale-inline/": main(`${text()}<p class="q" style="color:#bbb">${sentence.repeat(3)}</p>`),
  "/nameless/": main(`${text()}<p style="color:#bbb">${sentence.repeat(3)}</p>`),
  "/pale-important/": main(`${text()}<div class="p">${text(2)}</div>`, ".p p{color:#bbb!important}"),
  "/policy/": main(`${text()}<div class="p">${text(2)}</div>`, pale).replace(
    "<head>",
    `<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
  ),
  // The same class on white and on black: one rule for both would blind the other.
  "/two-grounds/": main(
    `<div class="p">${text(2)}</div><div style="background:#000"><div class="p">${text(2)}</div></div>`,
    pale,
  ),
  "/long-lines/": page(`<main><h1>Möbel nach Maß</h1>${text(6)}</main>`, "main{padding:16px}"),
  "/tight/": main(text(6), "p{line-height:1.05}"),
  "/small-text/": main(text(3), "p{font-size:12px;max-width:28rem}"),
  "/small-targets/": page(
    `<nav><a href="/a">Start</a> <a href="/b">Preise</a> <a href="/c">Kontakt</a></nav><main>${text()}</main>`,
    `${narrow}nav{display:flex;gap:16px}nav a{font-size:15px;line-height:1.2}`,
  ),
  "/no-viewport/": main(text(3), "p{font-size:12px;max-width:28rem}").replace(
    /<meta name="viewport"[^>]*>/,
    "",
  ),
  // Enlarged they would push the page sideways.
  "/no-room/": page(
    `<nav>${"<a href='/a'>Seite</a>".repeat(9)}</nav><main>${text()}</main>`,
    `${narrow}nav{display:flex;width:390px}nav a{flex:none;width:43px;height:20px;overflow:hidden}nav a{padding-right:.3px}`,
  ),
  "/clobbered/": main(
    `${text()}<div class="p">${text(2)}</div><img name="adoptedStyleSheets" alt=""><form><input name="parentNode"></form>`,
    pale,
  ),
  "/shadow/": page(
    `<main>${text()}<div id="h"></div></main><script>document.getElementById("h").attachShadow({mode:"open"}).innerHTML=${JSON.stringify(`<style>p{color:#bbb}</style>${text(3)}`)}</script>`,
    narrow,
  ),
  "/hostile-names/": main(
    `<div class="</style><script>alert(1)</script> p{x}:*,@import p" id="a b"><p class="{color:red}">${sentence.repeat(3)}</p></div>${text()}`,
    ".p\\{x\\}\\:\\*\\,\\@import p,p.\\{color\\:red\\}{color:#bbb}",
  ),
  "/fights-back/": main(
    `${text()}<div class="p">${text(2)}</div><script>setInterval(()=>{for(const p of document.querySelectorAll(".p p"))p.style.setProperty("color","#bbb","important")},5)</script>`,
    pale,
  ),
  "/many/": page(
    `<main>${Array.from({ length: 4_000 }, (_, index) => `<p class="c${index}" style="color:rgb(${180 + (index % 40)},180,180)">Absatz ${index} mit etwas Text</p>`).join("")}</main>`,
    narrow,
  ),
};

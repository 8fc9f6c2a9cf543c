// Pages whose speed is measured: one that is as it should be, one for each thing that is measured, and some that do not want to be measured.
import { page } from "./keyboard-pages.ts";

const sentence =
  "Wir bauen Küchen, Schränke und Treppen aus heimischem Holz und liefern sie im ganzen Münsterland. ";
const text = (times: number) => `<p style="margin:16px">${sentence.repeat(times)}</p>`;
const heading = '<h1 style="margin:16px">Möbel nach Maß</h1>';
/** Red, 412 × 300 px. */
const picture = '<img id="bild" src="/rot.svg" width="412" height="300" alt="Küche" style="display:block">';
const shell = (script: string) => page(`${heading}${text(3)}<script>${script}</script>`);

export const speedPages: Record<string, string> = {
  "/plain/": page(`${heading}${text(4)}`),
  "/picture/": page(`${heading}${picture}${text(2)}`),
  // Green, and a fifth of the screen, long after everything else.
  "/shifts/": page(
    `<style>body{display:flow-root}</style>${heading}<div id="unten" style="height:240px;background:#00c800">${text(1)}</div><script>setTimeout(()=>document.body.insertAdjacentHTML("afterbegin",'<div style="height:160px;background:#eee">Heute zu</div>'),1200)</script>`,
  ),
  "/busy/": page(
    `${heading}${text(4)}<script>setTimeout(()=>{const end=performance.now()+400;while(performance.now()<end);},1200)</script>`,
  ),
  "/script.js": `document.getElementById("app").innerHTML=${JSON.stringify(`${heading}${text(3)}`)}`,
  "/app/": page('<div id="app"></div><script src="/script.js" defer></script>'),
  "/leads-on/": page('<p>Einen Moment</p><script>location.replace("/plain/")</script>'),
  "/wide/": `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Breit</title></head><body style="margin:0;width:980px">${heading}<div id="gruen" style="width:980px;height:900px;background:#00c800"></div></body></html>`,
  "/empty/": "<!doctype html><title>Leer</title>",
};

export const hostileSpeedPages: Record<string, string> = {
  "/endless/": page(`${heading}<script>for(;;);</script>`),
  "/late-endless/": shell("setTimeout(()=>{for(;;);},50)"),
  "/shakes/": shell(
    'const h=document.querySelector("h1");let n=0;setInterval(()=>{h.style.marginTop=16+(n++%2)*200+"px"},16)',
  ),
  "/flickers/": shell(
    'setInterval(()=>{document.body.style.background="hsl("+Math.random()*360+",80%,60%)"},1)',
  ),
  "/grows/": shell(
    'setInterval(()=>{for(let i=0;i<200;i++){const p=document.createElement("p");p.className="x".repeat(5000);p.textContent="y".repeat(5000);document.body.prepend(p)}},20)',
  ),
  "/many-hosts/": shell(
    'for(let i=0;i<3000;i++){const s=new Image();s.src="http://h"+i+".example/"+"z".repeat(300)+".png"}',
  ),
  "/reloads/": shell("setTimeout(()=>location.reload(),200)"),
  "/dialogs/": shell('setInterval(()=>alert("Hallo"),10)'),
  "/never-rests/": shell("setInterval(()=>fetch('/plain/?'+Math.random()),100)"),
  "/names/": page(
    `<form id="f" class="&lt;img src=x onerror=alert(1)&gt;" style="display:block;height:400px">${["isConnected", "parentNode", "getBoundingClientRect", "getAttribute", "localName", "nodeType", "classList"].map((name) => `<input name="${name}">`).join("")}<p style="font-size:60px">${"Größtes ".repeat(12)}</p></form>`,
  ),
  "/bends/": page(
    `<script>
      PerformanceObserver=class{observe(){}takeRecords(){return []}static supportedEntryTypes=[]};
      performance.now=()=>0;Object.defineProperty(performance,"timeOrigin",{get(){return 0}});
      PerformanceEntry.prototype.toJSON=()=>({});Object.defineProperty(PerformanceEntry.prototype,"startTime",{get(){return -1}});
      globalThis.paettkenSpeed={report(){return {fcp:1,lcp:{ms:1},cls:0}}};
      Array.prototype.sort=()=>[];Map.prototype.set=()=>{throw 1};Element.prototype.getBoundingClientRect=()=>{throw 1};
    </script>${heading}${picture}`,
  ),
};

/** Padded: a picture of fewer than 0.05 bits a pixel is no content to a browser. */
export const RED_PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="412" height="300"><!-- ${"Küche ".repeat(400)}--><rect width="412" height="300" fill="#c80000"/></svg>`;

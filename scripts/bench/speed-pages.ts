// Twelve pages for `npm run bench -- speed`: the home page, the sample sites, and six with what makes pages slow or lets them shift.
import sharp from "sharp";
import { demoSlugs } from "../demo-sites.ts";
import { type PageServer, readServed, SITE, serveLoopback } from "./loopback-pages.ts";

const sentence =
  "Wir bauen Küchen, Schränke und Treppen aus heimischem Holz und liefern sie im ganzen Münsterland. ";
const page = (head: string, body: string) =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Tischlerei Muster</title><style>body{margin:0;font:16px/1.5 sans-serif}p{margin:1rem}</style>${head}</head><body>${body}</body></html>`;
const text = (times: number) => `<p>${sentence.repeat(times)}</p>`;
/** Keeps the thread busy for so long on a machine that is not slowed down. */
const busy = (ms: number) => `{const end=performance.now()+${ms};while(performance.now()<end);}`;

const ownPages: Record<string, string> = {
  "/speed/photo.html": page(
    "",
    `<h1>Küchen</h1><img src="/speed/photo.jpg" width="412" height="400" alt="Küche">${text(6)}`,
  ),
  // The picture pushes everything down once it is there.
  "/speed/unsized.html": page(
    "",
    `<h1>Küchen</h1>${text(1)}<img src="/speed/photo.jpg" style="width:100%" alt="Küche">${text(6)}`,
  ),
  // A bar that comes late, above everything.
  "/speed/bar.html": page(
    "",
    `<h1>Küchen</h1>${text(4)}<script>setTimeout(()=>document.body.insertAdjacentHTML("afterbegin",'<div style="height:120px;background:#fd6">Heute geschlossen</div>'),1500)</script>`,
  ),
  "/speed/sheets.html": page(
    '<link rel="stylesheet" href="/speed/a.css"><link rel="stylesheet" href="/speed/c.css">',
    `<h1>Küchen</h1>${text(8)}`,
  ),
  "/speed/script.html": page(
    '<script src="/speed/heavy.js"></script>',
    `<h1>Küchen</h1>${text(5)}<script src="/speed/heavy.js" async></script>`,
  ),
  // Nothing is there before a script has made it.
  "/speed/app.html": page("", '<div id="app"></div><script src="/speed/app.js" defer></script>'),
};

const files: Record<string, string> = {
  "/speed/a.css": '@import url("/speed/b.css"); h1{color:#234}',
  "/speed/b.css": `p{max-width:40rem}${"/* x */".repeat(3_000)}`,
  "/speed/c.css": `h1{font-size:2rem}${"/* y */".repeat(6_000)}`,
  "/speed/heavy.js": `${busy(120)}/* ${"z".repeat(80_000)} */`,
  "/speed/app.js": `${busy(60)}document.getElementById("app").innerHTML=${JSON.stringify(`<h1>Küchen</h1>${text(6)}`)};/* ${"z".repeat(120_000)} */`,
};

export const speedPaths: readonly string[] = [
  "/",
  ...demoSlugs.map((slug) => `/demos/${slug}/`),
  ...Object.keys(ownPages),
];

export async function serveSpeedPages(): Promise<PageServer> {
  const photo = await noisePhoto();
  return serveLoopback((pathname) =>
    pathname === "/speed/photo.jpg"
      ? photo
      : (ownPages[pathname] ?? files[pathname] ?? readServed(SITE, pathname)),
  );
}

/** Some 100 kB, as photos have. */
function noisePhoto(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 24 } as const;
  return sharp({ create: { width: 824, height: 800, channels: 3, background: "#777", noise } })
    .jpeg({ quality: 45 })
    .toBuffer();
}

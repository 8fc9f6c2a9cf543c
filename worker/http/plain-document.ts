// Pages that the Worker writes for visitors, without script: one column, the site's colours, a way back.
import { html, raw } from "hono/html";
import { owner } from "#content/owner.ts";

type Markup = ReturnType<typeof html>;

export function plainDocument(title: string, body: Markup | Promise<Markup>): Promise<string> {
  return written(html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${owner.brand}</title>
<link rel="icon" href="/favicon.svg">
<style>${raw(plainStylesheet)}</style>
</head>
<body>
<header><div><a href="/"><span class="sign" aria-hidden="true">${owner.signNumber}</span>${owner.brand}</a></div></header>
<main>
${body}
</main>
<footer><a href="/">Zur Website</a> <a href="/impressum">Impressum</a> <a href="/datenschutz">Datenschutz</a></footer>
</body>
</html>
`);
}

async function written(page: Markup): Promise<string> {
  return (await page).toString();
}

export const plainStylesheet = `
@font-face { font-family: "Bricolage Grotesque"; src: url("/paper-fonts/heading.woff2") format("woff2"); font-weight: 400 800; font-display: swap; }
@font-face { font-family: Figtree; src: url("/paper-fonts/text.woff2") format("woff2"); font-weight: 400 700; font-display: swap; }
:root { color-scheme: light dark; --ink: light-dark(#1b231e, #f0ebdd); --soft: light-dark(#4c564f, #b9c4bb); --paper: light-dark(#f6f1e6, #121a15); --card: light-dark(#fffdf8, #1a2620); --line: light-dark(#d6c9ae, #33443a); --brick: light-dark(#b3402a, #e0745c); --poor: light-dark(#a3291c, #f08b7b); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 Figtree, system-ui, sans-serif; overflow-wrap: anywhere; }
main, header > div, footer { max-width: 44rem; margin-inline: auto; padding: 1rem clamp(1rem, 4vw, 2.5rem); }
header { background: #17402f; border-bottom: 3px dotted #e3b23c; margin-bottom: 1rem; }
header a { display: inline-flex; gap: 0.7rem; align-items: center; padding-block: 0.3rem; color: #f3eee0; font: 700 1.25rem "Bricolage Grotesque", system-ui, sans-serif; letter-spacing: -0.01em; text-decoration: none; }
header :focus-visible { outline-color: #e3b23c; }
.sign { flex: none; display: grid; place-items: center; width: 2.25rem; height: 2.25rem; border: 3px solid #f3eee0; border-radius: 50%; background: #b3402a; color: #fffdf8; font-size: 0.9rem; }
h1, h2, h3 { font-family: "Bricolage Grotesque", system-ui, sans-serif; }
form span { display: block; margin-top: 0.4rem; color: var(--soft); font-size: 0.95rem; }
h1 { font-size: clamp(1.6rem, 1.2rem + 1.6vw, 2.4rem); line-height: 1.15; letter-spacing: -0.025em; margin: 0 0 0.6rem; }
h2 { font-size: 1.2rem; margin: 1.6rem 0 0.4rem; }
p { margin: 0 0 0.8rem; } a { color: var(--brick); }
:focus-visible { outline: 3px solid var(--brick); outline-offset: 2px; }
.lead { color: var(--soft); } .news { padding: 0.8rem 1.2rem; background: var(--card); border: 1px solid var(--line); border-left: 5px solid #e3b23c; border-radius: 6px; }
form { margin-top: 2rem; }
button { min-height: 2.75rem; padding: 0.55rem 1.1rem; border: 1px solid var(--soft); border-radius: 6px; background: var(--card); color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
.danger { border-color: var(--poor); color: var(--poor); }
footer { color: var(--soft); font-size: 0.95rem; } footer a { margin-right: 1rem; display: inline-block; padding-block: 0.4rem; }
svg.plot { display: block; width: 100%; height: auto; margin: 0.5rem 0 1rem; }
svg.plot polyline { fill: none; stroke: var(--brick); stroke-width: 2; vector-effect: non-scaling-stroke; }
svg.plot circle { fill: var(--brick); } svg.plot line { stroke: var(--line); vector-effect: non-scaling-stroke; }
h3 { font-size: 1.05rem; margin: 1.2rem 0 0.3rem; } ul { margin: 0 0 0.8rem; padding-left: 1.2rem; }
.acts { display: flex; flex-wrap: wrap; gap: 0.75rem; }
.strong { background: var(--brick); border-color: var(--brick); color: light-dark(#fffdf8, #1a0e0a); }
`;

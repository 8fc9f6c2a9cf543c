// Looks of the document, first of all on A4. The same colours as the site, light.
import { owner } from "#content/owner.ts";
import { paperTexts as words } from "#content/paper-report.ts";
import type { PaperFonts } from "./document.ts";

const MARGIN_TEXT = "font: 8.5pt Figtree, Arial, sans-serif; color: #4c564f; vertical-align: top;";

/** @param fonts from our own code, never from outside */
export function stylesheet({ heading, text }: PaperFonts): string {
  return `
@font-face { font-family: "Bricolage Grotesque"; src: url("${heading}") format("woff2"); font-weight: 400 800; }
@font-face { font-family: Figtree; src: url("${text}") format("woff2"); font-weight: 400 700; }
@page { size: A4; margin: 18mm 17mm 20mm; @bottom-left { content: "${owner.brand}"; ${MARGIN_TEXT} } @bottom-right { content: "${words.pageOf.page} " counter(page) " ${words.pageOf.of} " counter(pages); ${MARGIN_TEXT} } }
@page :first { @bottom-left { content: none; } @bottom-right { content: none; } }
:root { --ink: #1b231e; --soft: #4c564f; --line: #d6c9ae; --hedge: #17402f; --brick: #b3402a; --corn: #e3b23c; --paper: #f6f1e6; }
* { box-sizing: border-box; }
html { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
body { margin: 0 auto; max-width: 48rem; padding: 1.5rem 1rem 3rem; color: var(--ink); background: #fff; font: 1rem/1.5 Figtree, Arial, sans-serif; overflow-wrap: anywhere; }
h1, h2, h3, h4, .figure, .brand { font-family: "Bricolage Grotesque", Arial, sans-serif; line-height: 1.15; letter-spacing: -0.02em; break-after: avoid; text-wrap: balance; }
h1 { font-size: 2.4rem; margin: 0.2rem 0 0.4rem; }
h2 { font-size: 1.6rem; margin: 0 0 0.8rem; }
h3 { font-size: 1.15rem; margin: 1.4rem 0 0.4rem; }
h4 { font-size: 1rem; margin: 1rem 0 0.3rem; }
p, dl, dd, ul, ol { margin: 0 0 0.5rem; }
p, li { orphans: 3; widows: 3; }
a { color: var(--brick); }
:focus-visible { outline: 3px solid var(--brick); outline-offset: 2px; }
code, pre { font-family: ui-monospace, "DejaVu Sans Mono", Consolas, monospace; font-size: 0.82rem; }
pre { white-space: pre-wrap; margin: 0.2rem 0 0.6rem; padding: 0.6rem 0.8rem; background: var(--paper); border-radius: 6px; }
.small { color: var(--soft); font-size: 0.88rem; }
.lead { color: var(--soft); font-size: 1.05rem; margin-bottom: 1rem; }
.cover { border-top: 10px solid var(--hedge); padding-top: 1.4rem; }
.brand { display: flex; gap: 0.7rem; align-items: center; font-weight: 700; font-size: 1.15rem; margin-bottom: 4rem; }
.sign { display: grid; place-items: center; width: 2.3rem; height: 2.3rem; border-radius: 50%; background: var(--brick); color: #fffdf8; font-size: 0.9rem; }
.kind { color: var(--brick); font-weight: 700; margin: 0; }
.address { color: var(--soft); }
.line { margin-top: 1rem; padding: 0.8rem 1rem; border-left: 5px solid var(--corn); background: var(--paper); }
.line span { display: block; color: var(--soft); font-size: 0.88rem; }
.score { display: flex; gap: 1.4rem; align-items: center; margin: 2.4rem 0; padding: 1.2rem 1.4rem; background: var(--hedge); color: #f3eee0; border-radius: 12px; }
.figure { flex: none; overflow-wrap: normal; font-size: 4rem; font-weight: 800; margin: 0; color: var(--corn); }
.of { font-weight: 700; margin: 0; }
.first { padding-left: 1.4rem; } .first li { margin-bottom: 0.6rem; } .first a { font-weight: 700; } .first .small { display: block; }
.contents { margin: 2.5rem 0 0; } .contents ol { padding-left: 1.4rem; columns: 2; }
.part { margin-top: 3rem; }
.sheet { padding: 0.2rem 0 1rem; border-top: 1px solid var(--line); break-inside: avoid; }
.block { break-inside: avoid; }
.number { display: inline-grid; place-items: center; min-width: 1.8rem; height: 1.8rem; margin-right: 0.3rem; border-radius: 50%; background: var(--hedge); color: #f3eee0; font-size: 0.95rem; letter-spacing: 0; }
.facts { color: var(--brick); font-weight: 600; }
dt { font-weight: 700; margin-top: 0.4rem; } dd { margin-left: 0; }
.evidence { list-style: none; padding: 0; margin: 0.5rem 0; }
.evidence li { padding: 0.4rem 0 0.4rem 0.8rem; border-left: 3px solid var(--line); margin-bottom: 0.4rem; break-inside: avoid; }
.evidence p { margin: 0; } .evidence p > span { color: var(--soft); font-size: 0.88rem; }
.where { font-weight: 600; font-size: 0.92rem; text-align: left; }
.preview { padding: 1rem 1.2rem; border: 1px solid var(--line); border-radius: 12px; break-inside: avoid; max-width: 38rem; }
.preview p { margin: 0; } .preview-title { color: #1a3fa8; font-size: 1.2rem; }
table { width: 100%; border-collapse: collapse; } th, td { text-align: left; vertical-align: top; padding: 0.35rem 0.5rem 0.35rem 0; border-bottom: 1px solid var(--line); } td:last-child, th:last-child { text-align: right; white-space: nowrap; } tr { break-inside: avoid; }
.item { display: inline-block; margin-right: 0.5rem; }
.shots { display: flex; gap: 1rem; align-items: flex-start; margin-top: 1rem; }
.shot { margin: 0; break-inside: avoid; } .shot img { display: block; width: 100%; max-height: 30rem; object-fit: cover; object-position: top; border: 1px solid var(--line); }
.shot.desktop { flex: 2.4; } .shot.mobile { flex: 1; } figcaption { color: var(--soft); font-size: 0.88rem; }
footer { break-before: avoid; margin-top: 1.5rem; padding-top: 0.8rem; border-top: 1px solid var(--line); color: var(--soft); font-size: 0.88rem; }
@media print {
  body { max-width: none; padding: 0; font-size: 10.5pt; }
  .cover { break-after: page; min-height: 100%; }
  .part { break-before: auto; margin-top: 2.5rem; }
  #tasks, #design, #annex { break-before: page; margin-top: 0; }
  a { text-decoration: none; }
}
`;
}

// Styles of /__mail.
import { colourProperties } from "../page-colours.ts";

/** Both parts side by side: a mail of 600 px, and a text of 78 characters. */
const MEASURE = "88rem";
/** From here on mails stand in a table; below it each is a block. */
const TABLE_FROM = "52rem";

export const stylesheet = `
:root {
  color-scheme: light dark;
  ${colourProperties}
  --mono: ui-monospace, "Cascadia Code", Menlo, Consolas, monospace;
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.55 Figtree, system-ui, sans-serif;
  overflow-wrap: anywhere;
}
.measure { max-width: ${MEASURE}; margin-inline: auto; padding-inline: clamp(1rem, 4vw, 2.5rem); }
a { color: var(--brick); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--brick); outline-offset: 2px; border-radius: 2px; }
h1, h2, p, dl, dd, pre { margin: 0; }
h1 { font-size: clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem); line-height: 1.15; letter-spacing: -0.02em; }
h2 { font-size: 1.2rem; line-height: 1.3; }

header { background: var(--hedge); color: var(--hedge-ink); border-bottom: 3px dotted var(--corn); }
header .measure { display: flex; gap: 1.1rem; align-items: flex-start; padding-block: 1.75rem; }
header p { color: var(--hedge-soft); }
header a { display: inline-block; padding-block: 0.2rem; color: inherit; }
header :focus-visible { outline-color: var(--corn); }
header h1 + p { margin-top: 0.35rem; }
.sign {
  flex: none;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 3px solid var(--hedge-ink);
  border-radius: 50%;
  background: #b3402a;
  color: #fffdf8;
  font-weight: 700;
}
main { padding-block: 1.75rem 4rem; }
.empty { padding: 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }

table { width: 100%; border-collapse: collapse; }
caption { padding-bottom: 0.75rem; text-align: left; color: var(--ink-soft); }
thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
tbody, tr { display: block; }
tbody tr {
  display: flex;
  flex-wrap: wrap;
  gap: 0.2rem 0.9rem;
  align-items: baseline;
  padding-block: 0.9rem;
  border-top: 1px solid var(--line);
}
td { padding: 0; color: var(--ink-soft); font-variant-numeric: tabular-nums; }
.mail { flex: 1 0 100%; order: -1; }
.kind { flex: 1 1 40%; }
.mail a { display: block; padding-block: 0.15rem; font-size: 1.0625rem; font-weight: 600; }
.state::before {
  content: "";
  display: inline-block;
  width: 0.65em;
  height: 0.65em;
  margin-right: 0.45em;
  border: 2px solid currentcolor;
  border-radius: 50%;
}
.state { color: var(--fair); font-weight: 600; }
.delivered { color: var(--good); }
.dead { color: var(--poor); }
.delivered::before, .dead::before { background: currentcolor; }
.dead::before { border-radius: 0; }

@media (width >= ${TABLE_FROM}) {
  thead { position: static; clip-path: none; width: auto; height: auto; overflow: visible; display: table-header-group; }
  tbody { display: table-row-group; }
  tr, tbody tr { display: table-row; }
  th, td { padding: 0.7rem 1.25rem 0.7rem 0; text-align: left; vertical-align: baseline; border-top: 1px solid var(--line); }
  th { font-size: 0.9rem; color: var(--ink-soft); border-top: 0; padding-block: 0.25rem; }
  td:not(.mail) { white-space: nowrap; }
  .mail { width: 50%; }
}

.fields { display: grid; gap: 0.6rem 2.5rem; margin-bottom: 2.25rem; }
.fields div { display: grid; gap: 0 1rem; }
dt { color: var(--ink-soft); font-size: 0.9rem; }
.parts { display: grid; gap: 2rem; }
section { min-width: 0; }
.hint { margin-block: 0.2rem 0.8rem; color: var(--ink-soft); font-size: 0.95rem; }
.view {
  resize: both;
  overflow: hidden;
  min-width: 18rem;
  max-width: 100%;
  height: 46rem;
  min-height: 12rem;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--card);
}
iframe { display: block; width: 100%; height: calc(100% - 1rem); border: 0; }
pre {
  padding: 1rem;
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: 12px;
  font: 0.8125rem/1.6 var(--mono);
  white-space: pre-wrap;
  overflow: auto;
}
section pre { margin-top: 0.8rem; max-height: 46rem; }
details { margin-top: 1.5rem; }
summary { padding-block: 0.6rem; font-weight: 600; cursor: pointer; }
details pre { max-height: 40rem; }

@media (width >= 30rem) {
  .fields div { grid-template-columns: 9rem 1fr; align-items: baseline; }
}
@media (width >= ${TABLE_FROM}) {
  .fields { grid-template-columns: repeat(auto-fit, minmax(28rem, 1fr)); }
  .parts { grid-template-columns: repeat(2, minmax(0, 1fr)); }
}
`;

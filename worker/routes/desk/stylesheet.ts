// Styles of /intern.
import { colourProperties } from "../page-colours.ts";

const MEASURE = "78rem";
/** From here on inquiries stand in a table; below it each is a block. */
const TABLE_FROM = "50rem";

export const stylesheet = `
:root {
  color-scheme: light dark;
  ${colourProperties}
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 1.0625rem/1.55 Figtree, system-ui, sans-serif;
  overflow-wrap: anywhere;
}
.measure { max-width: ${MEASURE}; margin-inline: auto; padding-inline: clamp(1rem, 4vw, 2.5rem); }
a { color: var(--brick); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--brick); outline-offset: 2px; border-radius: 2px; }
h1, h2, h3, p, dl, dd, ul, blockquote { margin: 0; }
h1 { font-size: clamp(1.6rem, 1.2rem + 1.6vw, 2.4rem); line-height: 1.12; letter-spacing: -0.025em; text-wrap: balance; margin-bottom: 1.4rem; }
h2 { font-size: 1.3rem; line-height: 1.25; letter-spacing: -0.015em; margin: 2rem 0 0.7rem; }
h3 { font-size: 1.05rem; margin: 1.4rem 0 0.4rem; }
.hidden { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; white-space: nowrap; }
.skip { position: absolute; left: 1rem; top: -5rem; padding: 0.8rem 1.2rem; background: var(--card); z-index: 1; }
.back { margin-bottom: 0.6rem; }
.back a { display: inline-block; padding-block: 0.4rem; }
.skip:focus { top: 1rem; }

header { background: var(--hedge); color: var(--hedge-ink); border-bottom: 3px dotted var(--corn); }
header .measure { display: flex; flex-wrap: wrap; gap: 0.4rem 2rem; align-items: center; padding-block: 0.9rem; }
header a { color: inherit; }
header :focus-visible { outline-color: var(--corn); }
.brand { display: flex; gap: 0.7rem; align-items: center; font-weight: 700; font-size: 1.15rem; letter-spacing: -0.01em; }
.sign {
  flex: none; display: grid; place-items: center; width: 2.25rem; height: 2.25rem;
  border: 3px solid var(--hedge-ink); border-radius: 50%; background: #b3402a; color: #fffdf8; font-weight: 700; font-size: 0.9rem;
}
nav ul { display: flex; flex-wrap: wrap; gap: 0.2rem 1.4rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding-block: 0.6rem; text-decoration: none; font-weight: 600; }
nav a:hover { text-decoration: underline; }
nav a[aria-current] > span:first-child { border-bottom: 3px solid var(--corn); padding-bottom: 0.2em; }
.count { padding: 0.05em 0.5em; border-radius: 1em; background: var(--corn); color: #1b231e; font-size: 0.85rem; }
.who { margin-left: auto; color: var(--hedge-soft); font-size: 0.95rem; }
.who a { display: inline-block; padding-block: 0.45rem; }

main { padding-block: 1.8rem 4rem; }
.notice {
  display: flex; flex-wrap: wrap; gap: 0.5rem 1.2rem; align-items: center; margin-bottom: 1.5rem; padding: 0.8rem 1.2rem;
  background: var(--card); border: 1px solid var(--line); border-left: 5px solid var(--corn); border-radius: 6px;
}
.hint { color: var(--ink-soft); font-size: 0.95rem; }
.lead { max-width: 60ch; margin-bottom: 1.4rem; color: var(--ink-soft); }
.empty { padding: 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
.warning { margin-bottom: 1.5rem; padding: 1rem 1.2rem; border: 1px solid var(--fair); border-radius: 6px; }
.warning ul { padding-left: 1.2rem; }

label { display: grid; gap: 0.3rem; font-weight: 600; }
input, select, textarea {
  font: inherit; color: inherit; background: var(--card); border: 1px solid var(--ink-soft); border-radius: 6px; padding: 0.55rem 0.7rem;
  min-height: 2.75rem; width: 100%; max-width: 100%;
}
button, .button {
  display: inline-block; min-height: 2.75rem; padding: 0.55rem 1.1rem; border: 1px solid var(--ink-soft); border-radius: 6px;
  background: var(--card); color: var(--ink); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer;
}
button:hover, .button:hover { border-color: var(--brick); }
.danger { border-color: var(--poor); color: var(--poor); }
.filter { display: flex; flex-wrap: wrap; gap: 0.8rem 1rem; align-items: end; margin-bottom: 1.5rem; }
.filter label { align-content: end; }
/* A list keeps its own line height: of one height, so that the labels above stand on one line. */
.filter :is(select, input, button) { height: 3rem; }
.filter .grow { flex: 1 1 14rem; }
.filter .hint { flex: 1 0 100%; }
.pages { display: flex; flex-wrap: wrap; gap: 0.6rem 1.5rem; align-items: center; margin-top: 1.5rem; }
.pages a:not(.button) { padding-block: 0.6rem; }

table { width: 100%; border-collapse: collapse; }
caption { padding-bottom: 0.6rem; text-align: left; color: var(--ink-soft); }
[role="table"] thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
[role="table"] tbody, [role="table"] tr { display: block; }
[role="table"] tbody tr { display: flex; flex-wrap: wrap; gap: 0.15rem 0.9rem; align-items: baseline; padding-block: 0.9rem; border-top: 1px solid var(--line); }
[role="table"] td { padding: 0; }
.acts { margin-top: 1.5rem; }
.figures tbody th { flex: 1 0 100%; padding: 0; text-align: left; font-weight: 600; }
.figures td { font-variant-numeric: tabular-nums; }
.figures td[data-label]::before { content: attr(data-label) " "; color: var(--ink-soft); }
.figures .course { flex: 1 0 100%; }
.when { color: var(--ink-soft); font-variant-numeric: tabular-nums; }
.what { flex: 1 0 100%; order: -1; }
.what a { display: block; padding-block: 0.2rem; }
tr.new .what a { font-weight: 700; }
td span { display: block; color: var(--ink-soft); font-size: 0.95rem; }
td .state, td .mark { display: inline-block; }
.state { font-weight: 600; }
.state.new, .state.waiting, .state.sending { color: var(--fair); }
.state.answered, .state.done, .state.delivered { color: var(--good); }
.state.dead, .state.spam { color: var(--poor); }
.mark { padding: 0 0.5em; border: 1px solid var(--line); border-radius: 1em; }

@media (width >= ${TABLE_FROM}) {
  [role="table"] thead { position: static; clip-path: none; width: auto; height: auto; overflow: visible; display: table-header-group; }
  [role="table"] tbody { display: table-row-group; }
  [role="table"] tr, [role="table"] tbody tr { display: table-row; }
  [role="table"] th, [role="table"] td { padding: 0.7rem 1.25rem 0.7rem 0; text-align: left; vertical-align: baseline; border-top: 1px solid var(--line); }
  [role="table"] th { border-top: 0; color: var(--ink-soft); font-size: 0.95rem; }
  .what { width: 45%; }
  .figures td[data-label]::before { content: none; }
  .figures thead th:nth-child(n + 2):nth-child(-n + 4), .figures td[data-label] { text-align: right; white-space: nowrap; }
  .inquiry { display: grid; grid-template: "words acts" auto "estimate acts" 1fr / minmax(0, 1.5fr) minmax(0, 1fr); gap: 0 3rem; }
  .words { grid-area: words; }
  .acts { grid-area: acts; margin-top: 0; }
  .estimate { grid-area: estimate; }
  .two { display: grid; grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr); gap: 3rem; align-items: start; }
}

.two h2:first-child, .card h2:first-child { margin-top: 0; }
.card { margin-bottom: 1.2rem; padding: 1.2rem; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
form.card { display: grid; gap: 0.7rem; justify-items: start; }
form.card label { width: 100%; }
.card input, .card select, .card textarea { background: var(--paper); }
.fields { display: grid; gap: 0.5rem; }
.fields div { display: grid; grid-template-columns: minmax(7rem, 11rem) 1fr; gap: 0 1rem; }
dt { color: var(--ink-soft); }
.message { padding: 1rem 1.2rem; margin-bottom: 1rem; background: var(--card); border-left: 4px solid var(--line); white-space: pre-wrap; max-width: 68ch; }
.mails { padding: 0; list-style: none; display: grid; gap: 0.8rem; }
.mails form { margin-top: 0.4rem; }
.prices { max-width: 44rem; }
.prices th, .prices td { padding: 0.5rem 1rem 0.5rem 0; border-top: 1px solid var(--line); text-align: left; vertical-align: baseline; }
.prices td:last-child { text-align: right; white-space: nowrap; padding-right: 0; font-variant-numeric: tabular-nums; }
.prices thead th:last-child { text-align: right; padding-right: 0; }
.prices tfoot { font-weight: 700; }
.wide { overflow-x: auto; }
.ranked th, .ranked td, .errors th, .errors td { padding: 0.55rem 1.2rem 0.55rem 0; border-top: 1px solid var(--line); text-align: left; font-weight: 400; vertical-align: baseline; }
.errors thead th { border-top: 0; color: var(--ink-soft); font-size: 0.95rem; }
.errors { min-width: 36rem; }
.ranked td { font-variant-numeric: tabular-nums; text-align: right; white-space: nowrap; }
.ranked { max-width: 40rem; }
.plot { display: block; width: 15rem; max-width: 100%; height: 2rem; fill: var(--brick); }
.plot .none { fill: var(--line); }
.check.ready strong { color: var(--good); }
.check.missing strong { color: var(--poor); }
.check.optional strong { color: var(--ink-soft); }
.card form p { margin-bottom: 0.6rem; }
`;

// Rules for speculative loading that come by script.
import { type Channel, call } from "./channel.ts";

const rulesFor = (address: string) =>
  `JSON.stringify({ prefetch: [{ urls: [${address}], eagerness: "immediate" }] })`;

export const ruleChannels: readonly Channel[] = [
  call(
    "rules-typed-late",
    (a) =>
      `const s = document.createElement("script"); document.head.append(s); s.type = "speculationrules"; s.textContent = ${rulesFor(a)};`,
  ),
  call(
    "rules-typed-last",
    (
      a,
    ) => `const s = document.createElement("script"); document.head.append(s); s.append(${rulesFor(a)}); s.type = "speculationrules";
    const t = document.createElement("script"); t.type = "x"; document.head.append(t); t.text = ${rulesFor(a)}; setTimeout(() => { t.type = "speculationrules"; document.head.append(t); });`,
  ),
  call(
    "rules-text-node",
    (a) =>
      `const s = document.createElement("script"); s.type = "speculationrules"; document.head.append(s); const n = new Text(""); s.append(n); n.data = ${rulesFor(a)};`,
  ),
  call(
    "rules-closed-root",
    (
      a,
    ) => `const s = document.createElement("script"); s.type = "speculationrules"; s.textContent = ${rulesFor(a)};
    const h = document.createElement("div"); document.body.append(h); quiet(() => h.attachShadow({ mode: "closed" }).append(s));`,
  ),
  call(
    "rules-foreign-realm",
    (
      a,
    ) => `const f = document.createElement("iframe"); document.body.append(f); const h = document.createElement("div"); document.body.append(h);
    quiet(() => { const root = f.contentWindow.Element.prototype.attachShadow.call(h, { mode: "closed" }); const s = document.createElement("script"); s.type = "speculationrules"; s.textContent = ${rulesFor(a)}; root.append(s); });`,
  ),
  call(
    "rules-set-html-unsafe",
    (
      a,
    ) => `const h = document.createElement("div"); document.body.append(h); quiet(() => h.setHTMLUnsafe('<div><template shadowrootmode="closed"><script type="speculationrules">' + ${rulesFor(a)} + '</' + 'script></template></div>'));
    quiet(() => document.body.append(Document.parseHTMLUnsafe('<div><template shadowrootmode="closed"><script type="speculationrules">' + ${rulesFor(a)} + '</' + 'script></template></div>').body.firstChild));`,
  ),
  call(
    "rules-adopted",
    (a) =>
      `quiet(() => { const d = document.implementation.createHTMLDocument(); const s = d.createElement("script"); s.type = "speculationrules"; s.textContent = ${rulesFor(a)}; document.head.append(document.adoptNode(s)); });`,
  ),
  call(
    "rules-observer-muted",
    (a) =>
      `quiet(() => { MutationObserver.prototype.takeRecords = () => []; Element.prototype.remove = () => {}; const s = document.createElement("script"); s.type = "speculationrules"; s.textContent = ${rulesFor(a)}; document.head.append(s); for (let i = 0; i < 3; i++) document.head.append(s.cloneNode(true)); });`,
  ),
  call(
    "rules-after-events",
    (a) =>
      `for (const name of ["visibilitychange", "pagehide", "beforeunload", "scroll", "resize", "focus"]) addEventListener(name, () => { const s = document.createElement("script"); s.type = "speculationrules"; s.textContent = JSON.stringify({ prefetch: [{ urls: [${a} + "/" + name], eagerness: "immediate" }] }); document.head?.append(s); }, true);`,
  ),
  call(
    "rules-every-moment",
    (a) =>
      `let n = 0; const again = () => { const s = document.createElement("script"); document.documentElement.append(s); s.type = "speculationrules"; s.textContent = JSON.stringify({ prefetch: [{ urls: [${a} + "/" + n++], eagerness: "immediate" }] }); if (n < 300) setTimeout(again, 20); }; again();`,
  ),
];

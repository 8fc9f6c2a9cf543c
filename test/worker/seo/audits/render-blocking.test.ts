import { auditCases } from "#test/support/audit-cases.ts";
import { aLinkElement, aScript } from "#test/support/page-facts.ts";
import { renderBlocking } from "#worker/seo/audits/render-blocking.ts";
import type { ScriptFact } from "#worker/seo/page-facts.ts";

const scripts = (...list: ScriptFact[]) => ({ html: { scripts: list } });
const sheets = (count: number, media: string | null = null) => ({
  html: {
    links: Array.from({ length: count }, (_, index) =>
      aLinkElement("stylesheet", `/css/${index}.css`, { media }),
    ),
    scripts: [],
  },
});

auditCases(renderBlocking, [
  { when: "six stylesheets", page: sheets(6, "screen and (min-width: 1px)"), status: "passed" },
  { when: "seven for screens", page: sheets(7, "screen and (min-width: 1px)"), status: "warning" },
  { when: "twenty for print", page: sheets(20, "print"), status: "passed" },
  {
    when: "seven stylesheets",
    page: sheets(7),
    status: "warning",
    title: /^7 Stylesheets halten/,
    value: "7: /css/0.css",
    points: 8,
  },
  {
    when: "a script and eight stylesheets",
    page: { html: { ...sheets(8, "all").html, scripts: [aScript({ defer: false })] } },
    status: "warning",
    title: /^1 Skript und 8 Stylesheets halten/,
    points: 4,
  },
  {
    when: "deferred, async, module, data, inline and at the end",
    page: scripts(
      aScript(),
      aScript({ defer: false, async: true }),
      aScript({ defer: false, type: "module" }),
      aScript({ defer: false, type: "application/json" }),
      aScript({ defer: false, src: null }),
      aScript({ defer: false, inHead: false }),
    ),
    status: "passed",
  },
  {
    when: "two in the head",
    page: scripts(
      aScript({ defer: false }),
      aScript({ defer: false, type: "text/javascript", src: "/js/b.js" }),
    ),
    status: "warning",
    title: "2 Skripte halten",
    value: "/js/menue.js · /js/b.js",
    points: 6,
  },
  {
    when: "nine in the head",
    page: scripts(...Array.from({ length: 9 }, () => aScript({ defer: false }))),
    status: "warning",
    points: 0,
  },
]);

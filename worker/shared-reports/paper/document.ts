// A shared report as a document of its own, without script: printed to PDF, and read by whoever has no script.
import { html, raw } from "hono/html";
import { owner } from "#content/owner.ts";
import { paperTexts as words } from "#content/paper-report.ts";
import { isComplaint } from "#contract/seo-report.ts";
import type { StoredShare } from "../shared-reports.ts";
import { annex } from "./annex.ts";
import { browserPart } from "./browser.ts";
import { cover } from "./cover.ts";
import { designPart } from "./design.ts";
import { evidenceList, foreign, hostOf, type Markup } from "./markup.ts";
import { tasksOf } from "./order.ts";
import { searchPreview } from "./search-preview.ts";
import { sitePart } from "./site.ts";
import { stylesheet } from "./stylesheet.ts";
import { taskSheets } from "./tasks.ts";

type SectionName = keyof typeof words.sections;

/** @param fonts addresses of the typefaces: of this site, or data URLs where nothing can be fetched */
export async function paperDocument(share: StoredShare, fonts: PaperFonts): Promise<string> {
  const { content } = share;
  const { report, crawl, design, check } = content;
  const tasks = tasksOf(report);
  const isWhole = content.scope === "all";
  const sections: [SectionName, Markup | null][] = [
    ["tasks", tasks.length === 0 ? null : taskSheets(tasks)],
    ["site", crawl && sitePart(crawl)],
    ["preview", isWhole && report.unscoredReason === undefined ? searchPreview(report) : null],
    ["design", design && designPart(design)],
    ["browser", check && browserPart(check)],
    ["legal", legalPart(content)],
    ["annex", annex(content, tasks)],
  ];
  const shown = sections.flatMap(([name, body]) => (body === null ? [] : [[name, body] as const]));
  const document = await html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${words.title(hostOf(report))} – ${owner.brand}</title>
<style>${raw(stylesheet(fonts))}</style>
</head>
<body>
<main>
${cover(share, tasks, contents(shown.map(([name]) => name)))}
${shown.map(([name, body]) => html`<section class="part" id="${name}"><h2>${words.sections[name]}</h2>${body}</section>`)}
</main>
<footer><p>${owner.brand} · ${words.again(`${owner.siteUrl}/seo-check`)}</p></footer>
</body>
</html>
`;
  return document.toString();
}

function contents(names: readonly SectionName[]): Markup {
  return html`<nav class="contents" aria-label="${words.contents}"><h2>${words.contents}</h2><ol>${names.map((name) => html`<li><a href="#${name}">${words.sections[name]}</a></li>`)}</ol></nav>`;
}

export interface PaperFonts {
  heading: string;
  text: string;
}

function legalPart({ report: { legal } }: StoredShare["content"]): Markup | null {
  if (legal.length === 0) return null;
  const open = legal.filter(isComplaint);
  const quiet = legal.filter((one) => !isComplaint(one));
  return html`${open.map(({ title, advice, evidence }) => html`<section class="block"><h3>${foreign(title)}</h3><p>${foreign(advice)}</p>${evidenceList(evidence)}</section>`)}
${quiet.length === 0 ? "" : html`<ul>${quiet.map(({ title, evidence }) => html`<li>${foreign(title)}${evidenceList(evidence)}</li>`)}</ul>`}
<p class="small">${words.disclaimer}</p>`;
}

// Task sheets: one finding each, never broken across two pages.
import { html } from "hono/html";
import { paperTexts as words } from "#content/paper-report.ts";
import { findingTexts } from "#content/report/seo-report.ts";
import { reasonFor } from "#content/report/seo-report-reasons.ts";
import type { Finding } from "#contract/seo-report.ts";
import { evidenceList, foreign, type Markup, pointsText, webLink } from "./markup.ts";
import { gainOf } from "./order.ts";

/** Longer lists go on in the annex, so that a sheet fits on a page. */
export const SHEET_EVIDENCE = 4;
/** Characters of evidence and snippet on one sheet; a page holds about 3,500. */
const SHEET_CHARACTERS = 1_800;

export function taskSheets(tasks: readonly Finding[]): Markup {
  return html`<p class="lead">${words.tasksLead}</p>
${tasks.map((finding, index) => sheet(finding, index + 1))}`;
}

function sheet(finding: Finding, number: number): Markup {
  const { id, group, title, advice, who, effort, snippet, basis, source } = finding;
  const why = reasonFor(id, group);
  const gain = gainOf(finding);
  const { shown, left } = evidenceOfSheet(finding);
  return html`<section class="sheet" id="aufgabe-${number}">
<h3><span class="number">${number}</span> ${foreign(title)}</h3>
<p class="facts">${[
    gain > 0 ? words.gain(pointsText(gain)) : null,
    who ? findingTexts.who[who] : null,
    who && effort ? findingTexts.effort[effort] : null,
  ]
    .filter((part) => part !== null)
    .join(" · ")}</p>
<dl>
${why ? html`<dt>${findingTexts.why}</dt><dd>${why}</dd>` : ""}
${advice === "" ? "" : html`<dt>${findingTexts.how}</dt><dd>${foreign(advice)}</dd>`}
</dl>
${evidenceList(shown)}
${left > 0 ? html`<p class="small">${words.moreInAnnex(left)}</p>` : ""}
${snippet === undefined || isLong(snippet) ? "" : snippetPart(snippet)}
${basis ? html`<p class="small">${findingTexts.basis} ${basis}</p>` : ""}
<p class="small">${findingTexts.source} ${webLink(source.url, source.title)}</p>
</section>`;
}

export function snippetPart(snippet: string): Markup {
  return html`<p class="where">${snippet.includes("‹") ? findingTexts.template : findingTexts.snippet}</p><pre>${foreign(snippet)}</pre>`;
}

export function isLong(snippet: string): boolean {
  return snippet.length > SHEET_CHARACTERS;
}

/** What of the evidence stands on the sheet; the annex has the rest. */
export function evidenceOfSheet({ evidence }: Pick<Finding, "evidence">) {
  let room = SHEET_CHARACTERS;
  const shown = evidence.slice(0, SHEET_EVIDENCE).filter(({ where, value, expected }) => {
    const length = where.length + value.length + expected.length;
    const fits = length <= room;
    if (fits) room -= length;
    return fits;
  });
  return {
    shown,
    rest: evidence.filter((one) => !shown.includes(one)),
    left: evidence.length - shown.length,
  };
}

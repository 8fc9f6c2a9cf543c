// How search engines show the page, as text.
import { html } from "hono/html";
import { paperTexts as words } from "#content/paper-report.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import { foreign, hostOf, type Markup } from "./markup.ts";

/** Characters that search engines show, roughly. */
const TITLE = 62;
const DESCRIPTION = 160;

export function searchPreview(report: SeoReport): Markup {
  const { title, description } = report.meta;
  return html`<p class="lead">${words.previewLead}</p>
<div class="preview">
<p class="small">${foreign(hostOf(report))}</p>
<p class="preview-title">${title?.trim() ? foreign(cut(title.trim(), TITLE)) : words.noTitle}</p>
<p>${description?.trim() ? foreign(cut(description.trim(), DESCRIPTION)) : words.noDescription}</p>
</div>`;
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, "")} …`;
}

// The whole site: findings across its pages, what most pages share, and every page in a line.
import { html } from "hono/html";
import { paperTexts as words } from "#content/paper-report.ts";
import { isComplaint } from "#contract/seo-report.ts";
import type { SiteCrawl } from "#contract/site-crawl.ts";
import { evidenceList, foreign, type Markup } from "./markup.ts";

export function sitePart({ findings, shared, pages, notes }: SiteCrawl): Markup {
  return html`<p class="lead">${words.pages(pages.length)}</p>
${findings
  .filter(isComplaint)
  .map(
    ({ title, advice, evidence }) =>
      html`<section class="block"><h3>${foreign(title)}</h3><p>${foreign(advice)}</p>${evidenceList(evidence)}</section>`,
  )}
${shared.map(
  ({ title, advice, pages: on }) =>
    html`<section class="block"><h3>${foreign(title)}</h3>${advice === null ? "" : html`<p>${foreign(advice)}</p>`}<p class="small">${on
      .map((index) => pages[index]?.url ?? "")
      .filter((url) => url !== "")
      .map((url) => html`<span class="item">${foreign(url)}</span> `)}</p></section>`,
)}
<table><thead><tr><th scope="col">${words.page}</th><th scope="col">${words.points}</th></tr></thead><tbody>${pages.map(
    ({ url, score, note }) =>
      html`<tr><td>${foreign(url)}${note === null ? "" : html`<br><span class="small">${foreign(note)}</span>`}</td><td>${score === null ? words.noPoints : Math.round(score)}</td></tr>`,
  )}</tbody></table>
${notes.map((note) => html`<p class="small">${foreign(note)}</p>`)}`;
}

// The first page: whose report it is, the score, and the three tasks that bring most.
import { html } from "hono/html";
import { owner } from "#content/owner.ts";
import { paperTexts as words } from "#content/paper-report.ts";
import { bandMessages, findingTexts } from "#content/report/seo-report.ts";
import type { Finding, SeoReport } from "#contract/seo-report.ts";
import type { StoredShare } from "../shared-reports.ts";
import { dayText, foreign, hostOf, type Markup, pointsText } from "./markup.ts";
import { FIRST_TASKS, gainOf } from "./order.ts";

export function cover(
  { content, expiresAt }: StoredShare,
  tasks: readonly Finding[],
  contents: Markup,
): Markup {
  const { report, line } = content;
  return html`<header class="cover">
<p class="brand"><span class="sign" aria-hidden="true">${owner.signNumber}</span>${owner.brand}</p>
<p class="kind">${words.kind}</p>
<h1>${foreign(hostOf(report))}</h1>
<p class="address">${foreign(report.url)}</p>
<p>${words.checked(dayText(report.checkedAt))} · ${words.until(dayText(expiresAt))}</p>
${line === "" ? "" : html`<p class="line"><span>${words.from}</span> ${foreign(line)}</p>`}
<div class="score"><p class="figure">${report.unscoredReason === undefined ? Math.round(report.score) : "–"}</p>
<div><p class="of">${report.unscoredReason === undefined ? words.scoreOf(Math.round(report.score)) : words.unscored}</p>
<p>${report.unscoredReason ?? bandMessages[bandOf(report)]}</p>
${report.barred ? html`<p><strong>${report.barred.reason}</strong></p>` : ""}</div></div>
<h2>${words.firstTasks}</h2>
${
  tasks.length === 0
    ? html`<p>${words.noTasks}</p>`
    : html`<ol class="first">${tasks
        .slice(0, FIRST_TASKS)
        .map(
          (task, index) =>
            html`<li><a href="#aufgabe-${index + 1}">${foreign(task.title)}</a> <span class="small">${[
              gainOf(task) > 0 ? words.gain(pointsText(gainOf(task))) : null,
              task.who ? findingTexts.who[task.who] : null,
            ]
              .filter((part) => part !== null)
              .join(" · ")}</span></li>`,
        )}</ol>`
}
${contents}
</header>`;
}

function bandOf({ score }: SeoReport): keyof typeof bandMessages {
  if (score >= 80) return "good";
  return score >= 60 ? "fair" : "poor";
}

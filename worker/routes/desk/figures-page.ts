// How often the tools were used: a table with a drawn course for each line, beside the period before.
import { html } from "hono/html";
import { figuresView as words } from "#content/desk/desk.ts";
import { deskFigures } from "#content/desk/desk-figures.ts";
import { problemMessages } from "#content/messages.ts";
import type { ErrorCode } from "#contract/problem.ts";
import { byDay, compareFigures, ranked } from "../../tally/figures.ts";
import { type DayTotal, OTHERS } from "../../tally/tally-storage.ts";
import { areas, DESK, dayText, type Markup } from "./layout.ts";
import { plot } from "./plot.ts";

export const spans = [7, 30, 90, 365] as const;

export interface ShownFigures {
  span: (typeof spans)[number];
  days: readonly string[];
  /** First and last day of as many days before. */
  before: readonly [from: string, to: string];
  totals: readonly DayTotal[];
  totalsBefore: readonly DayTotal[];
}

const whole = new Intl.NumberFormat("de-DE");
const signed = new Intl.NumberFormat("de-DE", { signDisplay: "exceptZero" });
const MAX_RANKED = 15;

export function figuresBody(shown: ShownFigures): Markup {
  const { span, days, before, totals } = shown;
  const [first = "", last = ""] = [days[0], days.at(-1)];
  return html`<p class="lead">${words.lead}</p>
<form class="filter" method="get" action="${areas.figures}">
<label>${words.span}<select name="tage">${spans.map((one) => html`<option value="${one}"${one === span ? html` selected` : ""}>${words.spans[one]}</option>`)}</select></label>
<button>${words.show}</button>
</form>
<p>${words.period(dayText(first), dayText(last))}, ${words.compared(dayText(before[0]), dayText(before[1]))}</p>
${totals.length === 0 && shown.totalsBefore.length === 0 ? html`<p class="empty">${words.nothing}</p>` : figuresTable(shown)}
${reasonsPart(totals)}
${rankedPart(words.pages, ranked(totals, "view:", MAX_RANKED).map(namedOthers))}
${rankedPart(words.referrers, ranked(totals, "referrer:", MAX_RANKED).map(namedOthers))}
<p class="pages"><a href="${DESK}/zahlen.csv" download>${words.export}</a></p>`;
}

function figuresTable({ days, totals, totalsBefore }: ShownFigures): Markup {
  const { columns } = words;
  const compared = compareFigures(deskFigures, totals, totalsBefore);
  const heads = Object.values(columns);
  return html`<table role="table" class="figures">
<thead role="rowgroup"><tr role="row">${heads.map((label) => html`<th role="columnheader" scope="col">${label}</th>`)}</tr></thead>
<tbody role="rowgroup">${compared.map(({ label, now, before }, index) => {
    const counts = byDay(totals, deskFigures[index]?.names ?? [], days);
    const most = Math.max(0, ...counts);
    const description = words.plot(label, most, dayText(days[counts.indexOf(most)] ?? ""));
    return html`<tr role="row"><th role="rowheader" scope="row">${label}</th><td role="cell" data-label="${columns.now}">${whole.format(now)}</td><td role="cell" data-label="${columns.before}">${whole.format(before)}</td><td role="cell" data-label="${columns.change}">${now === before ? words.same : signed.format(now - before)}</td><td role="cell" class="course">${plot(counts, description)}</td></tr>`;
  })}</tbody></table>`;
}

function reasonsPart(totals: readonly DayTotal[]): Markup | "" {
  const rows = (["analysis", "rating", "check"] as const).flatMap((tool) =>
    ranked(totals, `${tool}-failed:`, MAX_RANKED).map(({ name, count }) => ({
      name: `${words.reasons[tool]}: ${reasonText(name)}`,
      count,
    })),
  );
  return rankedPart(words.failures, rows);
}

function reasonText(code: string): string {
  return code in problemMessages ? problemMessages[code as ErrorCode].title : code;
}

function namedOthers({ name, count }: { name: string; count: number }) {
  return { name: name === OTHERS ? words.others : name, count };
}

function rankedPart(heading: string, rows: readonly { name: string; count: number }[]): Markup | "" {
  if (rows.length === 0) return "";
  return html`<h2>${heading}</h2><table class="ranked"><tbody>${rows.map(({ name, count }) => html`<tr><th scope="row">${name}</th><td>${whole.format(count)}</td></tr>`)}</tbody></table>`;
}

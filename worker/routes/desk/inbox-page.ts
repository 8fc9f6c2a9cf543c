// The list of inquiries: filter, search, pages.
import { html } from "hono/html";
import { inbox as words } from "#content/desk/desk.ts";
import { shortened } from "../../german/sentences.ts";
import { SUSPICIOUS_FROM } from "../../mail/inquiry.ts";
import {
  type HandlingState,
  handlingStates,
  type InboxEntry,
  type InboxPage,
} from "../../mail/outbox/inbox-records.ts";
import { DESK, type Markup, time } from "./layout.ts";

/** Characters of a message in the list. */
const EXCERPT = 120;

/** What the address asks for. */
export interface InboxFilter {
  state: HandlingState | null;
  text: string;
  before: number | null;
}

export function inboxBody(page: InboxPage, filter: InboxFilter): Markup {
  return html`<form class="filter" method="get" action="${DESK}" role="search">
<label>${words.filter}<select name="stand"><option value="">${words.all}</option>${handlingStates.map((state) => html`<option value="${state}"${state === filter.state ? html` selected` : ""}>${words.states[state]} (${page.counts[state]})</option>`)}</select></label>
<label class="grow">${words.search}<input type="search" name="q" value="${filter.text}" maxlength="100" aria-describedby="q-hint"></label>
<button>${words.find}</button>
<p class="hint" id="q-hint">${words.searchHint}</p>
</form>
${page.entries.length > 0 ? table(page.entries) : html`<p class="empty">${isFiltered(filter) ? words.noneFound : words.none}</p>`}
<p class="pages">
${page.before === null ? "" : html`<a class="button" href="${addressOf({ ...filter, before: page.before })}">${words.older}</a>`}
${filter.before === null ? "" : html`<a href="${addressOf({ ...filter, before: null })}">${words.newest}</a>`}
${isFiltered(filter) ? html`<a href="${DESK}">${words.clear}</a>` : ""}
<a href="${DESK}/anfragen.csv" download>${words.export}</a>
</p>`;
}

function isFiltered({ state, text }: InboxFilter): boolean {
  return state !== null || text !== "";
}

function addressOf({ state, text, before }: InboxFilter): string {
  const query = new URLSearchParams({
    ...(state === null ? {} : { stand: state }),
    ...(text === "" ? {} : { q: text }),
    ...(before === null ? {} : { vor: String(before) }),
  });
  return query.size === 0 ? DESK : `${DESK}?${query}`;
}

/** With roles, as tables that are laid out as blocks on narrow screens lose them. */
function table(entries: readonly InboxEntry[]): Markup {
  const columns = Object.values(words.columns);
  return html`<table role="table">
<caption>${words.shown(entries.length)}</caption>
<thead role="rowgroup"><tr role="row">${columns.map((label) => html`<th role="columnheader" scope="col">${label}</th>`)}</tr></thead>
<tbody role="rowgroup">
${entries.map(row)}
</tbody>
</table>`;
}

function row({ id, contact, receivedAt, state, suspicion, hasNote, deadLetters }: InboxEntry): Markup {
  const marks = [
    ...(suspicion.score >= SUSPICIOUS_FROM ? [words.suspicious] : []),
    ...(hasNote ? [words.hasNote] : []),
    ...(deadLetters > 0 ? [words.undelivered] : []),
  ];
  return html`<tr role="row" class="${state}">
<td role="cell" class="when">${time(receivedAt)}</td>
<td role="cell" class="from">${contact.name}${contact.company === "" ? "" : html`<span>${contact.company}</span>`}</td>
<td role="cell" class="what"><a href="${DESK}/anfrage/${id}">${contact.subject}</a><span>${shortened(contact.message, EXCERPT)}</span></td>
<td role="cell"><span class="state ${state}">${words.states[state]}</span>${marks.map((mark) => html` <span class="mark">${mark}</span>`)}</td>
</tr>
`;
}

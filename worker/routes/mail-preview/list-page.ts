import { html } from "hono/html";
import { mailPreview as words } from "#content/mail-preview.ts";
import type { MailSummary } from "../../mail/records.ts";
import { documentOf, type Markup, time } from "./document.ts";

/** All mails in a table, the newest first. */
export function listPage(mails: readonly MailSummary[]): Promise<string> {
  return documentOf({
    title: words.title,
    head: html`<div><h1>${words.title}</h1><p>${words.lead}</p></div>`,
    body: mails.length === 0 ? nothing() : table(mails),
  });
}

function nothing(): Markup {
  return html`<p class="empty">${words.empty} <a href="${words.form.href}">${words.form.label}</a></p>`;
}

/** With roles, as tables that are laid out as blocks on narrow screens lose them. */
function table(mails: readonly MailSummary[]): Markup {
  const columns = Object.entries(words.columns);
  return html`<table role="table">
<caption>${words.count(mails.length)}</caption>
<thead role="rowgroup"><tr role="row">${columns.map(([, label]) => html`<th role="columnheader" scope="col">${label}</th>`)}</tr></thead>
<tbody role="rowgroup">
${mails.map(row)}
</tbody>
</table>`;
}

function row(mail: MailSummary): Markup {
  return html`<tr role="row">
<td role="cell">${time(mail.createdAt)}</td>
<td role="cell" class="kind">${words.kinds[mail.kind]}</td>
<td role="cell" class="mail"><a href="/__mail/${encodeURIComponent(mail.id)}">${mail.subject}</a><span>${mail.to}</span></td>
<td role="cell"><span class="state ${mail.state}">${words.states[mail.state]}</span></td>
<td role="cell">${words.attempts(mail.attempts)}</td>
</tr>
`;
}

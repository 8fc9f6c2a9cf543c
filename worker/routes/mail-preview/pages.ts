// What both pages share: document, heading, and how times are written.
import { html } from "hono/html";
import { mailPreview as words } from "#content/desk/mail-preview.ts";
import { owner } from "#content/owner.ts";
import type { Mail, MailAddress } from "../../mail/mail.ts";
import type { MailSummary, StoredMail } from "../../mail/outbox/records.ts";

/** Text between tags or in quoted attributes, escaped. */
export type Markup = ReturnType<typeof html>;

export interface Document {
  /** Of the document; the heading is part of the head. */
  title: string;
  head: Markup;
  body: Markup;
}

/** A whole document. Values in it are escaped by hono's `html`. */
async function documentOf({ title, head, body }: Document): Promise<string> {
  const document = await html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${owner.brand}, örtlich</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/__mail/style.css">
</head>
<body>
<header><div class="measure"><span class="sign" aria-hidden="true">${owner.signNumber}</span>${head}</div></header>
<main class="measure">
${body}
</main>
</body>
</html>
`;
  return document.toString();
}

const timeFormat = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  dateStyle: "medium",
  timeStyle: "medium",
});

/** `at`: ms since 1970. */
function time(at: number): Markup {
  return html`<time datetime="${new Date(at).toISOString()}">${timeFormat.format(at)}</time>`;
}

/** All mails in a table, the newest first. */
export function listPage(mails: readonly MailSummary[]): Promise<string> {
  return documentOf({
    title: words.title,
    head: html`<div><h1>${words.title}</h1><p>${words.lead}</p></div>`,
    body:
      mails.length > 0
        ? table(mails)
        : html`<p class="empty">${words.empty} <a href="${words.form.href}">${words.form.label}</a></p>`,
  });
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

/** One mail: fields, both parts in a frame without rights, and its record as JSON; or why it cannot be composed any more. */
export function mailPage(mail: StoredMail): Promise<string> {
  return documentOf({
    title: mail.subject,
    head: html`<div><p><a href="/__mail">${words.back}</a></p><h1>${mail.subject}</h1></div>`,
    body: html`${fields(mail)}
${mail.mail === null ? html`<p class="empty">${words.gone}</p>` : parts(mail, mail.mail)}`,
  });
}

function fields(mail: StoredMail): Markup {
  const { to, replyTo } = mail.mail ?? { to: { email: mail.to } };
  const failure = mail.lastFailure;
  const rows: [label: string, value: string | Markup | null | undefined][] = [
    [words.fields.from, addressText({ email: owner.email, name: owner.brand })],
    [words.fields.to, addressText(to)],
    [words.fields.replyTo, replyTo && addressText(replyTo)],
    [words.fields.kind, words.kinds[mail.kind]],
    [words.fields.state, stateOf(mail)],
    [words.fields.createdAt, time(mail.createdAt)],
    [words.fields.deliveredAt, mail.deliveredAt === null ? null : time(mail.deliveredAt)],
    [words.fields.nextTryAt, mail.nextTryAt === null ? null : time(mail.nextTryAt)],
    [words.fields.lastFailure, failure && `${words.failures[failure.failure]}: ${failure.reason}`],
  ];
  const given = rows.filter(([, value]) => value);
  return html`<dl class="fields">
${given.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>\n`)}</dl>`;
}

function stateOf(mail: StoredMail): Markup {
  const state = html`<span class="state ${mail.state}">${words.states[mail.state]}</span>`;
  return html`${state} ${words.attempts(mail.attempts)}`;
}

function parts(mail: StoredMail, composed: Mail): Markup {
  const alone = `/__mail/${encodeURIComponent(mail.id)}/html`;
  const { text, html: source, ...headers } = composed;
  const data = JSON.stringify({ ...mail, mail: headers }, null, 2);
  return html`<div class="parts">
<section aria-labelledby="html">
<h2 id="html">${words.parts.html}</h2>
<p class="hint">${words.parts.htmlHint} <a href="${alone}">${words.parts.alone}</a></p>
<div class="view"><iframe src="${alone}" sandbox="" title="${words.parts.html}"></iframe></div>
</section>
<section aria-labelledby="text">
<h2 id="text">${words.parts.text}</h2>
<pre tabindex="0">${text}</pre>
</section>
</div>
<details><summary>${words.parts.source}</summary><pre tabindex="0">${source}</pre></details>
<details><summary>${words.parts.data}</summary><pre tabindex="0">${data}</pre></details>`;
}

/** As it would stand in a header. */
function addressText({ email, name }: MailAddress): string {
  return name ? `${name} <${email}>` : email;
}

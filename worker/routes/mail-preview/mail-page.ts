import { html } from "hono/html";
import { mailPreview as words } from "#content/mail-preview.ts";
import { owner } from "#content/owner.ts";
import type { MailAddress } from "../../mail/mail.ts";
import type { StoredMail } from "../../mail/records.ts";
import { documentOf, type Markup, time } from "./document.ts";

/** One mail: its fields, both parts, and everything known of it as JSON. Its markup stands in a frame without rights. */
export function mailPage(mail: StoredMail): Promise<string> {
  return documentOf({
    title: mail.subject,
    head: html`<div><p><a href="/__mail">${words.back}</a></p><h1>${mail.subject}</h1></div>`,
    body: html`${fields(mail)}
${parts(mail)}`,
  });
}

function fields(mail: StoredMail): Markup {
  const { to, replyTo } = mail.mail;
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

function parts(mail: StoredMail): Markup {
  const alone = `/__mail/${encodeURIComponent(mail.id)}/html`;
  const { text, html: source, ...headers } = mail.mail;
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

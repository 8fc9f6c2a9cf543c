// One inquiry: its fields, message, estimate and mails, and what the owner can do about it.
import { html } from "hono/html";
import { companySizeNames } from "#content/company-sizes.ts";
import { inbox, inquiryView as words } from "#content/desk/desk.ts";
import { spamNotice } from "#content/mails.ts";
import { readMailAddress } from "#contract/mail-address.ts";
import { mailLink, phoneLink } from "../../mail/compose/mail-links.ts";
import { SUSPICIOUS_FROM } from "../../mail/inquiry.ts";
import { handlingStates, type InboxDetails } from "../../mail/outbox/inbox-records.ts";
import type { MailSummary } from "../../mail/outbox/records.ts";
import { toOneLine } from "../../mail/sanitize-text.ts";
import { estimatePart } from "./estimate-part.ts";
import { DESK, type Markup, shortTime, time } from "./layout.ts";

/** Longer addresses are cut off by mail programs. */
const MAX_QUOTE = 1_200;
export const MAX_NOTE = 4_000;

export function inquiryBody(details: InboxDetails, now: number): Markup {
  const { inquiry, state, note, estimate, mails } = details;
  const act = `${DESK}/anfrage/${inquiry.id}`;
  return html`${suspicionPart(details)}
<div class="inquiry">
<div class="words">
<dl class="fields">${fields(details)}</dl>
<h2>${words.message}</h2>
<blockquote class="message">${inquiry.contact.message}</blockquote>
${replyPart(details)}
</div>
<div class="acts">
<form class="card" method="post" action="${act}/stand" data-mark-read="${state === "new" ? "read" : ""}">
<label>${words.state}<select name="stand">${handlingStates.map((one) => html`<option value="${one}"${one === state ? html` selected` : ""}>${inbox.states[one]}</option>`)}</select></label>
<button>${words.setState}</button>
</form>
<form class="card" method="post" action="${act}/notiz">
<label>${words.note}<textarea name="notiz" rows="5" maxlength="${MAX_NOTE}" aria-describedby="note-hint">${note}</textarea></label>
<p class="hint" id="note-hint">${words.noteHint}</p>
<button>${words.saveNote}</button>
</form>
<section class="card"><h2>${words.mails}</h2>${mailsPart(mails, inquiry.id, now)}</section>
<form class="card" method="post" action="${act}/loeschen">
<p class="hint" id="remove-hint">${words.removeHint}</p>
<button class="danger" aria-describedby="remove-hint">${words.remove}</button>
</form>
</div>
<div class="estimate">
<h2>${words.estimate}</h2>
${estimate === null ? html`<p>${inquiry.estimateId === null ? words.noEstimate : words.lostEstimate(inquiry.estimateId)}</p>` : estimatePart(estimate)}
</div>
</div>`;
}

function suspicionPart({ inquiry: { suspicion } }: InboxDetails): Markup | "" {
  if (suspicion.score < SUSPICIOUS_FROM) return "";
  return html`<div class="warning"><p>${words.suspicion}</p><ul>${suspicion.reasons.map((reason) => html`<li>${spamNotice.reasons[reason]}</li>`)}</ul></div>`;
}

function fields({ inquiry: { id, contact, receivedAt } }: InboxDetails): Markup[] {
  const { fields: labels } = words;
  const address = readMailAddress(contact.email);
  const phone = phoneLink(toOneLine(contact.phone));
  const site = websiteOf(`${contact.subject} ${contact.message}`);
  const rows: [label: string, value: string | Markup][] = [
    [labels.receivedAt, time(receivedAt)],
    [labels.name, contact.name],
    [labels.email, address === null ? contact.email : linkTo(mailLink(address))],
    [labels.phone, phone === null ? contact.phone : linkTo(phone)],
    [labels.company, contact.company],
    [labels.companySize, contact.companySize ? companySizeNames[contact.companySize] : ""],
    [labels.subject, contact.subject],
    [labels.website, site ?? ""],
    [labels.id, id],
  ];
  return rows
    .filter(([, value]) => value !== "")
    .map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`);
}

/** Behind only what this module made: an address of mail or telephone. */
function linkTo({ text, href }: { text: string; href: string }): Markup {
  return html`<a href="${href}">${text}</a>`;
}

/** The first website that the words name, as text: nobody should open a stranger's address by a slip. */
function websiteOf(text: string): string | null {
  return (
    /\bhttps?:\/\/[^\s<>"'„“]{3,200}|\bwww\.[\w-]{1,63}\.[\w.-]{2,80}/i.exec(text.slice(0, 6_000))?.[0] ??
    null
  );
}

function replyPart({ inquiry: { id, contact, receivedAt } }: InboxDetails): Markup | "" {
  const address = readMailAddress(contact.email);
  if (address === null) return "";
  const quote = contact.message
    .slice(0, MAX_QUOTE)
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
  const subject = words.replySubject(toOneLine(contact.subject), id.slice(0, 8));
  const { href } = mailLink(address, address, subject);
  const body = words.replyBody(toOneLine(contact.name), replyTime.format(receivedAt), quote).toWellFormed();
  return html`<p><a class="button" href="${href}&amp;body=${encodeURIComponent(body)}">${words.reply}</a> <span class="hint">${words.replyNote}</span></p>`;
}

const replyTime = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "Europe/Berlin" });

function mailsPart(mails: readonly MailSummary[], inquiryId: string, now: number): Markup {
  if (mails.length === 0) return html`<p>${words.noCopies}</p>`;
  return html`<ul class="mails">${mails.map((mail) => mailLine(mail, now, `${DESK}/anfrage/${inquiryId}`))}</ul>`;
}

/** A mail's state in words, with the way to send it once more where it was given up. `back`: where to return. */
export function mailLine(mail: MailSummary, now: number, back: string): Markup {
  const again =
    mail.state === "dead"
      ? html`<form method="post" action="${DESK}/mail/${mail.id}/erneut"><input type="hidden" name="zurueck" value="${back}"><button>${words.resend}</button></form>`
      : "";
  return html`<li><strong>${words.mailKinds[mail.kind]}</strong> <span class="state ${mail.state}">${stateOf(mail, now)}</span>${again}</li>`;
}

function stateOf(mail: MailSummary, now: number): string {
  switch (mail.state) {
    case "delivered":
      return words.delivered(mail.deliveredAt === null ? "" : shortTime(mail.deliveredAt, now));
    case "sending":
      return words.sending;
    case "waiting":
      return words.waiting(shortTime(mail.nextTryAt ?? mail.createdAt, now), mail.attempts);
    case "dead":
      return words.dead(mail.attempts, mail.lastFailure ? words.failures[mail.lastFailure.failure] : "");
  }
}

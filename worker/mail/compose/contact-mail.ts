// An inquiry as mails: to the owner, and a confirmation to the visitor.
import { companySizeNames } from "#content/company-sizes.ts";
import { confirmationMail, inquiryMail, spamNotice } from "#content/mails.ts";
import { owner } from "#content/owner.ts";
import { readMailAddress } from "#contract/mail-address.ts";
import type { PriceEstimate } from "#contract/price-calculator/estimate.ts";
import { type Inquiry, type SpamReason, SUSPICIOUS_FROM } from "../inquiry.ts";
import type { Mail, MailAddress } from "../mail.ts";
import { toOneLine } from "../sanitize-text.ts";
import { composeMail } from "./compose.ts";
import { estimateBlocks } from "./estimate-mail.ts";
import type { Block, Fact, MailContent } from "./mail-content.ts";
import { mailLink, phoneLink } from "./mail-links.ts";

/** Characters of a name in subject, title and header, so that other words have room beside it; the facts hold it whole. */
const MAX_NAME_CHARACTERS = 60;

const reasonSentences: Record<SpamReason, string> = spamNotice.reasons;
const receivedFormat = new Intl.DateTimeFormat("de-DE", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: "Europe/Berlin",
});

/**
 * The owner's mail, then the visitor's confirmation unless suspicious. An invalid stored address is shown, never used.
 * @param estimate for the owner; null when the inquiry names none that is kept
 */
export function inquiryMails(inquiry: Inquiry, estimate: PriceEstimate | null = null): Mail[] {
  const address = readMailAddress(inquiry.contact.email);
  const toOwner: Mail = {
    kind: "inquiry",
    to: { email: owner.email },
    ...(address === null ? {} : { replyTo: namedAddress(address, inquiry.contact.name) }),
    ...composeMail(inquiryContent(inquiry, address, estimate)),
  };
  if (address === null || isSuspicious(inquiry)) return [toOwner];
  const toVisitor: Mail = {
    kind: "confirmation",
    // Without a name, here as in the text: a hundred characters are enough for a lure and a link, and the form lets anybody
    // enter anybody's address. No rule for names would tell a lure from a firm.
    to: { email: address },
    replyTo: { email: owner.email, name: owner.name },
    ...composeMail(confirmationContent(inquiry)),
  };
  return [toOwner, toVisitor];
}

function isSuspicious({ suspicion }: Inquiry): boolean {
  return suspicion.score >= SUSPICIOUS_FROM;
}

/** Without the specials of an address header (RFC 5322, 3.2.3), quoted or not. */
function namedAddress(email: string, name: string): MailAddress {
  const cleaned = toOneLine(name.replace(/[()<>[\]:;@\\,"]/g, " "), MAX_NAME_CHARACTERS);
  return cleaned === "" ? { email } : { email, name: cleaned };
}

function inquiryContent(
  inquiry: Inquiry,
  address: string | null,
  estimate: PriceEstimate | null,
): MailContent {
  const { contact } = inquiry;
  const name = toOneLine(contact.name, MAX_NAME_CHARACTERS);
  const subject = inquiryMail.subject(name, contact.subject);
  const suspicious = isSuspicious(inquiry);
  return {
    subject: suspicious ? `${spamNotice.subjectMark} ${subject}` : subject,
    title: inquiryMail.title(name),
    blocks: [
      ...(suspicious ? [suspicionNotice(inquiry)] : []),
      { kind: "facts", rows: inquiryFacts(inquiry, address, estimate !== null) },
      { kind: "heading", text: inquiryMail.message },
      { kind: "quote", text: contact.message },
      ...(estimate === null
        ? []
        : [{ kind: "heading" as const, text: inquiryMail.estimate }, ...estimateBlocks(estimate)]),
      ...(address === null ? [] : replyBlocks(address, contact.subject)),
      { kind: "small", words: inquiryMail.number(inquiry.id) },
    ],
  };
}

function suspicionNotice({ suspicion }: Inquiry): Block {
  const items = suspicion.reasons.map((reason) => reasonSentences[reason]);
  return { kind: "notice", title: spamNotice.title, words: spamNotice.text, items };
}

/** Every field of the form; those left empty are named in one row. */
function inquiryFacts(
  { contact, estimateId, receivedAt }: Inquiry,
  address: string | null,
  isEstimateKnown: boolean,
): Fact[] {
  const { labels } = inquiryMail;
  const phone = phoneLink(toOneLine(contact.phone));
  const rows: Fact[] = [
    { label: labels.subject, value: contact.subject },
    { label: labels.name, value: contact.name },
    { label: labels.email, value: address === null ? contact.email : [mailLink(address)] },
    { label: labels.phone, value: phone ? [phone] : contact.phone },
    { label: labels.company, value: contact.company },
    { label: labels.companySize, value: contact.companySize ? companySizeNames[contact.companySize] : "" },
  ];
  const isGiven = ({ value }: Fact) => typeof value !== "string" || toOneLine(value) !== "";
  const missing = rows.filter((row) => !isGiven(row)).map(({ label }) => label);
  return [
    ...rows.filter(isGiven),
    ...(missing.length > 0 ? [{ label: labels.notGiven, value: missing.join(", ") }] : []),
    ...(estimateId === null
      ? []
      : [
          {
            label: labels.estimateId,
            value: isEstimateKnown ? estimateId : inquiryMail.estimateUnknown(estimateId),
          },
        ]),
    { label: labels.receivedAt, value: receivedTime(receivedAt) },
  ];
}

function replyBlocks(address: string, subject: string): Block[] {
  const link = mailLink(address, inquiryMail.reply, inquiryMail.replySubject(toOneLine(subject)));
  return [
    { kind: "button", link },
    { kind: "small", words: inquiryMail.replyHint },
  ];
}

function confirmationContent({ id, receivedAt }: Inquiry): MailContent {
  const { phone, hours, notYou, withoutText, ...words } = confirmationMail;
  return {
    subject: words.subject,
    title: words.title,
    blocks: [
      { kind: "paragraph", words: words.greeting },
      { kind: "paragraph", words: words.answer },
      { kind: "paragraph", words: words.urgent },
      {
        kind: "facts",
        rows: [{ label: phone.label, value: [{ text: phone.value, href: phone.href }] }, hours],
      },
      { kind: "closing", lines: words.closing },
      { kind: "small", words: notYou },
      { kind: "small", words: withoutText },
      { kind: "small", words: words.received(receivedTime(receivedAt), id) },
    ],
  };
}

/** "Samstag, 21. November 2026 um 14:05 Uhr", by the clock in Germany. */
function receivedTime(ms: number): string {
  return `${receivedFormat.format(ms)} Uhr`;
}

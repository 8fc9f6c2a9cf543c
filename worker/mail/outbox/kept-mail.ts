// A mail as the outbox keeps it: recipient and subject matter. Composed when sent or viewed, so a copy takes a few hundred bytes.
import { confirmationMail, estimateMail as estimateWords } from "#content/mails.ts";
import type { PriceEstimate } from "#contract/price-calculator/estimate.ts";
import { inquiryMails } from "../compose/contact-mail.ts";
import { estimateMail } from "../compose/estimate-mail.ts";
import type { Inquiry } from "../inquiry.ts";
import type { Mail, MailAddress } from "../mail.ts";

export type KeptMail =
  | { kind: "estimate"; to: MailAddress; estimateId: string }
  /** `estimate`: what the inquiry is about, as it stood when the inquiry came. */
  | { kind: "inquiry"; to: MailAddress; estimate?: PriceEstimate }
  | { kind: "confirmation"; to: MailAddress }
  /** Of earlier releases, which kept mails ready to send. */
  | Mail;

export interface MailSources {
  inquiry: (id: string) => Inquiry | null;
  /** Null when none of this id is kept: its conversation is deleted. */
  estimate: (id: string) => Promise<PriceEstimate | null>;
}

export function keptInquiryMail({ kind, to }: Mail, estimate: PriceEstimate | null): KeptMail {
  if (kind === "confirmation") return { kind, to };
  return { kind: "inquiry", to, ...(estimate === null ? {} : { estimate }) };
}

export async function composeKept(
  { mail, inquiryId }: { mail: KeptMail; inquiryId: string | null },
  sources: MailSources,
): Promise<Mail | null> {
  if ("html" in mail) return mail;
  if (mail.kind !== "estimate") return ofInquiry(mail, inquiryId, sources);
  const estimate = await sources.estimate(mail.estimateId);
  return estimate === null ? null : estimateMail(estimate, mail.to.email);
}

export function subjectOf(
  { mail, inquiryId }: { mail: KeptMail; inquiryId: string | null },
  sources: Pick<MailSources, "inquiry">,
): string {
  if ("html" in mail) return mail.subject;
  if (mail.kind === "estimate") return estimateWords.subject;
  if (mail.kind === "confirmation") return confirmationMail.subject;
  return ofInquiry(mail, inquiryId, sources)?.subject ?? "";
}

function ofInquiry(
  mail: Extract<KeptMail, { kind: "inquiry" | "confirmation" }>,
  inquiryId: string | null,
  sources: Pick<MailSources, "inquiry">,
): Mail | null {
  const inquiry = inquiryId === null ? null : sources.inquiry(inquiryId);
  if (inquiry === null) return null;
  const estimate = "estimate" in mail ? mail.estimate : null;
  return inquiryMails(inquiry, estimate).find(({ kind }) => kind === mail.kind) ?? null;
}

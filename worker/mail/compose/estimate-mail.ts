// An estimate as a mail of its own, and as part of the owner's mail about an inquiry. Built from the issued estimate alone.
import { ESTIMATE_PARAMETER } from "#content/contact-link.ts";
import { euros } from "#content/figures.ts";
import { confirmationMail, estimateMail as words } from "#content/mails.ts";
import { owner } from "#content/owner.ts";
import { amountRange } from "#content/price-calculator/price-estimate.ts";
import type { EstimateAmount, PriceEstimate } from "#contract/price-calculator/estimate.ts";
import type { Sender } from "../inquiry.ts";
import type { Mail } from "../mail.ts";
import type { SingleMail } from "../outbox/store-submission.ts";
import { composeMail } from "./compose.ts";
import type { Block, MailContent, Price } from "./mail-content.ts";

/** Anybody can enter anybody's address: so many mails a day reach one mailbox at most, confirmations included. */
export const MAX_PER_DAY = 5;
/** The same estimate to the same address within one to two of these is one mail: a double click, or a repeated call. */
const REPEAT_SPAN_MS = 600_000;

const longDate = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "UTC" });

export interface EstimateMailing {
  estimateId: string;
  email: string;
  /** Who asked for it, to be counted; null: not counted. */
  sender: Sender | null;
}

/** For the outbox. @param now ms since 1970 */
export function estimateMailing({ estimateId, email, sender }: EstimateMailing, now: number): SingleMail {
  const span = Math.floor(now / REPEAT_SPAN_MS);
  const keyOf = (number: number) => `estimate/${estimateId}/${email.toLowerCase()}/${number}`;
  return {
    key: keyOf(span),
    // However soon after a span's end the repetition comes, it is known.
    formerKey: keyOf(span - 1),
    mail: { kind: "estimate", to: { email }, estimateId },
    maxPerDay: MAX_PER_DAY,
    sender,
  };
}

export function estimateMail(estimate: PriceEstimate, email: string): Mail {
  return {
    kind: "estimate",
    to: { email },
    replyTo: { email: owner.email, name: owner.name },
    ...composeMail(estimateContent(estimate)),
  };
}

/** What an estimate says, without the notes that hold for every one. */
export function estimateBlocks(estimate: PriceEstimate): Block[] {
  const { labels, columns, monthly, firstYear, payment, assumptions } = words;
  return [
    {
      kind: "facts",
      rows: [
        { label: labels.projectType, value: estimate.projectType },
        { label: labels.timeline, value: estimate.timeline },
        { label: labels.validUntil, value: longDate.format(new Date(estimate.validUntil)) },
        { label: labels.priceList, value: estimate.priceListVersion },
        { label: labels.id, value: estimate.id },
      ],
    },
    {
      kind: "prices",
      columns: [columns.item, columns.price],
      rows: estimate.breakdown.map(priceRow),
      sums: [{ name: words.total, amount: shown({ price: estimate.totalPrice }) }],
    },
    ...section(monthly, estimate.recurring, [columns.item, columns.perMonth]),
    ...section(firstYear, estimate.firstYear, [columns.item, columns.price]),
    { kind: "heading", text: payment },
    {
      kind: "facts",
      rows: estimate.paymentPlan.map((part) => ({ label: part.item, value: shown(part) })),
    },
    ...list(assumptions, estimate.assumptions),
  ];
}

function estimateContent(estimate: PriceEstimate): MailContent {
  const target = `${owner.siteUrl}/kontakt?${ESTIMATE_PARAMETER}=${estimate.id}` as const;
  return {
    subject: words.subject,
    title: words.title,
    blocks: [
      { kind: "paragraph", words: words.greeting },
      { kind: "paragraph", words: words.lead },
      ...estimateBlocks(estimate),
      ...list(words.notes, estimate.notes),
      { kind: "paragraph", words: words.next },
      { kind: "button", link: { text: words.inquiry, href: target } },
      { kind: "closing", lines: confirmationMail.closing },
      { kind: "small", words: words.notYou },
    ],
  };
}

function section(
  heading: string,
  amounts: readonly EstimateAmount[],
  columns: readonly [string, string],
): Block[] {
  if (amounts.length === 0) return [];
  return [
    { kind: "heading", text: heading },
    { kind: "prices", columns, rows: amounts.map(priceRow), sums: [] },
  ];
}

function list(heading: string, items: readonly string[]): Block[] {
  return items.length === 0
    ? []
    : [
        { kind: "heading", text: heading },
        { kind: "list", items },
      ];
}

function priceRow({ item, description, ...amount }: EstimateAmount): Price {
  return { name: item, ...(description === undefined ? {} : { detail: description }), amount: shown(amount) };
}

/** „1.290 €“, „1.290 € bis 2.490 €“, or the text that stands for an amount. */
function shown({ price, priceMax }: Pick<EstimateAmount, "price" | "priceMax">): string {
  if (typeof price === "string") return price;
  return priceMax === undefined ? euros(price) : amountRange(euros(price), euros(priceMax));
}

// Inquiries as CSV for a German Excel: UTF-8 with a byte order mark, semicolons, CRLF (RFC 4180).
import { companySizeNames } from "#content/company-sizes.ts";
import { leadColumns, leadFields, mailStates, yesNo } from "#content/desk/leads.ts";
import { spamNotice } from "#content/mails.ts";
import { type ContactField, contactFields } from "#contract/contact.ts";
import { SUSPICIOUS_FROM } from "../inquiry.ts";
import type { Lead } from "./records.ts";

/** Without it Excel reads umlauts as two characters. */
const BYTE_ORDER_MARK = "\ufeff";
/**
 * Where a spreadsheet, however it splits cells, could see a formula begin, full-width forms included. The lookahead
 * comes first so that spaces are scanned once.
 */
const FORMULA =
  /^(?=\n)|(?=[=+\-@\t\r＝＋－＠])(?<=(?:^|[,;"\t\n\v\f\r\u0085\u2028\u2029])[^\S\t\n\v\f\r\u2028\u2029]*)/g;
/** As Excel reads a date and sorts it as text: 2026-07-21 14:03:05. */
const berlinTime = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Europe/Berlin",
});

type Column = readonly [name: string, text: (lead: Lead) => string];

const columns: readonly Column[] = [
  [leadColumns.receivedAt, ({ receivedAt }) => berlinTime.format(receivedAt)],
  ...contactFields.map((field): Column => [leadFields[field], (lead) => fieldText(lead, field)]),
  [leadColumns.suspicious, ({ suspicion }) => (suspicion.score >= SUSPICIOUS_FROM ? yesNo.yes : yesNo.no)],
  [
    leadColumns.reasons,
    ({ suspicion }) => suspicion.reasons.map((reason) => spamNotice.reasons[reason]).join(" "),
  ],
  [leadColumns.ownerMail, ({ ownerMail }) => mailStates[ownerMail]],
  [leadColumns.estimateId, ({ estimateId }) => estimateId ?? ""],
  [leadColumns.id, ({ id }) => id],
];

export function csvHead(): string {
  return BYTE_ORDER_MARK + csvLine(columns.map(([name]) => name));
}

/** One line an inquiry; line breaks of a message stay inside its cell. */
export function csvLines(leads: readonly Lead[]): string {
  return leads.map((lead) => csvLine(columns.map(([, text]) => text(lead)))).join("");
}

function fieldText({ contact }: Lead, field: ContactField): string {
  if (field !== "companySize") return contact[field];
  return contact.companySize === "" ? "" : companySizeNames[contact.companySize];
}

function csvLine(texts: readonly string[]): string {
  return `${texts.map(cell).join(";")}\r\n`;
}

/** An apostrophe in front keeps a spreadsheet from calculating what a stranger wrote, at the price of one before "+49" and "- ". */
function cell(text: string): string {
  return `"${text.replace(FORMULA, "'").replaceAll('"', '""')}"`;
}

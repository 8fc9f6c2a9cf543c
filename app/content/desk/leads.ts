// The table of inquiries that the owner takes out.
import type { ContactField } from "#contract/contact.ts";

export const leadColumns = {
  receivedAt: "Eingang",
  suspicious: "Spamverdacht",
  ownerMail: "Mail an mich",
  estimateId: "Schätzung",
  reasons: "Gründe des Verdachts",
  id: "Nummer",
} as const;

export const leadFields: Record<ContactField, string> = {
  name: "Name",
  email: "E-Mail",
  phone: "Telefon",
  company: "Betrieb",
  companySize: "Größe",
  subject: "Betreff",
  message: "Nachricht",
};

export const yesNo = { yes: "ja", no: "nein" } as const;

/** What became of the owner's mail about an inquiry. */
export const mailStates = {
  waiting: "wartet",
  sending: "wird gesendet",
  delivered: "zugestellt",
  dead: "gescheitert",
} as const;

/** Name of the downloaded file; `day` as 2026-07-21. */
export const leadsFile = (day: string) => `anfragen-${day}.csv`;

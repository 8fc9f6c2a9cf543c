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

/** What the command says. Never a word of an inquiry. */
export const leadsTexts = {
  none: (folder: string) =>
    `In ${folder} liegen noch keine Anfragen. Sie entstehen, wenn das Formular der laufenden Website (npm start) abgeschickt wird.`,
  written: (count: number, file: string) =>
    `${count === 1 ? "1 Anfrage" : `${count} Anfragen`} in ${file}. Die Datei enthält persönliche Daten: bitte löschen, sobald Sie sie nicht mehr brauchen.`,
  noKey: "LEADS_KEY fehlt in der Umgebung. docs/betrieb.md erklärt, wie er gesetzt wird.",
  notSite: (text: string) => `„${text}“ ist keine Adresse einer Website mit https.`,
  refused: (status: number) =>
    status === 401
      ? "Die Website nimmt diesen LEADS_KEY nicht an."
      : status === 404
        ? "Auf der Website ist kein LEADS_KEY gesetzt."
        : `Die Website antwortet mit ${status}.`,
  broken: "Die Verbindung ist abgerissen, bevor alle Anfragen da waren. Es wurde nichts geschrieben.",
} as const;

// The figures one looks for in privacy policy and terms, in a few words each.
import { CHAT_KEPT_DAYS, INQUIRY_KEPT_MONTHS } from "../constants.ts";
import { euros } from "../figures.ts";
import { terms } from "../page-figures.ts";
import type { LedgerRow } from "../section-types.ts";

export const privacyFacts: readonly LedgerRow[] = [
  { name: "Cookies", figure: "keine" },
  { name: "Besucherzählung", figure: "nur mit Erlaubnis" },
  { name: "IP-Adressen in meinem Protokoll", figure: "keine" },
  { name: "Anfrage aus dem Formular", figure: `${INQUIRY_KEPT_MONTHS} Monate` },
  { name: "Gespräch im Preisrechner", figure: `${CHAT_KEPT_DAYS} Tage` },
];

export const termsFacts: readonly LedgerRow[] = [
  { name: "Zahlungsziel", figure: `${terms.paymentDays} Tage` },
  {
    name: `Anzahlung über ${euros(terms.downPayment.aboveEuros).replace(" ", "\u00a0")}`,
    figure: `${terms.downPayment.percent} %`,
  },
  { name: "Gewährleistung", figure: `${terms.warrantyMonths} Monate` },
  { name: "Gerichtsstand", figure: terms.venue },
];

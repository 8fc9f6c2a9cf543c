// What the price calculator says about who stands behind it, and to those who want something else than a website.
import { EXPERIENCE_YEARS, OPENING_HOURS, REPLY_PROMISE } from "../../constants.ts";
import { owner, serviceArea } from "../../owner.ts";
import { listed } from "./listed.ts";

const hours = `${OPENING_HOURS.days} ${OPENING_HOURS.from} bis ${OPENING_HOURS.to} Uhr`;
const toContact = `unter ${owner.phone.shown} oder über /kontakt`;

export const peopleAnswers = {
  who: `Hinter ${owner.brand} steht ${owner.name} aus ${owner.town}. Sie haben immer denselben Ansprechpartner, vom Entwurf bis nach dem Start.`,
  alone: `Ich arbeite allein: ${owner.brand} ist ein Ein-Personen-Betrieb. Hole ich für etwas andere dazu, bleibe ich Ihr Vertragspartner.`,
  experience: `Websites baue ich seit über ${EXPERIENCE_YEARS} Jahren. Beispiele stehen unter /portfolio.`,
  references:
    "Fünf Beispielseiten stehen unter /portfolio, jede zum Ausprobieren. Es sind Muster, keine Kunden.",
  region: `Ich sitze in ${owner.town} und arbeite für Betriebe in ${listed(serviceArea.slice(1))}. Weiter weg geht vieles am Telefon und am Bildschirm.`,
  visit: "Gern. Ort und Zeit machen wir am Telefon aus; im Münsterland komme ich auch in den Betrieb.",
  reachable: `Am Telefon erreichen Sie mich ${hours}. Auf Nachrichten antworte ich ${REPLY_PROMISE}.`,
  standIn:
    "Wer mich bei Krankheit oder Urlaub vertritt, besprechen wir vor dem Auftrag. Das kann ich hier nicht beantworten.",
  job: `Danke für Ihr Interesse. Zu Stellen und Praktika kann ich hier nichts sagen; schreiben Sie mir ${toContact}.`,
  press: `Anfragen der Presse beantworte ich gern selbst: ${toContact}.`,
  complaint: `Das tut mir leid. Am schnellsten klären wir es am Telefon: ${owner.phone.shown}. Schriftlich geht es über /kontakt.`,
  supplier: `Für Angebote von Dienstleistern ist dieser Preisrechner der falsche Ort. Schreiben Sie mir ${toContact}.`,
  callback: `Gern. Tragen Sie unter „Rückruf“ Ihre Nummer ein und wann es Ihnen passt, dann melde ich mich ${REPLY_PROMISE}. Sofort geht es unter ${owner.phone.shown}.`,
} as const;

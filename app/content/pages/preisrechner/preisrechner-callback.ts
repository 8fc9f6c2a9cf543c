// The callback request inside the price calculator's conversation: its form, and the inquiry that comes of it.
import { OPENING_HOURS, REPLY_PROMISE } from "../../constants.ts";
import { owner } from "../../owner.ts";
import { slotLabels } from "../../price-calculator/price-chat.ts";

/** When somebody wants to be called; first what is chosen at the beginning. */
export const callTimes = ["zu jeder Zeit", "vormittags", "mittags", "am Nachmittag", "nach 17 Uhr"] as const;

export const callbackTexts = {
  title: "Rückruf",
  lead: `Ich rufe ${REPLY_PROMISE} an, ${OPENING_HOURS.days} von ${OPENING_HOURS.from} bis ${OPENING_HOURS.to} Uhr.`,
  phone: "Ihre Telefonnummer",
  when: "Wann passt es?",
  withTalk: "Gespräch mitschicken",
  /** What goes along in any case. */
  along: "Betrieb, Angaben zur Website, Wünsche und Schätzung gehen mit, sonst nichts.",
  send: "Um Rückruf bitten",
  sending: "Wird gesendet...",
  cancel: "Zurück zum Gespräch",
  done: (phone: string, when: string) => `Notiert: Ich rufe Sie unter ${phone} an, ${when}.`,
  failed: `Das hat nicht geklappt, Ihre Angaben stehen noch da. Versuchen Sie es noch einmal oder rufen Sie an: ${owner.phone.shown}.`,
} as const;

/** Where no firm was named. */
export const callbackName = "Besucher des Preisrechners";
export const callbackSubject = (when: string) => `Bitte um Rückruf, ${when}`;

export const callbackWords = {
  please: (phone: string, when: string) => `Bitte rufen Sie mich an: ${phone}, ${when}.`,
  known: "Im Preisrechner bisher verstanden:",
  line: (slot: keyof typeof slotLabels, value: string) => `${slotLabels[slot]}: ${value}`,
  assumed: (value: string) => `${value} (angenommen)`,
  talk: "Das Gespräch:",
} as const;

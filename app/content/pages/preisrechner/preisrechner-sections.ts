// The price calculator below the conversation: the list it reckons by, what people ask about it, the way on.
import { vat } from "../../agreements.ts";
import { CHAT_KEPT_DAYS, REPLY_PROMISE } from "../../constants.ts";
import { owner } from "../../owner.ts";
import type { Goal, Question, Titled } from "../../section-types.ts";

export const priceListSection = {
  title: "Nach dieser Liste wird gerechnet",
  lead: [
    "Kein Betrag kommt von einem Sprachmodell. Was der Rechner nennt, steht hier oder ist die Summe daraus. Welche Leistungen ein Paket enthält, lesen Sie bei den ",
    { name: "Preisen", href: "/preise" },
    ".",
  ],
  /** Heads of the columns, for those who do not see the table. */
  columns: ["Posten", "Preis"],
  groups: {
    websites: "Website, einmalig",
    extras: "Dazu, einmalig",
    care: "Pflege, im Monat",
  },
  pages: (span: string) => `${span} Seiten`,
  byEffort: "nach Aufwand",
  shop: "tritt an die Stelle eines Pakets",
  guide: "Richtwert",
  optional: "freiwillig",
  vat: `Alle Preise sind netto. ${vat}`,
} as const satisfies Titled & Record<string, unknown>;

export const calculatorQuestions = {
  title: "Bevor Sie schreiben",
  lead: ["Was der Rechner kann und was er mit Ihren Angaben macht."],
  questions: [
    {
      question: "Ist die Spanne schon ein Angebot?",
      answer: [
        "Nein, eine Schätzung. Nach einem Gespräch bekommen Sie ein Angebot mit festem Preis. Die Schätzung können Sie drucken, sich per E-Mail schicken oder gleich mit Ihrer Anfrage mitsenden.",
      ],
    },
    {
      question: "Was, wenn ich eine Antwort nicht weiß?",
      answer: [
        "Schreiben Sie „weiß ich nicht“. Der Rechner nimmt dann etwas an und sagt, was. Ändern können Sie jede Angabe, auch nach der Schätzung.",
      ],
    },
    {
      question: "Kann ich später weitermachen?",
      answer: [
        `Ja, im selben Browser. Ihr Browser merkt sich eine Zufallszahl, das Gespräch selbst liegt auf dem Server. ${CHAT_KEPT_DAYS} Tage nach der letzten Nachricht löscht es sich von allein, mit „Gespräch löschen“ sofort.`,
      ],
    },
    {
      question: "Wer liest, was ich schreibe?",
      answer: [
        "Zuerst ein Programm. Ich sehe Ihre Schätzung erst, wenn Sie sie mit einer Anfrage an mich senden. Welche Anbieter beteiligt sind, steht in der ",
        { name: "Datenschutzerklärung", href: "/datenschutz" },
        ".",
      ],
    },
  ] satisfies readonly Question[],
} as const;

export const calculatorGoal = {
  title: "Oder Sie sprechen gleich mit mir.",
  text: `Erzählen Sie mir am Telefon, was Sie vorhaben, oder schreiben Sie mir. Ich antworte ${REPLY_PROMISE}, und das erste Gespräch kostet nichts.`,
  actions: [
    { name: "Anfrage schreiben", href: "/kontakt" },
    { name: `Anrufen: ${owner.phone.shown}`, href: `tel:${owner.phone.dial}` },
  ],
} as const satisfies Goal;

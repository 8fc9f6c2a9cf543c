// Questions about prices: shown on the page and told to search engines.
import { unbrokenEuros } from "../figures.ts";
import { terms } from "../page-figures.ts";
import type { Question } from "../section-types.ts";

const { downPayment, paymentDays } = terms;
const limit = unbrokenEuros(downPayment.aboveEuros);

export const priceQuestions = [
  {
    question: "Was kommt zum Paketpreis noch dazu?",
    answer: [
      "Die Gebühren für Domain und Hosting. Die zahlen Sie direkt an den Anbieter, der Vertrag läuft auf Ihren Namen. Das Einrichten ist im Preis enthalten. Möchten Sie einen Fotografen oder eine Texterin dazuholen, steht das als eigener Posten im Angebot.",
    ],
  },
  {
    question: "Wann muss ich zahlen?",
    answer: [
      `Bis ${limit} nach der Abnahme, also wenn Sie die fertige Website gesehen und freigegeben haben. Bei größeren Projekten ${downPayment.percent}\u00a0% bei Auftragserteilung, den Rest am Ende. Jede Rechnung ist innerhalb von ${paymentDays} Tagen fällig.`,
    ],
  },
  {
    question: "Wie lange dauert es bis zum Start?",
    answer: [
      "Eine Starter Website 1–2 Wochen, eine Business Website 2–3, eine Premium Website 3–4. Die Zeit läuft, sobald ich Ihre Stichworte, Bilder und Zugänge habe und eine vereinbarte Anzahlung da ist. Fehlt noch etwas, sage ich Ihnen früh, was genau.",
    ],
  },
  {
    question: "Muss ich Texte und Fotos selbst liefern?",
    answer: [
      "Stichworte reichen für den Anfang. Ich bringe sie in Form, Sie lesen gegen. Fotos vom Handy gehen oft, wenn das Licht stimmt. Beim ersten Gespräch sehe ich mir an, was da ist.",
    ],
  },
  {
    question: "Ist ein Pflegepaket Pflicht?",
    answer: [
      "Nein. Die Website gehört Ihnen und läuft auch ohne. Sie können sich selbst um Updates und Backups kümmern oder mich später dazuholen. ",
      { name: "Was Wartung umfasst", href: "/website-wartung" },
      ", steht auf einer eigenen Seite.",
    ],
  },
  {
    question: "Kann die Website später wachsen?",
    answer: [
      "Ja. Aus einer Starter Website wird mit ein paar Seiten mehr eine Business Website, ohne dass ich von vorn anfange. Was dazukommt, biete ich Ihnen vorher an.",
    ],
  },
  {
    question: "Warum steht keine Mehrwertsteuer auf der Rechnung?",
    answer: [
      "Ich bin Kleinunternehmer nach §19\u00a0UStG und darf keine ausweisen. Der Betrag im Angebot ist der Betrag, den Sie überweisen. Ziehen Sie sonst Vorsteuer ab, fällt sie hier weg.",
    ],
  },
] as const satisfies readonly Question[];

// Questions about prices: shown on the page and told to search engines.
import { careEnd, editing, hosting, rights, vat, warranty } from "../../agreements.ts";
import { unbrokenEuros } from "../../figures.ts";
import { terms } from "../../page-figures.ts";
import { spanOf, websitePackages } from "../../prices.ts";
import type { Question } from "../../section-types.ts";

const { downPayment, paymentDays } = terms;
const limit = unbrokenEuros(downPayment.aboveEuros);
const [starter, business, premium] = websitePackages;

export const priceQuestions = [
  {
    question: "Was kommt zum Paketpreis noch dazu?",
    answer: [
      `${hosting.who} ${hosting.cost} ${hosting.setUp} Möchten Sie einen Fotografen oder eine Texterin dazuholen, steht das als eigener Posten im Angebot.`,
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
      `Eine ${starter.name} ${spanOf(starter.weeks)} Wochen, eine ${business.name} ${spanOf(business.weeks)}, eine ${premium.name} ${spanOf(premium.weeks)}. Die Zeit läuft, sobald ich Ihre Stichworte, Bilder und Zugänge habe und eine vereinbarte Anzahlung da ist. Fehlt noch etwas, sage ich Ihnen früh, was genau.`,
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
      `Nein. Die Website läuft auch ohne. Sie können sich selbst um Updates und Backups kümmern oder mich später dazuholen. ${careEnd} `,
      { name: "Was Wartung umfasst", href: "/website-wartung" },
      ", steht auf einer eigenen Seite.",
    ],
  },
  {
    question: "Was kann ich selbst ändern?",
    answer: [editing],
  },
  {
    question: "Gehört die Website mir?",
    answer: [`${rights} ${warranty}`],
  },
  {
    question: "Wer schreibt Impressum und Datenschutzerklärung?",
    answer: [
      "Dafür sind Sie verantwortlich, denn Rechtsberatung darf ich nicht leisten. Helfen kann ein Anwalt, die Handwerkskammer oder die IHK.",
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
    answer: [`${vat} Ziehen Sie sonst Vorsteuer ab, fällt sie hier weg.`],
  },
] as const satisfies readonly Question[];

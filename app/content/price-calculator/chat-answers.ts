// What the price calculator answers to questions beside the conversation. Facts of the price page, the terms and the
// privacy policy only; amounts come from the price list.

import { careEnd, editing, hosting, rights, vat } from "../agreements.ts";
import { CHAT_KEPT_DAYS } from "../constants.ts";
import { euros, eurosOfCents as price } from "../figures.ts";
import { owner } from "../owner.ts";
import { terms } from "../page-figures.ts";
import { carePlans, careTerms, ESTIMATE_VALID_DAYS, shopPrice, websitePackages } from "../prices.ts";
import { chatAnswers } from "./answers/about-chat.ts";
import { agreementAnswers } from "./answers/agreement.ts";
import { moneyAnswers } from "./answers/money.ts";
import { peopleAnswers } from "./answers/people.ts";
import { scopeAnswers } from "./answers/scope.ts";

const [starter, business, premium] = websitePackages;
const [basic, professional, premiumCare] = carePlans;
const { downPayment, paymentDays } = terms;
const weeks = ({ weeks }: { weeks: { min: number; max: number } }) => `${weeks.min}–${weeks.max}`;

const plans = `${basic.name} ${price(basic.price)}, ${professional.name} ${price(professional.price)} und ${premiumCare.name} ${price(premiumCare.price)} im Monat`;

const basicAnswers = {
  instalments: `Bis ${euros(downPayment.aboveEuros)} zahlen Sie nach der Abnahme. Darüber sind es ${downPayment.percent} % bei Auftragserteilung und der Rest bei Fertigstellung. Jede Rechnung ist innerhalb von ${paymentDays} Tagen fällig. Monatsraten sehen die AGB nicht vor; sprechen Sie mich im Gespräch darauf an.`,
  funding:
    "Ob es für Ihren Betrieb gerade eine Förderung gibt, kann ich hier nicht sagen. Auskunft geben die Handwerkskammer, die IHK und die NRW.BANK. Fragen Sie am besten, bevor Sie den Auftrag geben.",
  monthly: `Die Website selbst bezahlen Sie einmal. ${hosting.who} ${hosting.cost} Pflege ist freiwillig: ${plans}.`,
  care: `Pflege ist freiwillig und lässt sich auch später buchen: ${plans}. Sicherheitsupdates kommen innerhalb von ${careTerms.updateHours} Stunden, dazu tägliche Backups. ${careEnd}`,
  hosting: `${hosting.who} ${hosting.cost} ${hosting.setUp}`,
  domain: `${hosting.who} ${hosting.setUp} Das gilt auch, wenn Sie schon eine Domain haben.`,
  texts:
    "Stichworte reichen für den Anfang. Ich bringe sie in Form, Sie lesen gegen. Fotos vom Handy gehen oft, wenn das Licht stimmt. Eine Texterin oder ein Fotograf wäre ein eigener Posten im Angebot.",
  privacy: `Ihre Eingaben gehen an Cloudflare, einen Anbieter aus den USA. Das Gespräch wird gespeichert, damit Sie es fortsetzen können, und löscht sich ${CHAT_KEPT_DAYS} Tage nach der letzten Nachricht. Mit „Gespräch löschen“ geht das sofort. Alles Weitere steht in der Datenschutzerklärung unter /datenschutz.`,
  duration: `Eine ${starter.name} dauert ${weeks(starter)} Wochen, eine ${business.name} ${weeks(business)}, eine ${premium.name} ${weeks(premium)}. Die Zeit läuft, sobald ich Stichworte, Bilder und Zugänge habe und eine vereinbarte Anzahlung da ist.`,
  ownership: rights,
  cms: "Ein CMS ist ein Programm, mit dem Sie Beiträge und Bilder selbst einstellen und ändern.",
  vat: `Alle Preise sind netto. ${vat}`,
  findable:
    "Titel und Beschreibungen für Google sind in jedem Paket enthalten, bei der Business Website auch Suchbegriffe für Ihre Leistungen und Orte. Einen bestimmten Platz bei Google verspreche ich nicht.",
  grow: "Ja, die Website kann später wachsen. Aus einer Starter Website wird mit ein paar Seiten mehr eine Business Website. Was dazukommt, biete ich Ihnen vorher an.",
  machine:
    "Hier antwortet eine KI. Ist sie nicht erreichbar, antwortet ein festes Regelwerk. Gerechnet wird immer nach meiner Preisliste. Mit mir selbst sprechen Sie über die Kontaktseite: /kontakt.",
  talk: "Gern. Telefon, WhatsApp und das Formular finden Sie unter /kontakt. Das erste Gespräch kostet nichts.",
  binding:
    "Der Preisrechner gibt eine Schätzung, kein bindendes Angebot. Nach einem Gespräch bekommen Sie ein Angebot mit festem Preis.",
  next: "Schreiben Sie mir über /kontakt oder rufen Sie an. Nach einem Gespräch bekommen Sie ein Angebot in Textform. Erst wenn Sie es annehmen, kommt ein Vertrag zustande.",
  validity: `Die Preisliste gilt für eine Schätzung ${ESTIMATE_VALID_DAYS} Tage. Bis wann genau, steht in der Aufschlüsselung. Bindend wird erst das Angebot nach einem Gespräch.`,
  selfEditing: editing,
  prices: `Eine ${starter.name} mit ${starter.pages.min}–${starter.pages.max} Seiten kostet ${price(starter.price)}, eine ${business.name} mit ${business.pages.min}–${business.pages.max} Seiten ${price(business.price)}. Größere Websites rechne ich nach Aufwand, ein Shop beginnt bei ${price(shopPrice.from)}.`,
  unknown: `Das weiß ich nicht. ${owner.name} sagt es Ihnen gern: am Telefon unter ${owner.phone.shown} oder über /kontakt. Das erste Gespräch kostet nichts.`,
} as const;

/** By topic: one to three sentences each. */
export const sideAnswers = {
  ...basicAnswers,
  ...moneyAnswers,
  ...scopeAnswers,
  ...agreementAnswers,
  ...peopleAnswers,
  ...chatAnswers,
};

export type SideTopic = keyof typeof sideAnswers;

// What the price calculator says about money, beside the amounts of its estimate.
import { hosting } from "../../agreements.ts";
import { euros, eurosOfCents as price } from "../../figures.ts";
import { terms } from "../../page-figures.ts";
import { carePlans, extraPrices, shopPrice, websitePackages } from "../../prices.ts";

const [starter, business] = websitePackages;
const [basic] = carePlans;
const language = extraPrices.find(({ id }) => id === "language");
const booking = extraPrices.find(({ id }) => id === "booking");
const blog = extraPrices.find(({ id }) => id === "blog");
const members = extraPrices.find(({ id }) => id === "members");
const span = (extra: { from: number; to: number } | undefined) =>
  extra === undefined ? "" : `${price(extra.from)} bis ${price(extra.to)}`;

export const moneyAnswers = {
  cheapest: `Am günstigsten ist die ${starter.name} mit ${starter.pages.min} bis ${starter.pages.max} Seiten für ${price(starter.price)}. Weniger Seiten und keine Zusatzfunktionen halten den Preis niedrig, und Pflege lässt sich auch später buchen.`,
  discount:
    "Rabatte stehen nicht auf meiner Preisliste. Günstiger wird es, wenn weniger zu tun ist: weniger Seiten, eine Funktion später, Texte und Bilder schon fertig. Sagen Sie mir im Gespräch, was Sie ausgeben möchten.",
  tooDear: `Das verstehe ich. Günstiger als ${price(starter.price)} wird eine Website bei mir nicht, aber oft genügt die ${starter.name} für den Anfang, und Seiten oder Funktionen kommen später dazu. Schreiben Sie zum Beispiel „nur 5 Seiten“ oder „ohne Blog“, dann rechne ich neu.`,
  otherOffers:
    "Ein Angebot von anderen kann ich von hier aus nicht beurteilen. Achten Sie beim Vergleich darauf, was enthalten ist: eigener Entwurf, Texte, Einrichtung, Einweisung, Hilfe nach dem Start. Legen Sie mir das Angebot gern im Gespräch vor.",
  whySoDear:
    "Der Preis deckt Entwurf, Bau, Texte in Form bringen, Einrichtung, Einweisung und die Hilfe nach dem Start. Jeden Posten sehen Sie in der Aufschlüsselung.",
  yearlyCost: `${hosting.who} ${hosting.cost} Mit Pflege kommen ab ${price(basic.price)} im Monat dazu.`,
  hidden:
    "Versteckte Kosten gibt es nicht: Was im Angebot steht, steht auch auf der Rechnung. Wird unterwegs mehr daraus, nenne ich Ihnen den Preis, bevor ich weiterbaue.",
  hourly:
    "Einen Stundensatz nennt meine Preisliste nicht: Sie bekommen einen festen Preis, der vor dem Start vereinbart ist.",
  late: `Rechnungen sind innerhalb von ${terms.paymentDays} Tagen fällig. Wird es einmal eng, rufen Sie vorher an. Danach sehen die AGB ${euros(terms.reminderFeeEuros)} je Mahnung vor.`,
  taxes:
    "Ob und wie Sie die Website von der Steuer absetzen, sagt Ihnen Ihr Steuerbüro. Von mir bekommen Sie eine ordentliche Rechnung.",
  languagePrice: `Eine weitere Sprache kostet ${span(language)}, je nachdem, wie viel zu übertragen ist. Ob die Übersetzung dazugehört, halten wir im Angebot fest.`,
  bookingPrice: `Buchung oder Terminvergabe kostet ${span(booking)}, je nach Umfang. Welches System zu Ihnen passt, besprechen wir vorher.`,
  blogPrice: `Ein Blog mit CMS kostet ${span(blog)}, je nach Umfang. Einfache Neuigkeiten, die Sie selbst schreiben, gehören schon zur ${business.name}.`,
  membersPrice: `Ein Mitgliederbereich mit Anmeldung kostet ${span(members)}, je nachdem, was dort zu sehen und zu tun ist.`,
  pagePrice: `Einzelne Seiten haben keinen eigenen Preis, es zählt das Paket: bis ${starter.pages.max} Seiten die ${starter.name} für ${price(starter.price)}, bis ${business.pages.max} Seiten die ${business.name} für ${price(business.price)}. Darüber rechne ich nach Aufwand.`,
  shopPrice: `Ein Onlineshop beginnt bei ${price(shopPrice.from)} und tritt an die Stelle des Pakets. Wie weit er darüber liegt, hängt von Artikeln, Zahlarten und Anbindungen ab.`,
  byEffort:
    "Nach Aufwand heißt: Ich schätze nach dem Gespräch, was zu tun ist, und Sie bekommen dafür einen festen Preis, bevor ich anfange.",
  budget: `Gut, dass Sie das sagen. Die ${starter.name} mit ${starter.pages.min} bis ${starter.pages.max} Seiten kostet ${price(starter.price)}, die ${business.name} mit ${business.pages.min} bis ${business.pages.max} Seiten ${price(business.price)}. Die Spanne auf dieser Seite zeigt mit jeder Antwort, wo Sie liegen.`,
  worth: `Das hängt davon ab, wie Ihre Kunden Sie heute finden. Klein anfangen geht: Eine ${starter.name} kostet ${price(starter.price)} und kann später wachsen. Ob sich das für Sie lohnt, besprechen wir im ersten Gespräch. Es kostet nichts.`,
  packages: `Die ${starter.name} stellt Ihren Betrieb vor: ${starter.pages.min} bis ${starter.pages.max} Seiten für ${price(starter.price)}. Die ${business.name} gibt jeder Leistung eine eigene Seite und ist für die gedacht, die über Google neue Kunden suchen: ${business.pages.min} bis ${business.pages.max} Seiten für ${price(business.price)}.`,
} as const;

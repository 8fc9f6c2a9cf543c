// What several places say about working together: pages, calculator, estimates and mails read the same sentences here.
// They follow the terms (legal/agb.mdx) and the price list.
import { euros } from "./figures.ts";
import { terms } from "./page-figures.ts";
import { carePlans, hostingCosts, websitePackages } from "./prices.ts";

const CENTS = 100;
const amount = (cents: number) => euros(cents / CENTS).replace(" ", "\u00a0");
const [, business] = websitePackages;
const [, professional] = carePlans;

/** What hosting costs, and who pays whom. */
export const hosting = {
  who: "Domain und Hosting buchen Sie bei einem Anbieter. Der Vertrag läuft auf Ihren Namen, und Sie zahlen direkt dorthin.",
  cost: `Rechnen Sie mit etwa ${hostingCosts.from / CENTS} bis ${amount(hostingCosts.to)} im Monat, Postfächer eingeschlossen. Das ist ein Richtwert, den Preis bestimmt der Anbieter.`,
  setUp: "Das Einrichten ist im Paketpreis enthalten.",
} as const;

/** What one may do with the finished website. */
export const rights =
  "Mit vollständiger Zahlung dürfen Sie die Website zeitlich und räumlich unbeschränkt für Ihren Betrieb nutzen, ändern und ändern lassen. Domain und Hosting laufen ohnehin auf Ihren Namen. Das Urheberrecht selbst bleibt nach deutschem Recht bei mir.";

/** Who edits what in which package. */
export const editing = `Ab der ${business.name} schreiben Sie Neuigkeiten selbst, eine Einweisung gehört zu jedem Paket. Was Sie darüber hinaus selbst ändern möchten, etwa Preise oder eine Speisekarte, vereinbaren wir im Angebot. Alles andere ändere ich: nach Aufwand oder, ab ${professional.name}, im Pflegepaket.`;

/** Small-business exemption. */
export const vat =
  "Als Kleinunternehmer nach §19\u00a0UStG berechne ich keine Umsatzsteuer. Solange das gilt, überweisen Sie genau den Betrag im Angebot.";

/** Every price of care in one line: „49, 99 oder 199 €“. */
export const carePrices = `${carePlans
  .slice(0, -1)
  .map(({ price }) => price / CENTS)
  .join(", ")} oder ${amount(carePlans[carePlans.length - 1]?.price ?? 0)}`;

/** How a care contract ends. */
export const careEnd =
  "Ein Vertrag läuft ein Jahr und wird im Voraus bezahlt. Danach läuft er weiter, und Sie können mit einem Monat Frist zum Monatsende kündigen. Was Sie zu viel gezahlt haben, bekommen Sie zurück.";

export const warranty = `Mängel bessere ich nach, ${terms.warrantyMonths} Monate lang ab der Abnahme.`;

/** What costs nothing, and what does. */
export const freeOrPaid =
  "Der SEO-Check und die SEO-Analyse im Gespräch sind kostenlos. Ein Audit, das jede Seite prüft, ist ein Auftrag: Den Preis kennen Sie, bevor ich anfange.";

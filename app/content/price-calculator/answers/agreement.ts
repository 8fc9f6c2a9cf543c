// What the price calculator says about order, dates and what the terms (/agb) settle.
import { careEnd, warranty } from "../../agreements.ts";
import { ESTIMATE_VALID_DAYS, projectWeeks, websitePackages } from "../../prices.ts";

const [starter, , premium] = websitePackages;

export const agreementAnswers = {
  cancel: `Die Website selbst ist kein Abo. Für die Pflege gilt: ${careEnd}`,
  warranty: `${warranty} Dazu kommt die Hilfe nach dem Start: ${starter.supportDays} bis ${premium.supportDays} Tage, je nach Paket.`,
  earliest: `Wann ich frühestens anfangen kann, hängt von den Aufträgen ab, die gerade laufen. Das sage ich Ihnen im ersten Gespräch, und der Termin steht dann im Angebot. Von da an dauert es ${projectWeeks.min}–${projectWeeks.max} Wochen, je nach Paket.`,
  contract:
    "Ein Vertrag kommt zustande, wenn Sie mein Angebot in Textform annehmen. Vorher sind Sie an nichts gebunden. Alles Weitere steht unter /agb.",
  terms: "Die AGB stehen unter /agb. Sie richten sich an Unternehmen, Vereine und öffentliche Stellen.",
  processing:
    "Ja. Komme ich mit Daten Ihrer Kunden in Berührung, schließen wir vorher einen Vertrag über Auftragsverarbeitung.",
  access: "Die Zugangsdaten zu Hosting und Domain gehören Ihnen, die Verträge laufen auf Ihren Namen.",
  order: `Das freut mich. Einen Auftrag nehme ich nach einem kurzen Gespräch an: Rufen Sie an oder schreiben Sie über /kontakt, dann bekommen Sie ein Angebot mit festem Preis. Die Preisliste gilt für eine Schätzung ${ESTIMATE_VALID_DAYS} Tage.`,
  afterwards:
    "Nach dem Start bin ich weiter da: erst mit der Hilfe aus Ihrem Paket, danach mit einem Pflegepaket.",
  notHappy:
    "Sie sehen den Entwurf, bevor ich baue, und nehmen die Website erst ab, wenn sie stimmt. Bis dahin ändere ich, was nicht passt.",
} as const;

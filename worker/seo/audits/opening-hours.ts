import type { Audit } from "../audit.ts";
import { contactsOf } from "../contact-data.ts";
import { isLegalPage, onLegalPages } from "../imprint-page.ts";
import { declaredHours, tellsHours } from "../opening-hours.ts";
import { sources } from "../sources.ts";
import { evidenceOf, failed, notApplicable, passed, warning } from "../verdicts.ts";

/** Hours that people can read but search engines cannot are worth half. */
const readableShare = 0.5;

export const openingHours: Audit = {
  id: "opening-hours",
  group: "local",
  topic: "Öffnungszeiten",
  passedTitle: "Die Öffnungszeiten sind angegeben",
  source: sources.openingHours,
  judge(facts) {
    if (isLegalPage(facts)) return notApplicable(onLegalPages);
    const { declared, page } = contactsOf(facts);
    const hours = declared.map(({ item }) => declaredHours(item.properties));
    const broken = hours.flatMap((entry) => entry.broken);
    const snippet = '"openingHours": ["Mo-Fr 08:00-17:00", "Sa 09:00-12:00"]';
    if (broken.length > 0) {
      return failed({
        title: "Die Öffnungszeiten in den strukturierten Daten sind nicht lesbar",
        advice:
          "Suchmaschinen erwarten englische Kürzel für die Tage und Zeiten mit zwei Ziffern vor dem Doppelpunkt. Berichtigen Sie die Angaben.",
        evidence: evidenceOf(
          broken
            .slice(0, 5)
            .map((value) => ({ where: "JSON-LD", value, expected: "etwa Mo-Fr 08:00-17:00" })),
          { where: "JSON-LD", value: "unlesbar", expected: "etwa Mo-Fr 08:00-17:00" },
        ),
        share: tellsHours(facts.html.text.text) ? readableShare : 0,
        snippet,
      });
    }
    if (hours.some(({ hasAny }) => hasAny) || tellsHours(facts.html.text.text)) return passed();
    const isFirm = declared.length > 0 || page.phones.length > 0 || page.addresses.length > 0;
    if (!isFirm)
      return notApplicable("Auf der Seite ist kein Betrieb mit Anschrift oder Telefon zu erkennen");
    return warning({
      title: "Auf der Seite sind keine Öffnungszeiten zu erkennen",
      advice:
        "Sagen Sie, wann man Sie erreicht, auch wenn Sie keinen Laden haben: „Mo–Fr 8–17 Uhr“ oder „Termine nach Vereinbarung“. In den strukturierten Daten liest es auch Google.",
      evidence: [
        {
          where: "Text und JSON-LD",
          value: "keine Öffnungszeiten",
          expected: "Tage mit Uhrzeiten oder „nach Vereinbarung“",
        },
      ],
      share: 0,
      snippet,
      absence: true,
    });
  },
};

import { hoursLine } from "../../business/business-snippet.ts";
import { collectContacts } from "../../business/contact-data.ts";
import { askedElsewhere, isInnerPage } from "../../business/contact-page.ts";
import { isLegalPage, skippedOnLegalPages } from "../../business/imprint-page.ts";
import { mentionsHours, readDeclaredHours } from "../../business/opening-hours.ts";
import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed, warning } from "../../engine/verdicts.ts";
import type { PageFacts } from "../../html/page-facts.ts";
import { wordSet } from "../../text/word-sets.ts";

/** Hours that only people can read are worth half. */
const readableShare = 0.5;

const lodgingTypes = wordSet(
  "LodgingBusiness BedAndBreakfast Campground Hostel Hotel Motel Resort VacationRental Apartment House Accommodation",
);
const lodgingWords =
  /(?<!\p{L})(?:\p{L}{0,20}hotel|pension|hostel|gästehaus|gästezimmer|ferien(?:wohnung(?:en)?|haus|häuser|hof)|campingplatz|zimmer mit frühstück)(?!\p{L})/iu;

const kitchenWords = /restaurant|gast(?:hof|haus|stätte|ronomie)|café|bistro|wirtshaus/i;

/** Guests may come all day; a house that also cooks is asked for the hours of its kitchen. */
function isLodging(facts: PageFacts): boolean {
  const types = collectContacts(facts).declared.flatMap(({ item }) => item.types);
  if (types.length > 0) return types.every((type) => lodgingTypes.has(type));
  const title = (facts.html.titles[0] ?? "").slice(0, 200);
  return lodgingWords.test(title) && !kitchenWords.test(title);
}

export const openingHours: Audit = {
  id: "opening-hours",
  group: "local",
  topic: "Öffnungszeiten",
  passedTitle: "Die Öffnungszeiten sind angegeben",
  source: sources.openingHours,
  kinds: ["firm-home", "firm-page"],
  differsByKind: true,
  judge(facts, _figures, kind) {
    if (isLegalPage(facts)) return notApplicable(skippedOnLegalPages);
    if (isLodging(facts))
      return notApplicable("Eine Unterkunft hat keine Öffnungszeiten, sondern Zeiten der Anreise");
    if (isInnerPage(facts, kind)) return notApplicable(askedElsewhere(this.topic));
    const { declared, page } = collectContacts(facts);
    const hours = declared.map(({ item }) => readDeclaredHours(item.properties));
    const [first, ...others] = hours
      .flatMap(({ broken }) => broken)
      .map((value) => ({ where: "JSON-LD", value, expected: "etwa Mo-Fr 08:00-17:00" }));
    const isReadable = mentionsHours(facts.html.text.text);
    const snippet = hoursLine;
    if (first !== undefined) {
      return failed({
        title: "Die Öffnungszeiten in den strukturierten Daten sind nicht lesbar",
        advice:
          "Suchmaschinen erwarten englische Kürzel für die Tage und Zeiten mit zwei Ziffern vor dem Doppelpunkt. Berichtigen Sie die Angaben.",
        evidence: [first, ...others.slice(0, 4)],
        share: isReadable ? readableShare : 0,
        snippet,
      });
    }
    if (hours.some(({ hasAny }) => hasAny) || isReadable) return passed();
    if (declared.length + page.phones.length + page.addresses.length === 0) {
      return notApplicable("Auf der Seite ist kein Betrieb mit Anschrift oder Telefon zu erkennen");
    }
    const expected = "Tage mit Uhrzeiten oder „nach Vereinbarung“";
    return warning({
      title: "Auf der Seite sind keine Öffnungszeiten zu erkennen",
      advice:
        "Sagen Sie, wann man Sie erreicht, auch wenn Sie keinen Laden haben: „Mo–Fr 8–17 Uhr“ oder „Termine nach Vereinbarung“. In den strukturierten Daten liest es auch Google.",
      evidence: [{ where: "Text und JSON-LD", value: "keine Öffnungszeiten", expected }],
      share: 0,
      snippet,
      absence: true,
    });
  },
};

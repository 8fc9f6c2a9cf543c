import { type Audit, allButApps } from "../../engine/audit.ts";
import { escaped, gap } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed } from "../../engine/verdicts.ts";
import { findLeadingPage, skippedOnLeadingPages } from "../../page/leading-page.ts";

export const descriptionPresent: Audit = {
  id: "description-present",
  kinds: allButApps,
  group: "title-and-description",
  topic: "Beschreibung vorhanden",
  passedTitle: "Die Seite hat eine Beschreibung für das Suchergebnis",
  source: sources.snippets,
  asksHead: true,
  judge({ fetched }, { meta, social }) {
    if (meta.description?.trim()) return passed();
    const leading = findLeadingPage(fetched.url);
    if (leading !== null) return notApplicable(skippedOnLeadingPages(leading));
    const isAbsent = meta.description === null;
    const expected = "eine Beschreibung in ganzen Sätzen";
    const shared = social.ogTags["og:description"]?.trim() ?? "";
    if (shared !== "") {
      return failed({
        title: "Eine Beschreibung gibt es nur für soziale Netze, nicht für die Suche",
        advice:
          "Für das Teilen in sozialen Netzen steht ein Text bereit (og:description). Google liest die Angabe „description“: Übernehmen Sie den Text dorthin.",
        evidence: [{ where: '<meta name="description">', value: isAbsent ? "fehlt" : "leer", expected }],
        snippet: `<meta name="description" content="${escaped(shared)}">`,
        absence: isAbsent,
      });
    }
    return failed({
      title: isAbsent
        ? "Die Seite hat keine Beschreibung für das Suchergebnis"
        : "Die Beschreibung der Seite ist leer",
      advice: "Schreiben Sie zwei Sätze: was Sie anbieten, wo, und wie man Sie erreicht.",
      evidence: [{ where: '<meta name="description">', value: isAbsent ? "fehlt" : "leer", expected }],
      snippet: `<meta name="description" content="${gap("was Sie anbieten und in welchem Ort")} ${gap("was Sie von anderen unterscheidet, und Ihre Telefonnummer")}">`,
      absence: isAbsent,
    });
  },
};

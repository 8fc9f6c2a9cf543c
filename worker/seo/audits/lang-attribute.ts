import type { Audit } from "../audit.ts";
import { isLanguageTag } from "../language.ts";
import { sources } from "../sources.ts";
import { failed, passed } from "../verdicts.ts";
import { quoted } from "../wording.ts";

export const langAttribute: Audit = {
  id: "lang-attribute",
  group: "content",
  topic: "Angabe der Sprache",
  passedTitle: "Die Seite nennt ihre Sprache",
  source: sources.pageLanguage,
  judge({ html }) {
    const lang = html.lang?.trim() ?? "";
    const where = "<html lang>";
    if (lang === "" || !isLanguageTag(lang)) {
      return failed({
        title:
          lang === ""
            ? "Die Seite nennt ihre Sprache nicht"
            : `Die Sprachangabe ${quoted(lang)} ist ungültig`,
        advice: `${lang === "" ? "Ergänzen" : "Berichtigen"} Sie die Angabe am html-Element, gleich nach dem Dokumenttyp: <html lang="de">.`,
        evidence: [{ where, value: lang === "" ? "fehlt" : lang, expected: 'lang="de"' }],
        snippet: '<html lang="de">',
      });
    }
    return passed(`Die Seite nennt ihre Sprache (${lang})`);
  },
};

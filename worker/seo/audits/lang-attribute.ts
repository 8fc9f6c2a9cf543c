import type { Audit } from "../audit.ts";
import { declaredLanguage, languageSample, stopWordHits } from "../language.ts";
import { sources } from "../sources.ts";
import { failed, passed, warning } from "../verdicts.ts";
import { germanNumber, quoted } from "../wording.ts";

/** BCP 47: a language of two or three letters, then subtags. */
const wellFormed = /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i;
/** So many more stop words of the other language must there be before the declared one is doubted. */
const clearLead = 10;
const clearHits = 20;

const names = { de: "deutsch", en: "englisch" };

export const langAttribute: Audit = {
  id: "lang-attribute",
  group: "content",
  topic: "Angabe der Sprache",
  passedTitle: "Die Seite nennt ihre Sprache",
  source: sources.pageLanguage,
  judge({ html }, { content }) {
    const lang = html.lang?.trim() ?? "";
    const where = "<html lang>";
    if (lang === "" || !wellFormed.test(lang)) {
      return failed({
        title:
          lang === ""
            ? "Die Seite nennt ihre Sprache nicht"
            : `Die Sprachangabe ${quoted(lang)} ist ungültig`,
        advice:
          'Vorleseprogramme wählen nach dieser Angabe die Aussprache, Browser die Übersetzung. Schreiben Sie in die erste Zeile <html lang="de">.',
        evidence: [{ where, value: lang === "" ? "fehlt" : lang, expected: 'lang="de"' }],
      });
    }
    const declared = declaredLanguage(lang);
    if (declared === null || content.wordCount === 0) return passed(`Die Seite nennt ihre Sprache (${lang})`);
    const hits = stopWordHits(languageSample(html.text.text));
    const other = declared === "de" ? "en" : "de";
    const wrong = hits[other] >= clearHits && hits[other] > hits[declared] * clearLead;
    if (!wrong) return passed(`Die Seite nennt ihre Sprache (${lang})`);
    return warning({
      title: `Die Seite gibt sich als ${names[declared]} aus, der Text ist ${names[other]}`,
      advice: `Ein Vorleseprogramm liest den Text dann mit falscher Aussprache. Setzen Sie lang="${other}".`,
      evidence: [
        {
          where,
          value: `lang="${lang}", im Text ${germanNumber(hits[other])} ${names[other]}e Funktionswörter und ${germanNumber(hits[declared])} ${names[declared]}e`,
          expected: `lang="${other}"`,
        },
      ],
    });
  },
};

import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed, unchecked } from "../../engine/verdicts.ts";
import { germanNumber, quoted } from "../../engine/wording.ts";
import {
  clearLead,
  clearShare,
  countStopWords,
  isCloseToGerman,
  isLanguageTag,
  type Language,
  minWordsForLanguage,
  parseLanguage,
  sampleWords,
} from "../../text/language.ts";

/** Characters; the opening of a text reveals its language as well as the whole. */
const sampleLength = 15_000;

const names: Record<Language, string> = { de: "deutsch", en: "englisch" };
const nounsAfterIm: Record<Language, string> = { de: "Deutschen", en: "Englischen" };

export const langMatches: Audit = {
  id: "lang-matches",
  group: "content",
  topic: "Sprache des Textes",
  passedTitle: "Der Text ist in der angegebenen Sprache geschrieben",
  source: sources.pageLanguage,
  judge({ html }) {
    const lang = html.lang?.trim() ?? "";
    if (!isLanguageTag(lang) && parseLanguage(lang) === null) {
      return notApplicable("Die Seite nennt keine Sprache, mit der sich der Text vergleichen lässt");
    }
    const table = sampleWords(html.text.text.slice(0, sampleLength));
    if (table.total < minWordsForLanguage) {
      return unchecked(`Um die Sprache zu erkennen, braucht es mindestens ${minWordsForLanguage} Wörter.`);
    }
    const hits = countStopWords(table);
    const read: Language = hits.en > hits.de ? "en" : "de";
    const declared = parseLanguage(lang);
    const isClear = hits[read] >= table.total * clearShare;
    if (declared === read && hits[read] > 0) return passed();
    if (!isClear || isCloseToGerman(lang)) {
      return unchecked("Der Text lässt sich keiner Sprache sicher zuordnen.");
    }
    if (declared !== null && hits[read] <= hits[declared] * clearLead) {
      return unchecked("Der Text mischt Deutsch und Englisch.");
    }
    return failed({
      title: `Angegeben ist die Sprache ${quoted(lang, 20)}, der Text ist ${names[read]}`,
      advice: `Setzen Sie lang="${read}". Browser bieten dann auch keine Übersetzung mehr an, die niemand braucht.`,
      evidence: [
        {
          where: "<html lang>",
          value: `lang="${lang}", im Text ${germanNumber(hits[read])} von ${germanNumber(table.total)} Wörtern, die nur im ${nounsAfterIm[read]} gebräuchlich sind`,
          expected: `lang="${read}"`,
        },
      ],
      snippet: `<html lang="${read}">`,
    });
  },
};

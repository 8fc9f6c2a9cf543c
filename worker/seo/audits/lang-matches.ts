import type { Audit } from "../audit.ts";
import { declaredLanguage, isLanguageTag, type Language, languageSample, stopWordHits } from "../language.ts";
import { sources } from "../sources.ts";
import { failed, notApplicable, passed, unchecked } from "../verdicts.ts";
import { germanNumber, quoted } from "../wording.ts";

/** Words; in fewer, names and trade terms weigh more than grammar. */
const fewestWords = 60;
/** Characters; the opening of a text tells its language as well as the whole. */
const sampleLength = 15_000;
/** So many more function words of the other language must there be before the declared one is doubted. */
const clearLead = 10;
/** Share of function words that only this language has: prose has 30 %, Dutch has 8 % German ones. */
const clearShare = 0.15;

const names: Record<Language, string> = { de: "deutsch", en: "englisch" };
const nounsAfterIm: Record<Language, string> = { de: "Deutschen", en: "Englischen" };
/** Written much like German, so that German function words prove nothing. */
const closeToGerman = new Set(["nds", "gsw", "bar", "lb", "ksh", "pfl", "swg", "pdt", "frr", "stq", "yi"]);

export const langMatches: Audit = {
  id: "lang-matches",
  group: "content",
  topic: "Sprache des Textes",
  passedTitle: "Der Text ist in der angegebenen Sprache geschrieben",
  source: sources.pageLanguage,
  judge({ html }) {
    const lang = html.lang?.trim() ?? "";
    if (!isLanguageTag(lang) && declaredLanguage(lang) === null) {
      return notApplicable("Die Seite nennt keine Sprache, mit der sich der Text vergleichen lässt");
    }
    const table = languageSample(html.text.text.slice(0, sampleLength));
    if (table.total < fewestWords) {
      return unchecked(`Um die Sprache zu erkennen, braucht es mindestens ${fewestWords} Wörter.`);
    }
    const hits = stopWordHits(table);
    const read: Language = hits.en > hits.de ? "en" : "de";
    const declared = declaredLanguage(lang);
    const isClear = hits[read] >= table.total * clearShare;
    if (declared === read && hits[read] > 0) return passed();
    if (!isClear || closeToGerman.has(lang.toLowerCase().split(/[-_]/)[0] ?? "")) {
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

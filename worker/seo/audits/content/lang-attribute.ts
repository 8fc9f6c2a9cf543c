import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { failed, passed } from "../../engine/verdicts.ts";
import { quoted } from "../../engine/wording.ts";
import { isLanguageTag } from "../../text/language.ts";

export const langAttribute: Audit = {
  id: "lang-attribute",
  group: "content",
  topic: "Angabe der Sprache",
  passedTitle: "Die Seite nennt ihre Sprache",
  source: sources.pageLanguage,
  judge({ html }) {
    const lang = html.lang?.trim() ?? "";
    if (isLanguageTag(lang)) return passed(`Die Seite nennt ihre Sprache (${lang})`);
    return failed({
      title:
        lang === "" ? "Die Seite nennt ihre Sprache nicht" : `Die Sprachangabe ${quoted(lang)} ist ungültig`,
      advice: 'Ganz oben im Code steht <html …>. Dort gehört lang="de" hinein.',
      evidence: [{ where: "<html lang>", value: lang || "fehlt", expected: 'lang="de"' }],
      snippet: '<html lang="de">',
    });
  },
};

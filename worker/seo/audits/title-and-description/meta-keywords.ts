import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { passed } from "../../engine/verdicts.ts";
import { quoted } from "../../engine/wording.ts";

/** Informs only: the element does neither good nor harm. */
export const metaKeywords: Audit = {
  id: "meta-keywords",
  group: "title-and-description",
  topic: "Stichwörter im Kopf der Seite (meta keywords)",
  passedTitle: "Die Seite kommt ohne meta keywords aus",
  source: sources.metaKeywords,
  judge(_facts, { meta }) {
    const keywords = meta.keywords?.trim() ?? "";
    if (keywords === "") return passed();
    return {
      ...passed("Die Seite nennt meta keywords; Google beachtet sie seit 2009 nicht"),
      advice:
        "Die Zeile schadet nicht und hilft nicht, zeigt Mitbewerbern aber Ihre Suchwörter. Die Pflege können Sie sich sparen: Was gefunden werden soll, gehört in Titel, Überschriften und Text.",
      evidence: [{ where: '<meta name="keywords">', value: quoted(keywords, 120), expected: "nicht nötig" }],
    };
  },
};

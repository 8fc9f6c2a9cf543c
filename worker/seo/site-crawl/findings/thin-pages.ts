import { counted } from "../../../german/sentences.ts";
import { sources } from "../../engine/sources.ts";
import { countOfTotal } from "../../engine/wording.ts";
import { isLaterPart } from "../page-address.ts";
import type { SiteAudit } from "../site-view.ts";

/** Words, as in the audit word-amount: below these there is hardly anything a search could match. */
const THIN = 100;
/** Pages whose task is not text. */
const SHORT_BY_NATURE =
  /(?:kontakt|contact|anfahrt|danke|bestaetigung|newsletter|galerie|gallery|sitemap|links)/i;

export const thinPages: SiteAudit = {
  id: "thin-pages",
  source: sources.starterGuide,
  judge(view) {
    const pages = view.judged.filter(
      ({ url, isOffered, isLegal, isWhole }) =>
        isOffered && !isLegal && isWhole && !isLaterPart(url) && !SHORT_BY_NATURE.test(new URL(url).pathname),
    );
    const thin = pages.filter(({ words }) => words < THIN);
    if (pages.length === 0)
      return { status: "notApplicable", title: "Keine der gelesenen Seiten soll mit Text gefunden werden" };
    if (thin.length === 0)
      return {
        status: "passed",
        title: `${pages.length === 1 ? "Die verglichene Seite hat" : `Alle ${pages.length} verglichenen Seiten haben`} mindestens ${THIN} Wörter Text`,
      };
    return {
      status: "warning",
      title: `${countOfTotal(thin.length, pages.length, ["Die Seite", "Seiten"], ["hat", "haben"])} weniger als ${THIN} Wörter Text`,
      advice:
        "Eine Mindestlänge verlangt Google nicht. Mit so wenig Text fehlen aber die Wörter, nach denen Kunden suchen. Ergänzen Sie Leistungen, Ablauf, Orte und Preise oder legen Sie zwei Seiten zusammen. Text, der erst durch JavaScript entsteht, zählt hier nicht mit.",
      evidence: thin.map(({ url, words }) => ({
        where: url,
        value: counted(words, "Wort", "Wörter"),
        expected: `ab ${THIN} Wörtern`,
      })),
    };
  },
};

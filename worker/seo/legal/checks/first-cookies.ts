import { counted } from "#worker/german/sentences.ts";
import { law } from "../../../law/law-sources.ts";
import { failed, noAnswerReason, passed, unchecked } from "../../engine/verdicts.ts";
import { listFirstFew } from "../../engine/wording.ts";
import { classifyCookie, getServerTime, listCookieNames } from "../../page/cookies.ts";
import type { LegalCheck } from "../legal-check.ts";

export const firstCookies: LegalCheck = {
  id: "first-cookies",
  topic: "Cookies mit der ersten Antwort",
  passedTitle: "Der Server setzt beim ersten Aufruf keine Cookies",
  source: law.cookies,
  judge({ fetched }) {
    if (fetched.noAnswer) return unchecked(noAnswerReason);
    const names = listCookieNames(fetched.setCookies, getServerTime(fetched.headers));
    const { tracking = [], unknown = [] } = Object.groupBy(names, classifyCookie);
    if (tracking.length > 0) {
      const value = listFirstFew(tracking, 8, 40);
      return failed({
        title: `Der Server setzt beim ersten Aufruf ${counted(tracking.length, "Cookie", "Cookies")} zum Zählen oder Werben`,
        advice:
          "Solche Cookies dürfen erst gesetzt werden, wenn der Besucher zugestimmt hat. Stellen Sie den Dienst so ein, dass er vorher nichts speichert.",
        evidence: [{ where: "Kopfzeile Set-Cookie", value, expected: "erst nach der Einwilligung" }],
      });
    }
    if (unknown.length > 0) {
      return unchecked(
        `Der Server setzt beim ersten Aufruf ${counted(unknown.length, "Cookie", "Cookies")}, deren Zweck der Check nicht kennt: ${listFirstFew(unknown, 8, 40)}. Ohne Einwilligung erlaubt sind nur unbedingt nötige.`,
      );
    }
    if (names.length === 0) return passed();
    return passed(
      `Der Server setzt beim ersten Aufruf nur technisch nötige Cookies: ${listFirstFew(names, 8, 40)}`,
    );
  },
};

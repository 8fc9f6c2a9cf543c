import { counted } from "../../german/sentences.ts";
import { cookieNames, cookiePurpose } from "../cookie-names.ts";
import { law } from "../law-sources.ts";
import { type LegalCheck, lookedAt } from "../legal-check.ts";
import { answerTime } from "../set-cookie.ts";
import { failed, passed, unchecked } from "../verdicts.ts";
import { someOf } from "../wording.ts";

export const firstCookies: LegalCheck = {
  id: "first-cookies",
  topic: "Cookies mit der ersten Antwort",
  passedTitle: "Der Server setzt beim ersten Aufruf keine Cookies",
  source: law.cookies,
  asOf: lookedAt,
  judge({ fetched }) {
    if (fetched.url.startsWith("file:"))
      return unchecked("Gelesen wurde eine Datei, kein Server hat geantwortet.");
    const names = cookieNames(fetched.setCookies, answerTime(fetched.headers));
    const of = (purpose: string) => names.filter((name) => cookiePurpose(name) === purpose);
    const tracking = of("tracking");
    if (tracking.length > 0) {
      return failed({
        title: `Der Server setzt beim ersten Aufruf ${counted(tracking.length, "Cookie", "Cookies")} zum Zählen oder Werben`,
        advice:
          "Solche Cookies dürfen erst gesetzt werden, wenn der Besucher zugestimmt hat. Stellen Sie den Dienst so ein, dass er vorher nichts speichert.",
        evidence: [
          {
            where: "Kopfzeile Set-Cookie",
            value: someOf(tracking, 8, 40),
            expected: "erst nach der Einwilligung",
          },
        ],
      });
    }
    const unknown = of("unknown");
    if (unknown.length > 0) {
      return unchecked(
        `Der Server setzt beim ersten Aufruf ${counted(unknown.length, "Cookie", "Cookies")}, deren Zweck der Check nicht kennt: ${someOf(unknown, 8, 40)}. Ohne Einwilligung erlaubt sind nur unbedingt nötige.`,
      );
    }
    if (names.length > 0) {
      return passed(
        `Der Server setzt beim ersten Aufruf nur technisch nötige Cookies: ${someOf(names, 8, 40)}`,
      );
    }
    return passed();
  },
};

import { counted } from "#worker/german/sentences.ts";
import { warning } from "../../engine/verdicts.ts";
import { judgeWay } from "../judge-way.ts";
import type { LegalCheck } from "../legal-check.ts";
import { privacyPage } from "../legal-pages.ts";

export const privacyLink: LegalCheck = {
  id: "privacy-link",
  topic: "Link zur Datenschutzerklärung",
  passedTitle: "Die Seite führt zur Datenschutzerklärung",
  source: { title: "Art. 13 DSGVO", url: "https://eur-lex.europa.eu/eli/reg/2016/679/oj" },
  judge(facts) {
    return judgeWay(facts, privacyPage, () =>
      warning({
        title: "Auf dieser Seite heißt kein Link „Datenschutz“",
        advice:
          "Schon beim Aufruf verarbeitet der Server Daten Ihrer Besucher, darüber müssen Sie informieren. Üblich ist ein Link „Datenschutz“ im Fuß jeder Seite.",
        evidence: [
          {
            where: "Links der Seite",
            value: `${counted(facts.html.anchors.length, "Link", "Links")}, keiner mit „Datenschutz“ im Text oder Ziel`,
            expected: "ein Link „Datenschutz“",
          },
        ],
      }),
    );
  },
};

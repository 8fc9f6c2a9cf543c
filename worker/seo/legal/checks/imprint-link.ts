import { counted } from "#worker/german/sentences.ts";
import { law } from "../../../law/law-sources.ts";
import { warning } from "../../engine/verdicts.ts";
import { judgeWay } from "../judge-way.ts";
import type { LegalCheck } from "../legal-check.ts";
import { imprintPage } from "../legal-pages.ts";

export const imprintLink: LegalCheck = {
  id: "imprint-link",
  topic: "Link zum Impressum",
  passedTitle: "Die Seite führt zum Impressum",
  source: law.imprint,
  judge(facts) {
    const { imprint } = facts.side;
    if (imprint.state === "missing" && imprint.url !== null) {
      return warning({
        title: "Der Link zum Impressum führt zu keiner Seite",
        advice: "Das Impressum muss ständig verfügbar sein. Berichtigen Sie das Ziel des Links.",
        evidence: [{ where: "Link zum Impressum", value: imprint.url, expected: "eine Seite, die es gibt" }],
      });
    }
    return judgeWay(facts, imprintPage, () =>
      warning({
        title: "Auf dieser Seite heißt kein Link „Impressum“",
        advice:
          "Firmen müssen ein Impressum bereithalten, das leicht erkennbar und unmittelbar erreichbar ist. Üblich ist ein Link „Impressum“ im Fuß jeder Seite.",
        evidence: [
          {
            where: "Links der Seite",
            value: `${counted(facts.html.anchors.length, "Link", "Links")}, keiner mit „Impressum“ im Text oder Ziel`,
            expected: "ein Link „Impressum“",
          },
        ],
      }),
    );
  },
};

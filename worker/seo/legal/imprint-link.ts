import { counted } from "../../german/sentences.ts";
import { imprintWords } from "../imprint-page.ts";
import { law } from "../law-sources.ts";
import { type LegalCheck, lookedAt, reasonForDoubt } from "../legal-check.ts";
import { leadsTo } from "../legal-links.ts";
import { passed, unchecked, warning } from "../verdicts.ts";

export const imprintLink: LegalCheck = {
  id: "imprint-link",
  topic: "Link zum Impressum",
  passedTitle: "Die Seite führt zum Impressum",
  source: law.imprint,
  asOf: lookedAt,
  judge(facts) {
    const { imprint } = facts.side;
    if (imprint.state === "missing" && imprint.url !== null) {
      return warning({
        title: "Der Link zum Impressum führt zu keiner Seite",
        advice: "Das Impressum muss ständig verfügbar sein. Berichtigen Sie das Ziel des Links.",
        evidence: [{ where: "Link zum Impressum", value: imprint.url, expected: "eine Seite, die es gibt" }],
      });
    }
    if (leadsTo(facts, imprintWords)) return passed();
    const doubt = reasonForDoubt(facts);
    if (doubt !== null) return unchecked(doubt);
    return warning({
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
    });
  },
};

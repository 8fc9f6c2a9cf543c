import { type LegalCheck, reasonForDoubt } from "../legal-check.ts";
import { leadsTo } from "../legal-links.ts";
import { passed, unchecked, warning } from "../verdicts.ts";
import { counted } from "../wording.ts";

const imprint = {
  label: /impressum|imprint|anbieterkennzeichnung|legal notice/i,
  segment: /^(?:.*[-_])?(?:impressum|imprint|anbieterkennzeichnung|legal[-_]?notice)(?:[-_].*)?$/i,
  exact: /^(?:zum )?(?:impressum|imprint|anbieterkennzeichnung)$/i,
};

export const imprintLink: LegalCheck = {
  id: "imprint-link",
  topic: "Link zum Impressum",
  passedTitle: "Die Seite führt zum Impressum",
  source: {
    title: "§ 5 Digitale-Dienste-Gesetz (DDG)",
    url: "https://www.gesetze-im-internet.de/ddg/__5.html",
  },
  asOf: "2026-11-21",
  judge(facts) {
    if (leadsTo(facts, imprint)) return passed();
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

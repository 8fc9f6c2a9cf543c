import { counted } from "../../german/sentences.ts";
import { type LegalCheck, lookedAt, reasonForDoubt } from "../legal-check.ts";
import { leadsTo } from "../legal-links.ts";
import { passed, unchecked, warning } from "../verdicts.ts";

const privacy = {
  label: /datenschutz|privacy|dsgvo/i,
  segment:
    /^(?:.*[-_])?(?:datenschutz(?:erkl(?:ae|ä)rung|hinweise?|bestimmungen|information(?:en)?)?|privacy(?:[-_]?policy)?|dsgvo)$/i,
  exact: /^(?:zur )?(?:datenschutz(?:erklärung|hinweise|bestimmungen)?|privacy(?: policy)?)$/i,
};

export const privacyLink: LegalCheck = {
  id: "privacy-link",
  topic: "Link zur Datenschutzerklärung",
  passedTitle: "Die Seite führt zur Datenschutzerklärung",
  source: { title: "Art. 13 DSGVO", url: "https://eur-lex.europa.eu/eli/reg/2016/679/oj" },
  asOf: lookedAt,
  judge(facts) {
    if (leadsTo(facts, privacy)) return passed();
    const doubt = reasonForDoubt(facts);
    if (doubt !== null) return unchecked(doubt);
    return warning({
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
    });
  },
};

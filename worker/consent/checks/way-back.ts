import { law } from "../../law/law-sources.ts";
import { askBanner, type ConsentCheck, passed, unchecked } from "../consent-check.ts";

const TOPIC = "ob sich die Entscheidung ändern lässt";

export const wayBack: ConsentCheck = {
  id: "way-back",
  source: law.withdrawal,
  judge: askBanner(TOPIC, ({ accepted }) => {
    if (!accepted?.seen.isOperated) return unchecked(TOPIC, "Das Zustimmen konnte ich nicht bedienen.");
    const label = accepted.seen.wayBack;
    if (label !== null) return passed(`Zurück zur Entscheidung führt: „${label}“`);
    return {
      status: "warning",
      title: "Nach dem Zustimmen führt auf der Seite nichts zurück zur Entscheidung",
      advice:
        "Widerrufen muss so einfach sein wie zustimmen. Setzen Sie in die Fußzeile jeder Seite einen Link „Cookie-Einstellungen“, der den Banner wieder öffnet.",
      evidence: [
        {
          where: "Seite nach dem Zustimmen",
          value: "kein Link und kein Knopf",
          expected: "etwa „Cookie-Einstellungen“",
        },
      ],
    };
  }),
};

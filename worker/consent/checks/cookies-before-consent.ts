import { someNames } from "#content/report/consent-check.ts";
import { law } from "../../law/law-sources.ts";
import { type ConsentCheck, passed, unchecked } from "../consent-check.ts";
import { evidenceOf, keptForOthers, namesOf } from "../using.ts";

export const cookiesBeforeConsent: ConsentCheck = {
  id: "cookies-before-consent",
  source: law.cookies,
  judge({ untouched }) {
    if (untouched === null)
      return unchecked("Cookies vor der Einwilligung", "Die Seite ließ sich nicht lesen.");
    const uses = keptForOthers(untouched, true, "erst nach der Einwilligung");
    if (uses.length === 0)
      return passed("Vor der Einwilligung wird kein bekanntes Zähl- oder Werbe-Cookie gesetzt");
    return {
      status: "failed",
      title: `Vor der Einwilligung speichert: ${someNames(namesOf(uses))}`,
      advice:
        "Cookies zum Zählen und für Werbung brauchen vorher die Einwilligung, auch wenn die eigene Website sie setzt. Setzen Sie sie erst nach der Zustimmung.",
      evidence: evidenceOf(uses),
    };
  },
};

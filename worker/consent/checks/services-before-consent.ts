import { someNames } from "#content/report/consent-check.ts";
import { law } from "../../law/law-sources.ts";
import { type ConsentCheck, passed, unchecked } from "../consent-check.ts";
import { evidenceOf, namesOf, usedServices } from "../using.ts";

export const servicesBeforeConsent: ConsentCheck = {
  id: "services-before-consent",
  source: law.consent,
  judge({ untouched }) {
    if (untouched === null)
      return unchecked("Dienste vor der Einwilligung", "Die Seite ließ sich nicht lesen.");
    const uses = usedServices(untouched, ["before"], "erst nach der Einwilligung");
    if (uses.length === 0) return passed("Kein Zähl- oder Werbedienst lädt, bevor jemand zugestimmt hat");
    return {
      status: "failed",
      title: `Vor der Einwilligung lädt: ${someNames(namesOf(uses))}`,
      advice:
        "Solche Dienste dürfen erst laden, wenn der Besucher zugestimmt hat. Hängen Sie sie an das Einwilligungswerkzeug, oder verzichten Sie darauf.",
      evidence: evidenceOf(uses),
    };
  },
};

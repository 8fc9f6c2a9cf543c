import { law } from "../law-sources.ts";
import { type LegalCheck, lookedAt } from "../legal-check.ts";
import { consentToolOf, embeds, servicesIn, trackers } from "../third-parties.ts";
import { notApplicable, passed, unchecked } from "../verdicts.ts";

export const consentTool: LegalCheck = {
  id: "consent-tool",
  topic: "Einwilligungswerkzeug",
  passedTitle: "Ein Einwilligungswerkzeug ist eingebunden",
  source: law.consent,
  asOf: lookedAt,
  judge(facts) {
    const tool = consentToolOf(facts);
    if (tool !== null) return passed(`Ein Einwilligungswerkzeug ist eingebunden: ${tool}`);
    const services = [...servicesIn(facts, trackers), ...servicesIn(facts, embeds)];
    if (services.length > 0) return unchecked("Kein bekanntes Einwilligungswerkzeug steht im HTML.");
    return notApplicable("Im HTML ist kein Dienst zu erkennen, der ein Einwilligungswerkzeug nötig macht");
  },
};

import { law } from "../../../law/law-sources.ts";
import { notApplicable, passed, unchecked } from "../../engine/verdicts.ts";
import { detectConsentTool } from "../../technology/services/consent-tool.ts";
import { detectServices } from "../../technology/services/detect-services.ts";
import type { LegalCheck } from "../legal-check.ts";

export const consentTool: LegalCheck = {
  id: "consent-tool",
  topic: "Einwilligungswerkzeug",
  passedTitle: "Ein Einwilligungswerkzeug ist im HTML zu sehen",
  source: law.consent,
  judge(facts) {
    const tool = detectConsentTool(facts);
    if (tool !== null) {
      const title =
        tool.names.length === 0
          ? "Ein Einwilligungswerkzeug unbekannter Bauart ist im HTML zu sehen"
          : `Ein Einwilligungswerkzeug ist eingebunden: ${tool.names.join(", ")}`;
      const evidence = { where: "HTML", value: tool.at, expected: "fragt, bevor Dienste laden" };
      return { ...passed(title), evidence: [evidence] };
    }
    const needing = detectServices(facts).filter(
      ({ needsConsent, runs, service }) => needsConsent || (runs && service.purpose === "embed"),
    );
    if (needing.length > 0) return unchecked("Ein Einwilligungswerkzeug ist im HTML nicht zu sehen.");
    return notApplicable("Im HTML ist kein Dienst zu erkennen, der ein Einwilligungswerkzeug nötig macht");
  },
};

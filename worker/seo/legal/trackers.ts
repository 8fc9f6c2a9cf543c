import { law } from "../law-sources.ts";
import { type LegalCheck, lookedAt } from "../legal-check.ts";
import { judgeServices } from "../service-check.ts";
import { trackers as trackerSigns } from "../third-parties.ts";
import { failed } from "../verdicts.ts";

export const trackers: LegalCheck = {
  id: "trackers",
  topic: "Zähl- und Werbedienste vor der Einwilligung",
  passedTitle: "Im HTML steht kein bekannter Zähl- oder Werbedienst, der ohne Einwilligung lädt",
  source: law.consent,
  asOf: lookedAt,
  judge: (facts) =>
    judgeServices(facts, trackerSigns, {
      held: "solche Dienste",
      expected: "lädt erst nach der Einwilligung",
      complain: (names, evidence) =>
        failed({
          title: `Ohne erkennbare Einwilligung lädt: ${names}`,
          advice:
            "Wer Daten im Browser speichert oder ausliest, braucht vorher die Einwilligung des Besuchers, soweit es nicht unbedingt nötig ist. Laden Sie den Dienst erst nach der Zustimmung, oder verzichten Sie auf ihn.",
          evidence,
        }),
    }),
};

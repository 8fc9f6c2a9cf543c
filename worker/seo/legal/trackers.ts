import { law } from "../law-sources.ts";
import { type LegalCheck, lookedAt } from "../legal-check.ts";
import { consentToolOf, servicesIn, trackers as trackerSigns } from "../third-parties.ts";
import { evidenceOf, failed, passed, unchecked } from "../verdicts.ts";
import { shortened } from "../wording.ts";

export const trackers: LegalCheck = {
  id: "trackers",
  topic: "Zähl- und Werbedienste vor der Einwilligung",
  passedTitle: "Im HTML steht kein bekannter Zähl- oder Werbedienst, der ohne Einwilligung lädt",
  source: law.consent,
  asOf: lookedAt,
  judge(facts) {
    const found = servicesIn(facts, trackerSigns);
    if (found.length === 0) {
      return facts.fetched.truncated ? unchecked("Die Seite wurde nicht bis zum Ende gelesen.") : passed();
    }
    const names = found.map(({ name }) => name).join(", ");
    const tool = consentToolOf(facts);
    if (tool !== null) {
      return unchecked(
        `Im HTML steht ${names}. Das Einwilligungswerkzeug ${tool} kann solche Dienste zurückhalten; ob es das tut, zeigt erst der Browser.`,
      );
    }
    return failed({
      title: `Ohne erkennbare Einwilligung lädt: ${names}`,
      advice:
        "Wer Daten im Browser speichert oder ausliest, braucht vorher die Einwilligung des Besuchers, soweit es nicht unbedingt nötig ist. Laden Sie den Dienst erst nach der Zustimmung, oder verzichten Sie auf ihn.",
      evidence: evidenceOf(
        found.map(({ name, at }) => ({
          where: name,
          value: shortened(at, 120),
          expected: "lädt erst nach der Einwilligung",
        })),
        { where: "HTML", value: names, expected: "lädt erst nach der Einwilligung" },
      ),
    });
  },
};

import { someNames } from "#content/report/consent-check.ts";
import { law } from "../../law/law-sources.ts";
import { askBanner, type ConsentCheck, passed, unchecked } from "../consent-check.ts";
import { evidenceOf, keptForOthers, namesOf, usedServices } from "../using.ts";

const TOPIC = "was nach dem Ablehnen lädt";

export const useAfterRejection: ConsentCheck = {
  id: "use-after-rejection",
  source: law.consent,
  judge: askBanner(TOPIC, ({ rejected }) => {
    if (rejected === null) return unchecked(TOPIC, "Die Seite ließ sich nach dem Ablehnen nicht lesen.");
    if (!rejected.seen.isOperated) return unchecked(TOPIC, "Das Ablehnen konnte ich nicht bedienen.");
    const expected = "nach dem Ablehnen gar nicht";
    const managers = rejected.hosts
      .filter((one) => one.needsConsent && one.service?.purpose === "tag manager")
      .filter(({ phases }) => phases.has("after") || phases.has("again"))
      .map(({ host, service }) => ({
        name: service?.name ?? host,
        evidence: { where: "Anfrage des Browsers", value: `${host} (${service?.name ?? ""})`, expected },
      }));
    const uses = [
      ...usedServices(rejected, ["after", "again"], expected),
      ...managers,
      ...keptForOthers(rejected, false, expected),
    ];
    if (uses.length === 0) return passed("Nach dem Ablehnen lädt nichts, was eine Einwilligung braucht");
    return {
      status: "failed",
      title: `Nach dem Ablehnen nutzt die Seite: ${someNames(namesOf(uses))}`,
      advice:
        "Wer ablehnt, darf nicht erfasst werden, auch nicht beim nächsten Aufruf. Prüfen Sie im Einwilligungswerkzeug, ob der Dienst der richtigen Gruppe zugeordnet ist.",
      evidence: evidenceOf(uses),
    };
  }),
};

import { law } from "../../law/law-sources.ts";
import { type ConsentCheck, passed, unchecked } from "../consent-check.ts";

export const tagManagerBeforeConsent: ConsentCheck = {
  id: "tag-manager-before-consent",
  source: law.equalChoice,
  judge({ untouched }) {
    if (untouched === null)
      return unchecked("Tag-Manager vor der Einwilligung", "Die Seite ließ sich nicht lesen.");
    const managers = untouched.hosts.filter(
      ({ service, phases, needsConsent }) =>
        needsConsent && service?.purpose === "tag manager" && phases.has("before"),
    );
    const [first] = managers;
    if (first === undefined) return passed("Kein Tag-Manager lädt, bevor jemand zugestimmt hat");
    return {
      status: "failed",
      title: `Vor der Einwilligung lädt ein Tag-Manager: ${first.service?.name ?? first.host}`,
      advice:
        "Nach dem Urteil braucht schon der Tag-Manager selbst die Einwilligung, nicht erst das, was er nachlädt. Laden Sie ihn nach der Zustimmung.",
      evidence: managers.map(({ host, service }) => ({
        where: "Anfrage des Browsers",
        value: `${host} (${service?.name ?? ""})`,
        expected: "erst nach der Einwilligung",
      })),
    };
  },
};

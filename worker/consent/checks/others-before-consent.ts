import { law } from "../../law/law-sources.ts";
import { isTracker } from "../../third-parties/service.ts";
import { type ConsentCheck, passed, unchecked } from "../consent-check.ts";

const MAX_EVIDENCE = 10;

export const othersBeforeConsent: ConsentCheck = {
  id: "others-before-consent",
  source: law.embeds,
  judge({ untouched }) {
    if (untouched === null) return unchecked("fremde Server beim Aufruf", "Die Seite ließ sich nicht lesen.");
    const others = untouched.hosts.filter(
      ({ service, phases }) =>
        phases.has("before") && !(service && (isTracker(service) || service.purpose === "consent")),
    );
    const hosts = new Map(others.map(({ host, service }) => [host, service?.name ?? null]));
    if (hosts.size === 0) return passed("Beim Aufruf wird sonst kein fremder Server gefragt");
    return {
      status: "warning",
      title:
        hosts.size === 1
          ? "Beim Aufruf erfährt noch ein fremder Server die IP-Adresse des Besuchers"
          : `Beim Aufruf erfahren noch ${hosts.size} fremde Server die IP-Adresse des Besuchers`,
      advice:
        "Schriften, Skripte und Bilder liegen besser auf dem eigenen Server. Karten und Videos laden Sie erst, wenn der Besucher sie anklickt.",
      evidence: [...hosts].slice(0, MAX_EVIDENCE).map(([host, name]) => ({
        where: "Anfrage des Browsers",
        value: name === null ? host : `${host} (${name})`,
        expected: "vom eigenen Server, oder erst nach einem Klick",
      })),
    };
  },
};

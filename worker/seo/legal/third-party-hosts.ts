import { law } from "../law-sources.ts";
import { type LegalCheck, lookedAt } from "../legal-check.ts";
import { otherForeignHosts } from "../third-parties.ts";
import { passed, unchecked, warning } from "../verdicts.ts";
import { germanNumber, someOf } from "../wording.ts";

export const thirdPartyHosts: LegalCheck = {
  id: "third-party-hosts",
  topic: "Fremde Server",
  passedTitle: "Das HTML selbst lädt nichts von weiteren fremden Servern",
  source: law.embeds,
  asOf: lookedAt,
  judge(facts) {
    const hosts = otherForeignHosts(facts);
    if (hosts.length === 0) {
      return facts.fetched.truncated ? unchecked("Die Seite wurde nicht bis zum Ende gelesen.") : passed();
    }
    return warning({
      title:
        hosts.length === 1
          ? "Beim Aufruf erfährt ein fremder Server die IP-Adresse Ihrer Besucher"
          : `Beim Aufruf erfahren ${germanNumber(hosts.length)} fremde Server die IP-Adresse Ihrer Besucher`,
      advice:
        "Für jede Datei von einem fremden Server übermittelt der Browser die IP-Adresse. Prüfen Sie, ob Sie den Dienst brauchen und ob er in Ihrer Datenschutzerklärung steht. Schriften, Skripte und Bilder können Sie meist vom eigenen Server ausliefern.",
      evidence: [
        {
          where: "Skripte, Bilder und Stylesheets im HTML",
          value: someOf(hosts, 8),
          expected: "nur der eigene Server",
        },
      ],
    });
  },
};

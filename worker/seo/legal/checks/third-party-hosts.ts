import { law } from "../../../law/law-sources.ts";
import { passed, unchecked, warning } from "../../engine/verdicts.ts";
import { germanNumber, listFirstFew } from "../../engine/wording.ts";
import { unreadReason } from "../../html/unread-reason.ts";
import { listForeignHosts } from "../../technology/services/foreign-hosts.ts";
import type { LegalCheck } from "../legal-check.ts";

export const thirdPartyHosts: LegalCheck = {
  id: "third-party-hosts",
  topic: "Fremde Server",
  passedTitle: "Weitere fremde Server sind im HTML nicht zu sehen",
  source: law.embeds,
  judge(facts, { technology }) {
    const hosts = listForeignHosts(facts, technology.framework).map(({ host, service }) =>
      service === null ? host : `${host} (${service})`,
    );
    if (hosts.length === 0) {
      const unread = unreadReason(facts);
      return unread === null ? passed() : unchecked(unread);
    }
    const expected = "nur der eigene Server";
    return warning({
      title:
        hosts.length === 1
          ? "Beim Aufruf erfährt ein fremder Server die IP-Adresse Ihrer Besucher"
          : `Beim Aufruf erfahren ${germanNumber(hosts.length)} fremde Server die IP-Adresse Ihrer Besucher`,
      advice:
        "Für jede Datei von einem fremden Server übermittelt der Browser die IP-Adresse. Prüfen Sie, ob Sie den Dienst brauchen und ob er in Ihrer Datenschutzerklärung steht. Schriften, Skripte und Bilder können Sie meist vom eigenen Server ausliefern.",
      evidence: [
        { where: "Skripte, Bilder und Stylesheets im HTML", value: listFirstFew(hosts, 8), expected },
      ],
    });
  },
};

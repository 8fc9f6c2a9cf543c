import { law } from "../law-sources.ts";
import { type LegalCheck, lookedAt } from "../legal-check.ts";
import { judgeServices } from "../service-check.ts";
import { embeds } from "../third-parties.ts";
import { warning } from "../verdicts.ts";

export const embeddedContent: LegalCheck = {
  id: "embedded-content",
  topic: "Eingebettete Karten und Videos",
  passedTitle: "Im HTML lädt keine bekannte Karte und kein bekanntes Video ohne Zustimmung",
  source: law.embeds,
  asOf: lookedAt,
  judge: (facts) =>
    judgeServices(facts, embeds, {
      held: "den Inhalt",
      expected: "lädt nach einem Klick",
      complain: (names, evidence) =>
        warning({
          title: `Inhalte von ${names} laden, sobald die Seite sich öffnet`,
          advice:
            "Der Browser übermittelt dabei die IP-Adresse Ihrer Besucher an den Anbieter, bevor jemand zugestimmt hat. Zeigen Sie zuerst ein Bild und laden Sie den Inhalt nach einem Klick, oder setzen Sie einen Link.",
          evidence,
        }),
    }),
};

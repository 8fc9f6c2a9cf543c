import { law } from "../law-sources.ts";
import { type LegalCheck, lookedAt } from "../legal-check.ts";
import { consentToolOf, embeds, servicesIn } from "../third-parties.ts";
import { evidenceOf, passed, unchecked, warning } from "../verdicts.ts";
import { shortened } from "../wording.ts";

export const embeddedContent: LegalCheck = {
  id: "embedded-content",
  topic: "Eingebettete Karten und Videos",
  passedTitle: "Im HTML lädt keine bekannte Karte und kein bekanntes Video ohne Zustimmung",
  source: law.embeds,
  asOf: lookedAt,
  judge(facts) {
    const found = servicesIn(facts, embeds);
    if (found.length === 0) {
      return facts.fetched.truncated ? unchecked("Die Seite wurde nicht bis zum Ende gelesen.") : passed();
    }
    const names = found.map(({ name }) => name).join(", ");
    const tool = consentToolOf(facts);
    if (tool !== null) {
      return unchecked(
        `Im HTML steht ${names}. Das Einwilligungswerkzeug ${tool} kann den Inhalt zurückhalten; ob es das tut, zeigt erst der Browser.`,
      );
    }
    return warning({
      title: `Inhalte von ${names} laden, sobald die Seite sich öffnet`,
      advice:
        "Der Browser übermittelt dabei die IP-Adresse Ihrer Besucher an den Anbieter, bevor jemand zugestimmt hat. Zeigen Sie zuerst ein Bild und laden Sie den Inhalt nach einem Klick, oder setzen Sie einen Link.",
      evidence: evidenceOf(
        found.map(({ name, at }) => ({
          where: name,
          value: shortened(at, 120),
          expected: "lädt nach einem Klick",
        })),
        { where: "HTML", value: names, expected: "lädt nach einem Klick" },
      ),
    });
  },
};

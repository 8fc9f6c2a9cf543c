import { counted } from "../../german/sentences.ts";
import type { Audit } from "../audit.ts";
import { isNameless } from "../link-figures.ts";
import type { AnchorFact } from "../page-facts.ts";
import { escapedAddress } from "../snippets.ts";
import { sources } from "../sources.ts";
import { failed, notApplicable, passed } from "../verdicts.ts";
import { someOf } from "../wording.ts";

export const linkNames: Audit = {
  id: "link-names",
  group: "images-and-links",
  topic: "Links mit Namen",
  passedTitle: "Jeder Link hat einen Namen",
  source: sources.linkPurpose,
  judge({ html }) {
    if (html.anchors.length === 0) return notApplicable("Die Seite hat keine Links");
    const nameless = html.anchors.filter(lacksName).map(({ href }) => href);
    const [first] = nameless;
    if (first === undefined) return passed();
    const address = escapedAddress(first, "/leistungen");
    return failed({
      title: `${counted(nameless.length, "Link hat", "Links haben")} weder Text noch Alternativtext`,
      advice:
        "Ein Vorleseprogramm nennt dann nur die Adresse. Geben Sie dem Bild im Link einen Alternativtext oder dem Link ein aria-label.",
      evidence: [
        {
          where: "Links ohne Namen",
          value: someOf(nameless),
          expected: "Text, Alternativtext oder aria-label",
        },
      ],
      share: 1 - nameless.length / html.anchors.length,
      snippet: `<a href="${address}" aria-label="Wohin der Link führt">…</a>`,
    });
  },
};

/** An image without any alt is the audit image-alt: with it the link gets its name. */
function lacksName(anchor: AnchorFact): boolean {
  return isNameless(anchor) && anchor.imageWithoutAlt !== true;
}

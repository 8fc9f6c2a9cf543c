import type { Audit } from "../audit.ts";
import { isNameless } from "../link-figures.ts";
import { escapedAddress } from "../snippets.ts";
import { sources } from "../sources.ts";
import { failed, notApplicable, passed } from "../verdicts.ts";
import { counted, someOf } from "../wording.ts";

export const linkNames: Audit = {
  id: "link-names",
  group: "images-and-links",
  topic: "Links mit Namen",
  passedTitle: "Jeder Link hat einen Namen",
  source: sources.linkPurpose,
  judge({ html }, { links }) {
    if (html.anchors.length === 0) return notApplicable("Die Seite hat keine Links");
    if (links.withoutText === 0) return passed();
    const nameless = html.anchors.filter(isNameless).map(({ href }) => href);
    const address = escapedAddress(nameless[0] ?? "/", "/leistungen");
    return failed({
      title: `${counted(links.withoutText, "Link hat", "Links haben")} weder Text noch Alternativtext`,
      advice:
        "Ein Vorleseprogramm nennt dann nur die Adresse. Geben Sie dem Bild im Link einen Alternativtext oder dem Link ein aria-label.",
      evidence: [
        {
          where: "Links ohne Namen",
          value: someOf(nameless),
          expected: "Text, Alternativtext oder aria-label",
        },
      ],
      share: 1 - links.withoutText / html.anchors.length,
      snippet: `<a href="${address}" aria-label="Wohin der Link führt">…</a>`,
    });
  },
};

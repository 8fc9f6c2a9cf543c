import { counted } from "#worker/german/sentences.ts";
import type { Audit } from "../../engine/audit.ts";
import { escapedAddress, gap } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed } from "../../engine/verdicts.ts";
import { listFirstFew } from "../../engine/wording.ts";
import { isNameless } from "../../page/link-figures.ts";

export const linkNames: Audit = {
  id: "link-names",
  group: "images-and-links",
  topic: "Links mit Namen",
  passedTitle: "Jeder Link hat einen Namen",
  source: sources.linkPurpose,
  judge({ html }) {
    if (html.anchors.length === 0) return notApplicable("Die Seite hat keine Links");
    // An image without any alt is reported by image-alt: fixing that names the link.
    const nameless = html.anchors
      .filter((anchor) => isNameless(anchor) && anchor.imageWithoutAlt !== true)
      .map(({ href }) => href);
    const [first] = nameless;
    if (first === undefined) return passed();
    const address = escapedAddress(first);
    const value = listFirstFew(nameless);
    return failed({
      title: `${counted(nameless.length, "Link hat", "Links haben")} weder Text noch Alternativtext`,
      advice:
        "Ein Vorleseprogramm nennt dann nur die Adresse. Geben Sie dem Bild im Link einen Alternativtext oder dem Link ein aria-label.",
      evidence: [{ where: "Links ohne Namen", value, expected: "Text, Alternativtext oder aria-label" }],
      share: 1 - nameless.length / html.anchors.length,
      snippet: `<a href="${address}" aria-label="${gap("wohin der Link führt")}">…</a>`,
    });
  },
};

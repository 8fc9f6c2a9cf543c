import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed } from "../../engine/verdicts.ts";
import { countOfTotal, listFirstFew } from "../../engine/wording.ts";
import { describeImage } from "../../page/image-address.ts";
import { altGap, buildImageSnippet } from "../../page/image-snippet.ts";

export const imageAlt: Audit = {
  id: "image-alt",
  group: "images-and-links",
  topic: "Alternativtexte der Bilder",
  passedTitle: "Alle Bilder haben einen Alternativtext",
  source: sources.altTexts,
  judge({ html }, { images }) {
    if (images.total === 0) return notApplicable("Die Seite hat keine Bilder");
    const lacking = html.images.filter(({ alt }) => alt === null);
    const [first] = lacking;
    if (first === undefined) return passed();
    const value = listFirstFew(
      lacking.map((image) => describeImage(image, html.text.text)),
      3,
      90,
    );
    return failed({
      title: `${countOfTotal(images.withoutAlt, images.total, ["Das Bild der Seite", "Bildern"], ["hat", "haben"])} keinen Alternativtext`,
      advice: 'Beschreiben Sie jedes Bild in wenigen Worten; Schmuckbilder bekommen ein leeres alt="".',
      evidence: [{ where: "Bilder ohne alt", value, expected: "ein alt-Attribut an jedem Bild" }],
      share: 1 - images.withoutAlt / images.total,
      snippet: buildImageSnippet(first, { alt: altGap }),
    });
  },
};

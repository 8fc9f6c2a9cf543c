import type { Audit } from "../audit.ts";
import { nameOfImage } from "../image-figures.ts";
import { altToWrite, imageSnippet } from "../image-snippet.ts";
import { sources } from "../sources.ts";
import { failed, notApplicable, passed } from "../verdicts.ts";
import { partOf, someOf } from "../wording.ts";

export const imageAlt: Audit = {
  id: "image-alt",
  group: "images-and-links",
  topic: "Alternativtexte der Bilder",
  passedTitle: "Alle Bilder haben einen Alternativtext",
  source: sources.altTexts,
  judge({ html }, { images }) {
    if (images.total === 0) return notApplicable("Die Seite hat keine Bilder");
    if (images.withoutAlt === 0) return passed();
    const lacking = html.images.filter(({ alt }) => alt === null);
    const [first] = lacking;
    return failed({
      title: `${partOf(images.withoutAlt, images.total, ["Das Bild der Seite", "Bildern"], ["hat", "haben"])} keinen Alternativtext`,
      advice: 'Beschreiben Sie jedes Bild in wenigen Worten; Schmuckbilder bekommen ein leeres alt="".',
      evidence: [
        {
          where: "Bilder ohne alt",
          value: someOf(lacking.map(nameOfImage)),
          expected: "ein alt-Attribut an jedem Bild",
        },
      ],
      share: 1 - images.withoutAlt / images.total,
      ...(first === undefined ? {} : { snippet: imageSnippet(first, { alt: altToWrite }) }),
    });
  },
};

import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { notApplicable, passed, warning } from "../../engine/verdicts.ts";
import { readRobotsDirectives } from "../../robots/robots-directives.ts";

export const imagePreview: Audit = {
  id: "image-preview",
  group: "structured-data",
  topic: "Große Vorschaubilder in der Suche",
  passedTitle: "Google darf große Vorschaubilder zeigen",
  source: sources.imagePreview,
  kinds: ["article", "product"],
  judge(facts) {
    const directives = readRobotsDirectives(facts);
    if (directives.some(({ noindex }) => noindex))
      return notApplicable("Die Seite hält sich aus der Suche heraus");
    const sizes = directives.flatMap(
      ({ value }) => /max-image-preview\s*:\s*(none|standard|large)/i.exec(value)?.[1] ?? [],
    );
    if (sizes.some((size) => size.toLowerCase() === "large")) return passed();
    const [size] = sizes;
    return warning({
      title:
        size === undefined
          ? "Google darf nur kleine Vorschaubilder zeigen"
          : `Vorschaubilder sind auf „${size}“ begrenzt`,
      advice:
        "Mit einer Angabe im Kopf der Seite darf Google das Bild groß zeigen, auch in Discover. In WordPress setzen die SEO-Plugins sie von selbst.",
      evidence: [
        {
          where: '<meta name="robots">',
          value: size === undefined ? "keine Angabe" : `max-image-preview:${size}`,
          expected: "max-image-preview:large",
        },
      ],
      snippet: '<meta name="robots" content="index, follow, max-image-preview:large">',
      share: 0,
      absence: size === undefined,
    });
  },
};

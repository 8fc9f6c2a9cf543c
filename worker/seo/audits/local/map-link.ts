import { collectContacts } from "../../business/contact-data.ts";
import { askedElsewhere, isInnerPage } from "../../business/contact-page.ts";
import { isLegalPage, skippedOnLegalPages } from "../../business/imprint-page.ts";
import { formatAddress } from "../../business/postal-address.ts";
import type { Audit } from "../../engine/audit.ts";
import { escaped } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { notApplicable, passed, warning } from "../../engine/verdicts.ts";
import type { PageFacts } from "../../html/page-facts.ts";
import { getBaseUrl, resolveUrl } from "../../page/urls.ts";
import { isEmpty } from "../../structured-data/structured-data-rules.ts";

const mapAddress =
  /^https?:\/\/(?:(?:www\.)?google\.[a-z.]{2,6}\/maps|maps\.google\.|maps\.app\.goo\.gl|goo\.gl\/maps|g\.page|share\.google|(?:www\.)?openstreetmap\.|osm\.org|maps\.apple\.com|(?:www\.)?bing\.com\/maps|wego\.here\.com|share\.here\.com|(?:www\.)?waze\.com)|^geo:/i;
const maxLinks = 2_000;

export const mapLink: Audit = {
  id: "map-link",
  group: "local",
  topic: "Weg zur Karte",
  passedTitle: "Von der Anschrift führt ein Weg zur Karte",
  source: sources.businessDetails,
  kinds: ["firm-home", "firm-page"],
  differsByKind: true,
  judge(facts, _figures, kind) {
    if (isLegalPage(facts)) return notApplicable(skippedOnLegalPages);
    if (isInnerPage(facts, kind)) return notApplicable(askedElsewhere(this.topic));
    const { declared, page, imprint } = collectContacts(facts);
    const known = [
      ...page.addresses,
      ...declared.flatMap(({ addresses }) => addresses),
      ...(imprint?.addresses ?? []),
    ];
    const address = known.find(({ street }) => street !== null);
    if (address === undefined) {
      return notApplicable("Eine Anschrift, zu der eine Karte gehörte, ist nicht zu erkennen");
    }
    const hasPlace = declared.some(
      ({ item: { properties } }) => !isEmpty(properties.geo) || !isEmpty(properties.hasMap),
    );
    if (hasPlace || hasMapLink(facts)) return passed();
    const shown = formatAddress(address);
    const value = `${shown} ohne Link zur Karte`;
    return warning({
      title: "Kein Link führt von der Anschrift zur Karte",
      advice:
        "Machen Sie aus der Anschrift einen Link zu einem Kartendienst. Ein Link überträgt nichts, solange niemand ihn antippt.",
      evidence: [{ where: "Links der Seite", value, expected: "ein Link zur Karte oder „geo“ im JSON-LD" }],
      share: 0,
      snippet: `<a href="https://www.openstreetmap.org/search?query=${encodeURIComponent(shown.slice(0, 120).toWellFormed())}">${escaped(shown)}</a>`,
      absence: true,
    });
  },
};

function hasMapLink(facts: PageFacts): boolean {
  const base = getBaseUrl(facts);
  const { anchors, media } = facts.html;
  const written = [
    ...anchors.slice(0, maxLinks).map(({ href }) => href),
    ...media.slice(0, maxLinks).map(({ src }) => src ?? ""),
  ];
  return written.some((address) => mapAddress.test(resolveUrl(address, base) ?? ""));
}

import { absolute, baseOf } from "../addresses.ts";
import type { Audit } from "../audit.ts";
import { contactsOf } from "../contact-data.ts";
import { isLegalPage, onLegalPages } from "../imprint-page.ts";
import type { PageFacts } from "../page-facts.ts";
import { shownAddress } from "../postal-address.ts";
import { escaped } from "../snippets.ts";
import { sources } from "../sources.ts";
import { isEmpty } from "../structured-data-rules.ts";
import { notApplicable, passed, warning } from "../verdicts.ts";

const mapAddress =
  /^https?:\/\/(?:(?:www\.)?google\.[a-z.]{2,6}\/maps|maps\.google\.|maps\.app\.goo\.gl|goo\.gl\/maps|g\.page|share\.google|(?:www\.)?openstreetmap\.|osm\.org|maps\.apple\.com|(?:www\.)?bing\.com\/maps|wego\.here\.com|share\.here\.com|(?:www\.)?waze\.com)|^geo:/i;
/** Links looked at. */
const mostLinks = 2_000;

export const mapLink: Audit = {
  id: "map-link",
  group: "local",
  topic: "Weg zur Karte",
  passedTitle: "Von der Anschrift führt ein Weg zur Karte",
  source: sources.businessDetails,
  judge(facts) {
    if (isLegalPage(facts)) return notApplicable(onLegalPages);
    const { declared, page, imprint } = contactsOf(facts);
    const known = [
      ...page.addresses,
      ...declared.flatMap(({ addresses }) => addresses),
      ...(imprint?.addresses ?? []),
    ];
    const address = known.find(({ street }) => street !== null);
    if (address === undefined)
      return notApplicable("Eine Anschrift, zu der eine Karte gehörte, ist nicht zu erkennen");
    const hasPlace = declared.some(({ item }) =>
      ["geo", "hasMap"].some((name) => !isEmpty(item.properties[name])),
    );
    if (hasPlace || leadsToMap(facts)) return passed();
    const shown = shownAddress(address);
    return warning({
      title: "Kein Link führt von der Anschrift zur Karte",
      advice:
        "Machen Sie aus der Anschrift einen Link zu einem Kartendienst. Ein Link überträgt nichts, solange niemand ihn antippt.",
      evidence: [
        {
          where: "Links der Seite",
          value: `${shown} ohne Link zur Karte`,
          expected: "ein Link zur Karte oder „geo“ im JSON-LD",
        },
      ],
      share: 0,
      snippet: `<a href="https://www.openstreetmap.org/search?query=${encodeURIComponent(shown.slice(0, 120).toWellFormed())}">${escaped(shown)}</a>`,
      absence: true,
    });
  },
};

function leadsToMap(facts: PageFacts): boolean {
  const base = baseOf(facts);
  const { anchors, media } = facts.html;
  const written = [
    ...anchors.slice(0, mostLinks).map(({ href }) => href),
    ...media.slice(0, mostLinks).map(({ src }) => src ?? ""),
  ];
  return written.some((address) => mapAddress.test(absolute(address, base) ?? ""));
}

import type { Audit } from "../audit.ts";
import { type BusinessField, businessBlock, businessLines } from "../business-snippet.ts";
import { contactsOf } from "../contact-data.ts";
import type { DeclaredItem } from "../declared-item.ts";
import { localBusinessTypes } from "../local-business-types.ts";
import { tellsHours } from "../opening-hours.ts";
import type { PageFacts } from "../page-facts.ts";
import { sources } from "../sources.ts";
import { declaredItems, isReadable, localBusinessesIn } from "../structured-data.ts";
import { isEmpty } from "../structured-data-rules.ts";
import { failed, notApplicable, passed, unchecked, warning } from "../verdicts.ts";

interface Wanted {
  /** Any of these will do; the first stands in the piece to copy. */
  names: readonly [BusinessField, ...string[]];
  german: string;
  /** It stands elsewhere and only has to be declared; what stands nowhere is the complaint of another audit. */
  isKnown?(facts: PageFacts): boolean;
}

/** Properties a local firm should state. The first two are required by Google. */
const wanted: readonly Wanted[] = [
  { names: ["name"], german: "Name" },
  { names: ["address"], german: "Anschrift" },
  { names: ["telephone"], german: "Telefon", isKnown: showsPhone },
  {
    names: ["openingHours", "openingHoursSpecification"],
    german: "Öffnungszeiten",
    isKnown: ({ html }) => tellsHours(html.text.text),
  },
  { names: ["url"], german: "Adresse der Website" },
];
const required = 2;

export const localBusiness: Audit = {
  id: "local-business",
  group: "structured-data",
  topic: "Angaben zum Betrieb",
  passedTitle: "Die Angaben zum Betrieb sind für Suchmaschinen lesbar",
  source: sources.localBusiness,
  judge(facts, { social }) {
    const businesses = localBusinessesIn(declaredItems(facts));
    const where = "JSON-LD und Mikrodaten";
    const advice =
      "Geben Sie Name, Anschrift, Telefon und Öffnungszeiten als strukturierte Daten an (LocalBusiness oder die Art Ihres Betriebs). Viele Systeme haben dafür eine Erweiterung.";
    const [best] = businesses.toSorted((a, b) => missingFrom(a).length - missingFrom(b).length);
    if (best === undefined) {
      const block = unreadableBusiness(facts);
      if (block !== null) {
        return unchecked(
          `JSON-LD-Block ${block} lässt sich nicht lesen. Vermutlich enthält er die Angaben zum Betrieb.`,
        );
      }
      return failed({
        title: "Keine Angaben zum Betrieb in strukturierten Daten",
        advice,
        evidence: [
          {
            where,
            value: "kein Eintrag der Art LocalBusiness",
            expected: "ein Eintrag mit Name, Anschrift, Telefon, Öffnungszeiten",
          },
        ],
        snippet: businessBlock(facts),
        absence: true,
      });
    }
    const all = missingFrom(best);
    const isFaultElsewhere = social.structuredData.some(
      ({ type, valid }) => !valid && type === best.types.join(", "),
    );
    const missing = all
      .filter((one) => !(isFaultElsewhere && wanted.indexOf(one) < required))
      .filter(({ isKnown }) => isKnown?.(facts) ?? true);
    if (missing.length === 0) {
      return isFaultElsewhere
        ? notApplicable("Was in den Angaben zum Betrieb fehlt, nennt die Prüfung ihrer Gültigkeit")
        : passed();
    }
    return warning({
      title: `In den Angaben zum Betrieb fehlt: ${germanNames(missing)}`,
      advice,
      evidence: [
        {
          where,
          value: `fehlt: ${germanNames(missing)}`,
          expected: germanNames(wanted),
        },
      ],
      share: 1 - missing.length / wanted.length,
      snippet: businessLines(
        facts,
        missing.map(({ names: [name] }) => name),
      ),
    });
  },
};

function missingFrom({ properties }: DeclaredItem): Wanted[] {
  return wanted.filter(({ names }) => names.every((name) => isEmpty(properties[name])));
}

function germanNames(of: readonly Wanted[]): string {
  return of.map(({ german }) => german).join(", ");
}

function showsPhone(facts: PageFacts): boolean {
  const { page, imprint } = contactsOf(facts);
  return page.phones.length > 0 || (imprint?.phones.length ?? 0) > 0;
}

/** 1-based number of the first broken block that names the kind of a local firm; that it is broken is another audit. */
function unreadableBusiness({ html }: PageFacts): number | null {
  const index = html.jsonLd.findIndex((raw) => !isReadable(raw) && namesBusiness(raw));
  return index === -1 ? null : index + 1;
}

function namesBusiness(raw: string): boolean {
  return [...localBusinessTypes].some((type) => raw.includes(`"${type}"`));
}

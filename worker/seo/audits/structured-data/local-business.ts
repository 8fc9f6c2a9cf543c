import {
  type BusinessField,
  buildBusinessBlock,
  buildBusinessLines,
} from "../../business/business-snippet.ts";
import { collectContacts } from "../../business/contact-data.ts";
import { askedElsewhere, isBesideTheFirm } from "../../business/contact-page.ts";
import { mentionsHours } from "../../business/opening-hours.ts";
import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed, unchecked, warning } from "../../engine/verdicts.ts";
import type { PageFacts } from "../../html/page-facts.ts";
import { localBusinessTypes } from "../../structured-data/local-business-types.ts";
import {
  filterLocalBusinesses,
  isStructuredDataCut,
  readDeclaredItems,
  unreadDataReason,
} from "../../structured-data/structured-data.ts";
import { type DeclaredItem, isEmpty } from "../../structured-data/structured-data-rules.ts";
import { uncheckedByUnreadableBlock } from "../../structured-data/unreadable-block.ts";

interface Wanted {
  /** Any of these will do; the first is used in the snippet. */
  names: readonly [BusinessField, ...string[]];
  german: string;
  /** Known from elsewhere on the page; what is known nowhere is reported by another audit. */
  isKnown?(facts: PageFacts): boolean;
}

const hours = "Öffnungszeiten";
/** Properties a local firm should state. The first two are required by Google. */
const wanted: readonly Wanted[] = [
  { names: ["name"], german: "Name" },
  { names: ["address"], german: "Anschrift" },
  { names: ["telephone"], german: "Telefon", isKnown: hasPhone },
  {
    names: ["openingHours", "openingHoursSpecification"],
    german: hours,
    isKnown: ({ html }) => mentionsHours(html.text.text),
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
  kinds: ["firm-home", "firm-page"],
  differsByKind: true,
  judge(facts, { social }, kind) {
    if (isBesideTheFirm(facts, kind)) return notApplicable(askedElsewhere(this.topic));
    const businesses = filterLocalBusinesses(readDeclaredItems(facts));
    const where = "JSON-LD und Mikrodaten";
    const advice =
      "Sagen Sie Google Name, Anschrift, Telefon und Zeiten auch im Code, als strukturierte Daten (LocalBusiness). In vielen Systemen geht das mit einem Plugin.";
    const [best] = businesses.toSorted((a, b) => findMissing(a).length - findMissing(b).length);
    if (best === undefined) {
      const unreadable = uncheckedByUnreadableBlock(facts.html, localBusinessTypes, "zum Betrieb");
      if (unreadable !== null) return unreadable;
      if (isStructuredDataCut(facts)) return unchecked(unreadDataReason);
      const value = "kein Eintrag der Art LocalBusiness";
      return failed({
        title: "Keine Angaben zum Betrieb in strukturierten Daten",
        advice,
        evidence: [{ where, value, expected: "ein Eintrag mit Name, Anschrift, Telefon, Öffnungszeiten" }],
        snippet: buildBusinessBlock(facts),
        absence: true,
      });
    }
    const all = findMissing(best);
    const isFaultElsewhere = social.structuredData.some(
      ({ type, valid }) => !valid && type === best.types.join(", "),
    );
    const missing = all
      .filter((one) => !(isFaultElsewhere && wanted.indexOf(one) < required))
      // Hours and the site's address belong on the front page.
      .filter((one) => kind !== "firm-page" || wanted.indexOf(one) < required)
      .filter(({ isKnown }) => isKnown?.(facts) ?? true);
    if (missing.length === 0) {
      return isFaultElsewhere
        ? notApplicable("Was in den Angaben zum Betrieb fehlt, nennt die Prüfung ihrer Gültigkeit")
        : passed();
    }
    // People read them in the text, and Google asks for nothing but name and address.
    if (missing.every(({ german }) => german === hours)) {
      return passed(
        "Die Angaben zum Betrieb sind für Suchmaschinen lesbar, nur die Öffnungszeiten fehlen dort",
      );
    }
    if (isStructuredDataCut(facts)) return unchecked(unreadDataReason);
    const names = joinGermanNames(missing);
    return warning({
      title: `In den Angaben zum Betrieb fehlt: ${names}`,
      advice,
      evidence: [{ where, value: `fehlt: ${names}`, expected: joinGermanNames(wanted) }],
      share: 1 - missing.length / wanted.length,
      snippet: buildBusinessLines(
        facts,
        missing.map(({ names: [name] }) => name),
      ),
    });
  },
};

function findMissing({ properties }: DeclaredItem): Wanted[] {
  return wanted.filter(({ names }) => names.every((name) => isEmpty(properties[name])));
}

function joinGermanNames(of: readonly Wanted[]): string {
  return of.map(({ german }) => german).join(", ");
}

function hasPhone(facts: PageFacts): boolean {
  const { page, imprint } = collectContacts(facts);
  return page.phones.length > 0 || (imprint?.phones.length ?? 0) > 0;
}

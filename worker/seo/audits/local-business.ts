import type { Audit } from "../audit.ts";
import type { DeclaredItem } from "../declared-item.ts";
import { sources } from "../sources.ts";
import { declaredItems, localBusinessesIn } from "../structured-data.ts";
import { isEmpty } from "../structured-data-rules.ts";
import { failed, passed, warning } from "../verdicts.ts";

/** Properties a local firm should state, any of the names will do. The first two are required by Google. */
const wanted: readonly { names: readonly string[]; german: string }[] = [
  { names: ["name"], german: "Name" },
  { names: ["address"], german: "Anschrift" },
  { names: ["telephone"], german: "Telefon" },
  { names: ["openingHoursSpecification", "openingHours"], german: "Öffnungszeiten" },
  { names: ["url"], german: "Adresse der Website" },
];

export const localBusiness: Audit = {
  id: "local-business",
  group: "structured-data",
  topic: "Angaben zum Betrieb",
  passedTitle: "Die Angaben zum Betrieb sind für Suchmaschinen lesbar",
  source: sources.localBusiness,
  judge(facts) {
    const businesses = localBusinessesIn(declaredItems(facts));
    const where = "JSON-LD und Mikrodaten";
    const advice =
      "Name, Anschrift, Telefon und Öffnungszeiten als strukturierte Daten (LocalBusiness) helfen Google, Ihren Betrieb in der Umgebungssuche richtig zu zeigen. Viele Systeme haben dafür eine Erweiterung.";
    const [best] = businesses.map(missingFrom).sort((a, b) => a.length - b.length);
    if (best === undefined) {
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
        absence: true,
      });
    }
    if (best.length === 0) return passed();
    return warning({
      title: `In den Angaben zum Betrieb fehlt: ${best.join(", ")}`,
      advice,
      evidence: [
        {
          where,
          value: `fehlt: ${best.join(", ")}`,
          expected: wanted.map(({ german }) => german).join(", "),
        },
      ],
      share: 1 - best.length / wanted.length,
    });
  },
};

function missingFrom({ properties }: DeclaredItem): string[] {
  return wanted
    .filter(({ names }) => names.every((name) => isEmpty(properties[name])))
    .map(({ german }) => german);
}

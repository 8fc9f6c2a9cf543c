import type { Evidence } from "#contract/seo-report.ts";
import { counted } from "../../../german/sentences.ts";
import { sources } from "../../engine/sources.ts";
import { isSameAddress, isSamePhone } from "../contacts.ts";
import type { SeenPage, SiteAudit } from "../site-view.ts";

/**
 * A page is odd when it has numbers (addresses) but not the one that most pages have. Further numbers beside that one
 * are fine: mobile, branches. So a single page with a second firm's number alone shows, a list of contacts does not.
 */
export const contactDataDiffers: SiteAudit = {
  id: "contact-data-differs",
  source: sources.localBusiness,
  judge({ judged }) {
    const kinds = [
      oddOnes(
        judged,
        ({ contacts }) => contacts.phones,
        isSamePhone,
        ({ written }) => written,
        "Telefonnummer",
      ),
      oddOnes(
        judged,
        ({ contacts }) => contacts.addresses,
        isSameAddress,
        ({ street, postalCode, town }) => `${street}, ${postalCode} ${town}`,
        "Anschrift",
      ),
    ];
    const evidence = kinds.flatMap((kind) => kind.evidence);
    if (kinds.every(({ pages }) => pages < 2)) {
      return {
        status: "notApplicable",
        title: "Telefonnummer und Anschrift stehen auf weniger als zwei der gelesenen Seiten",
      };
    }
    if (evidence.length === 0)
      return {
        status: "passed",
        title: "Telefonnummer und Anschrift stimmen auf den gelesenen Seiten überein",
      };
    const pages = new Set(evidence.map(({ where }) => where)).size;
    return {
      status: "warning",
      title: `${counted(pages, "Seite nennt", "Seiten nennen")} andere Kontaktdaten als die übrigen`,
      advice:
        "Name, Anschrift und Telefonnummer sollen überall gleich sein, sonst rufen Kunden die falsche Nummer an. Gehören die Angaben zu einem anderen Standort oder zu jemand anderem, ist alles in Ordnung.",
      evidence,
    };
  },
};

/** Pages with values of a kind, and those among them that lack the value most pages have. */
function oddOnes<T>(
  judged: readonly SeenPage[],
  valuesOf: (page: SeenPage) => readonly T[],
  isSame: (one: T, other: T) => boolean,
  shown: (value: T) => string,
  name: string,
): { pages: number; evidence: Evidence[] } {
  const pages = judged
    .map((page) => ({ url: page.url, values: valuesOf(page) }))
    .filter(({ values }) => values.length > 0);
  let usual: { value: T; count: number } | null = null;
  for (const value of pages.flatMap(({ values }) => values)) {
    const count = pages.filter(({ values }) => values.some((other) => isSame(value, other))).length;
    if (usual === null || count > usual.count) usual = { value, count };
  }
  if (usual === null) return { pages: 0, evidence: [] };
  const { value } = usual;
  const odd = pages.filter(({ values }) => !values.some((other) => isSame(value, other)));
  return {
    pages: pages.length,
    evidence: odd.map(({ url, values }) => ({
      where: url,
      value: `${name} ${values.map(shown).slice(0, 3).join(" · ")}`,
      expected: `${name} ${shown(value)} wie auf ${counted(pages.length - odd.length, "anderen Seite", "anderen Seiten")}`,
    })),
  };
}

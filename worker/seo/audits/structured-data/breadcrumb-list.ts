import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { notApplicable, passed, warning } from "../../engine/verdicts.ts";
import { findLeadingPage, skippedOnLeadingPages } from "../../page/leading-page.ts";
import { readDeclaredItems } from "../../structured-data/structured-data.ts";

/** Folders from which on a page lies deep in its site. */
const DEEP = 2;
/** Folders that the system puts there, not the owner: they are no level of the site. */
const SYSTEM_FOLDERS = new Set([
  "pages",
  "page",
  "site",
  "cms",
  "content",
  "de",
  "index.php",
  "web",
  "seiten",
]);

export const breadcrumbList: Audit = {
  id: "breadcrumb-list",
  group: "structured-data",
  topic: "Pfad zur Seite (BreadcrumbList)",
  passedTitle: "Suchmaschinen kennen den Pfad zur Seite",
  source: sources.breadcrumb,
  asksTemplate: true,
  basis: "Google nennt keine Tiefe. Gefragt wird ab zwei Ordnern in der Adresse (Erfahrungswert).",
  kinds: ["firm-page", "article", "product", "list", "institution"],
  judge(facts) {
    const items = readDeclaredItems(facts);
    if (items.some(({ types }) => types.some((type) => type.endsWith("BreadcrumbList")))) return passed();
    const leading = findLeadingPage(facts.fetched.url);
    if (leading !== null) return notApplicable(skippedOnLeadingPages(leading));
    const folders = new URL(facts.fetched.url).pathname
      .toLowerCase()
      .split("/")
      .filter((part) => part !== "" && !SYSTEM_FOLDERS.has(part));
    if (folders.length < DEEP)
      return notApplicable("Die Seite liegt oben in der Website; ein Pfad wäre kurz");
    return warning({
      title: "Der Pfad zur Seite ist nicht ausgezeichnet",
      advice:
        "Google zeigt dann über dem Titel „Start › Leistungen › Steildach“ statt der nackten Adresse. In WordPress schreibt das SEO-Plugin den Pfad, wenn Sie es dort einschalten.",
      evidence: [
        {
          where: "strukturierte Daten",
          value: "kein BreadcrumbList",
          expected: "ein Eintrag je Ebene der Website",
        },
      ],
      share: 0,
      absence: true,
    });
  },
};

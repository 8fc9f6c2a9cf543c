// The pages of a firm that speak for it as a whole; the others lead to them.
import type { PageKind } from "#contract/page-kinds.ts";
import type { PageFacts } from "../html/page-facts.ts";
import { getLastSegment } from "../legal/address-names.ts";
import {
  filterLocalBusinesses,
  isStructuredDataCut,
  readDeclaredItems,
} from "../structured-data/structured-data.ts";

const contactSegment =
  /^(?:kontakt|contact|anfahrt|standorte?|filialen?|oeffnungszeiten|öffnungszeiten|so-finden-sie-uns|praxis|restaurant)(?:[-_]|$)/i;
const contactHeading =
  /^(?:ihr |unser )?(?:kontakt|anfahrt|standorte?|öffnungszeiten|so finden sie uns)(?!\p{L})/iu;

/** „Kontakt“, „Anfahrt“ and the like, by address or main heading. */
export function isContactPage({ fetched, html }: PageFacts): boolean {
  if (contactSegment.test(getLastSegment(new URL(fetched.url)))) return true;
  const h1 = html.headings.find(({ level }) => level === 1)?.text.trim() ?? "";
  return h1.length <= 60 && contactHeading.test(h1);
}

/** An inner page that is not for contact: whoever wants to come looks elsewhere. */
export function isInnerPage(facts: PageFacts, kind: PageKind | undefined): boolean {
  return kind === "firm-page" && !isContactPage(facts);
}

/** An inner page that neither is for contact nor declares the firm itself, as far as it was read. */
export function isBesideTheFirm(facts: PageFacts, kind: PageKind | undefined): boolean {
  if (!isInnerPage(facts, kind) || isStructuredDataCut(facts)) return false;
  return filterLocalBusinesses(readDeclaredItems(facts)).length === 0;
}

/** Title of the finding there. */
export function askedElsewhere(topic: string): string {
  return `${topic}: wird auf der Startseite und der Kontaktseite gefragt`;
}

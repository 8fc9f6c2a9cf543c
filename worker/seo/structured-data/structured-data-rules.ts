// Required fields of the structured data that small firms use.
import type { StructuredDataItem } from "#contract/seo-figures.ts";
import { wordSet } from "../text/word-sets.ts";
import { localBusinessTypes } from "./local-business-types.ts";

/** One thing a page declares as structured data, whatever its notation. */
export interface DeclaredItem {
  /** schema.org names without address, e.g. ["Restaurant"]. */
  types: string[];
  source: StructuredDataItem["source"];
  /** Property → value; microdata knows names only, their value is true. */
  properties: Record<string, unknown>;
}

interface Rule {
  /** schema.org type names of the family. */
  types: readonly string[] | ((type: string) => boolean);
  /** Without these the item is not used. Source: Google Search Central, structured data of that kind. */
  required: readonly string[];
  /** Of these one is enough. */
  oneOf?: readonly string[];
  /** Checks inside the values; JSON-LD only, because microdata facts hold names alone. */
  inside?(properties: Record<string, unknown>): string[];
}

/** Types that end in "Event" but are none that people attend. */
const abstractEvents = wordSet(
  "DeliveryEvent PublicationEvent BroadcastEvent OnDemandEvent UserInteractionEvent",
);

const rules = {
  LocalBusiness: { types: (type) => localBusinessTypes.has(type), required: ["name", "address"] },
  Organization: {
    types: ["Organization", "Corporation", "NGO", "OnlineBusiness", "OnlineStore", "EducationalOrganization"],
    // Google requires nothing of it, and website systems write it with a logo alone.
    required: [],
  },
  WebSite: { types: ["WebSite"], required: ["name", "url"] },
  BreadcrumbList: {
    types: ["BreadcrumbList"],
    required: ["itemListElement"],
    inside: findBreadcrumbProblems,
  },
  FAQPage: { types: ["FAQPage"], required: ["mainEntity"], inside: findQuestionProblems },
  Article: { types: ["Article", "BlogPosting", "NewsArticle", "TechArticle", "Report"], required: [] },
  JobPosting: {
    types: ["JobPosting"],
    required: ["title", "description", "datePosted", "hiringOrganization"],
    oneOf: ["jobLocation", "applicantLocationRequirements"],
  },
  Event: {
    types: (type) => type === "Event" || (type.endsWith("Event") && !abstractEvents.has(type)),
    required: ["name", "startDate", "location"],
  },
  Product: {
    types: ["Product", "IndividualProduct", "ProductModel"],
    required: ["name"],
    oneOf: ["offers", "review", "aggregateRating"],
    inside: findOfferProblems,
  },
  VideoObject: { types: ["VideoObject"], required: ["name", "thumbnailUrl", "uploadDate"] },
  Recipe: { types: ["Recipe"], required: ["name", "image"] },
} as const satisfies Record<string, Rule>;

type Family = keyof typeof rules;

/** null for types without rules here. */
export function getFamily(item: DeclaredItem): Family | null {
  return findRule(item)?.[0] ?? null;
}

function findRule(item: DeclaredItem): [Family, Rule] | undefined {
  return (Object.entries(rules) as [Family, Rule][]).find(([, { types }]) =>
    item.types.some((type) => (typeof types === "function" ? types(type) : types.includes(type))),
  );
}

/** German sentences; empty when nothing required is missing. */
export function findProblems(item: DeclaredItem): string[] {
  if (item.types.length === 0) return ["Die Art der Angabe (@type oder itemtype) fehlt."];
  const [, rule] = findRule(item) ?? [];
  if (rule === undefined) return [];
  const missing = rule.required.filter((name) => isEmpty(item.properties[name]));
  const kind = item.types.join(", ");
  const problems = missing.map((name) => `${kind}: Die Angabe „${name}“ fehlt.`);
  if (rule.oneOf?.every((name) => isEmpty(item.properties[name]))) {
    problems.push(`${kind}: Eine der Angaben „${rule.oneOf.join("“, „")}“ ist nötig.`);
  }
  const inside =
    item.source === "json-ld" && missing.length === 0 ? (rule.inside?.(item.properties) ?? []) : [];
  return [...problems, ...inside];
}

/** Nothing, or as good as nothing: of a list that nobody filled in, builders leave the commas behind. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === "string") return /^[\s,;]*$/.test(value);
  return Array.isArray(value)
    ? value.every((one) => typeof one === "string" && isEmpty(one))
    : isRecord(value) && Object.keys(value).length === 0;
}

function findBreadcrumbProblems({ itemListElement }: Record<string, unknown>): string[] {
  const entries = toList(itemListElement);
  return entries.flatMap((entry, index) => {
    const step = isRecord(entry) ? entry : {};
    const item = isRecord(step.item) ? step.item : {};
    const isLast = index === entries.length - 1;
    const problems = [
      isEmpty(step.position) && "hat keine „position“",
      isEmpty(step.name) && isEmpty(item.name) && "hat keinen „name“",
      isEmpty(step.item) && !isLast && "hat kein Ziel („item“)",
    ];
    return problems.flatMap((problem) =>
      problem ? [`BreadcrumbList: Eintrag ${index + 1} ${problem}.`] : [],
    );
  });
}

function findQuestionProblems({ mainEntity }: Record<string, unknown>): string[] {
  return toList(mainEntity).flatMap((entry, index) => {
    const question = isRecord(entry) ? entry : {};
    const answer = toList(question.acceptedAnswer)[0];
    const problems = [
      isEmpty(question.name) && "hat keinen „name“",
      (!isRecord(answer) || isEmpty(answer.text)) && "hat keine Antwort",
    ];
    return problems.flatMap((problem) => (problem ? [`FAQPage: Frage ${index + 1} ${problem}.`] : []));
  });
}

/** A price without its currency is not shown. */
function findOfferProblems({ offers }: Record<string, unknown>): string[] {
  const isPriced = (offer: Record<string, unknown>) =>
    !isEmpty(offer.price) || !isEmpty(offer.lowPrice) || !isEmpty(offer.highPrice);
  const lacking = toList(offers)
    .filter(isRecord)
    .filter((offer) => isPriced(offer) && isEmpty(offer.priceCurrency));
  return lacking.length === 0 ? [] : ["Product: Zum Preis fehlt die Währung („priceCurrency“)."];
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function toList(value: unknown): unknown[] {
  return (Array.isArray(value) ? value : [value]).slice(0, 50);
}

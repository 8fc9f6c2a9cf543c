// Which fields the search engines require of the kinds of structured data a small firm uses.
import { type DeclaredItem, isRecord } from "./declared-item.ts";
import { localBusinessTypes } from "./local-business-types.ts";

export type Family =
  | "LocalBusiness"
  | "Organization"
  | "WebSite"
  | "BreadcrumbList"
  | "FAQPage"
  | "Article"
  | "JobPosting"
  | "Event"
  | "Product"
  | "VideoObject"
  | "Recipe";

interface Rule {
  family: Family;
  /** schema.org type names of the family. */
  includes(type: string): boolean;
  /** Without these the item is not used. Source: Google Search Central, structured data of that kind. */
  required: readonly string[];
  /** Of these one is enough. */
  oneOf?: readonly string[];
  /** Checks inside the values; JSON-LD only, because microdata facts hold names alone. */
  inside?(properties: Record<string, unknown>): string[];
}

const oneOf = (...types: string[]) => {
  const set = new Set(types);
  return (type: string) => set.has(type);
};

/** Names that end like those of events people can go to. */
const abstractEvents = new Set([
  "DeliveryEvent",
  "PublicationEvent",
  "BroadcastEvent",
  "OnDemandEvent",
  "UserInteractionEvent",
]);

const rules: readonly Rule[] = [
  {
    family: "LocalBusiness",
    includes: (type) => localBusinessTypes.has(type),
    required: ["name", "address"],
  },
  {
    family: "Organization",
    includes: oneOf(
      "Organization",
      "Corporation",
      "NGO",
      "OnlineBusiness",
      "OnlineStore",
      "EducationalOrganization",
    ),
    // Google requires nothing of it, and website systems write it with a logo alone.
    required: [],
  },
  { family: "WebSite", includes: oneOf("WebSite"), required: ["name", "url"] },
  {
    family: "BreadcrumbList",
    includes: oneOf("BreadcrumbList"),
    required: ["itemListElement"],
    inside: breadcrumbProblems,
  },
  { family: "FAQPage", includes: oneOf("FAQPage"), required: ["mainEntity"], inside: questionProblems },
  {
    family: "Article",
    includes: oneOf("Article", "BlogPosting", "NewsArticle", "TechArticle", "Report"),
    required: [],
  },
  {
    family: "JobPosting",
    includes: oneOf("JobPosting"),
    required: ["title", "description", "datePosted", "hiringOrganization"],
    oneOf: ["jobLocation", "applicantLocationRequirements"],
  },
  {
    family: "Event",
    includes: (type) => type === "Event" || (type.endsWith("Event") && !abstractEvents.has(type)),
    required: ["name", "startDate", "location"],
  },
  {
    family: "Product",
    includes: oneOf("Product", "IndividualProduct", "ProductModel"),
    required: ["name"],
    oneOf: ["offers", "review", "aggregateRating"],
  },
  { family: "VideoObject", includes: oneOf("VideoObject"), required: ["name", "thumbnailUrl", "uploadDate"] },
  { family: "Recipe", includes: oneOf("Recipe"), required: ["name", "image"] },
];

/** The family whose rules an item follows, null for kinds without rules here. */
export function familyOf(item: DeclaredItem): Family | null {
  return ruleOf(item)?.family ?? null;
}

function ruleOf(item: DeclaredItem): Rule | undefined {
  return rules.find((rule) => item.types.some((type) => rule.includes(type)));
}

/** German sentences; empty when nothing required is missing. */
export function problemsOf(item: DeclaredItem): string[] {
  if (item.types.length === 0) return ["Die Art der Angabe (@type oder itemtype) fehlt."];
  const rule = ruleOf(item);
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

export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === "string") return value.trim() === "";
  return Array.isArray(value) ? value.length === 0 : isRecord(value) && Object.keys(value).length === 0;
}

function breadcrumbProblems({ itemListElement }: Record<string, unknown>): string[] {
  const entries = asList(itemListElement);
  return entries.flatMap((entry, index) => {
    const step = isRecord(entry) ? entry : {};
    const item = isRecord(step.item) ? step.item : {};
    const problems: string[] = [];
    if (isEmpty(step.position)) problems.push(`BreadcrumbList: Eintrag ${index + 1} hat keine „position“.`);
    if (isEmpty(step.name) && isEmpty(item.name))
      problems.push(`BreadcrumbList: Eintrag ${index + 1} hat keinen „name“.`);
    const last = index === entries.length - 1;
    if (isEmpty(step.item) && !last)
      problems.push(`BreadcrumbList: Eintrag ${index + 1} hat kein Ziel („item“).`);
    return problems;
  });
}

function questionProblems({ mainEntity }: Record<string, unknown>): string[] {
  return asList(mainEntity).flatMap((entry, index) => {
    const question = isRecord(entry) ? entry : {};
    const answer = asList(question.acceptedAnswer)[0];
    const problems: string[] = [];
    if (isEmpty(question.name)) problems.push(`FAQPage: Frage ${index + 1} hat keinen „name“.`);
    if (!isRecord(answer) || isEmpty(answer.text))
      problems.push(`FAQPage: Frage ${index + 1} hat keine Antwort.`);
    return problems;
  });
}

function asList(value: unknown): unknown[] {
  return (Array.isArray(value) ? value : [value]).slice(0, 50);
}

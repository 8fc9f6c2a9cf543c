// Entry: what kind of page it is, and why. Signs and their weights stand beside it.
import type { PageKind } from "#contract/page-kinds.ts";
import type { KindReason } from "#contract/seo-report.ts";
import { shortened } from "../../german/sentences.ts";
import { memoizeByFacts } from "../html/memoize-by-facts.ts";
import type { PageFacts } from "../html/page-facts.ts";
import { appSigns } from "./app-signs.ts";
import { articleSigns } from "./article-signs.ts";
import { listSigns } from "./list-signs.ts";
import { type PageView, viewPage } from "./page-view.ts";
import { shopSigns } from "./shop-signs.ts";
import type { Candidate, Sign } from "./sign.ts";
import { siteSigns } from "./site-signs.ts";

export interface ClassifiedPage {
  kind: PageKind;
  /** The weightiest first; empty only for "other". */
  reasons: KindReason[];
}

/** What the page is, whosesoever. */
const pageSigns = [...articleSigns, ...shopSigns, ...listSigns, ...appSigns];

const maxReasons = 6;
const maxValueLength = 100;
/** What a page must weigh as an article, a product, a list or an app to be one, whosesoever it is. */
const sufficient = 4;
/** Many firms show their news on the front page; of a list there it takes more. */
const sufficientOnFrontPage = 6;
/** A single link to an Impressum makes no firm. */
const sufficientForSite = 2;
/** The name of a club, or its legal form. */
const sufficientForInstitution = 4;

/**
 * Signs of the page itself come before those of the site, which stand on every page of a club or firm; on a front page it
 * is the other way round for clubs and authorities, and nothing there is an article or a product.
 */
export const classifyPage = memoizeByFacts((facts: PageFacts): ClassifiedPage => {
  const view = viewPage(facts);
  const page = weigh(pageSigns, view);
  const site = weigh(siteSigns, view);
  const institution = site.institution;
  const isInstitution =
    institution.weight >= sufficientForInstitution && institution.weight > site.firm.weight;
  if (view.isRoot) {
    if (isInstitution) return named("institution", institution);
    if (page.app.weight >= sufficient) return named("app", page.app);
    if (page.list.weight >= sufficientOnFrontPage) return named("list", page.list);
    return firmOr("firm-home", site.firm, view);
  }
  const [kind, found] = heaviest(page);
  if (found.weight >= sufficient) return named(kind, found);
  return isInstitution ? named("institution", institution) : firmOr("firm-page", site.firm, view);
});

interface Weighed {
  weight: number;
  reasons: (KindReason & { weight: number })[];
}

function weigh(signs: readonly Sign[], view: PageView): Record<Candidate, Weighed> {
  const sums = Object.fromEntries(
    candidates.map((candidate) => [candidate, { weight: 0, reasons: [] }]),
  ) as unknown as Record<Candidate, Weighed>;
  for (const { sign, speaksFor, weight, find } of signs) {
    const value = find(view);
    if (value === null) continue;
    for (const candidate of speaksFor) {
      sums[candidate].weight += weight;
      if (weight > 0) sums[candidate].reasons.push({ sign, value, weight });
    }
  }
  return sums;
}

const candidates: readonly Candidate[] = ["article", "product", "list", "app", "firm", "institution"];
const pageCandidates = ["article", "product", "list", "app"] as const;

/** Of equals the first. */
function heaviest(page: Record<Candidate, Weighed>): [(typeof pageCandidates)[number], Weighed] {
  const kind = pageCandidates.reduce((best, one) => (page[one].weight > page[best].weight ? one : best));
  return [kind, page[kind]];
}

function firmOr(kind: "firm-home" | "firm-page", firm: Weighed, view: PageView): ClassifiedPage {
  if (firm.weight < sufficientForSite) return { kind: "other", reasons: [] };
  const place = view.isRoot ? `Startseite (${view.path})` : view.path;
  const address: KindReason = { sign: "Pfad der Adresse", value: shortened(place, maxValueLength) };
  const { reasons } = named(kind, firm);
  return { kind, reasons: [...reasons.slice(0, maxReasons - 1), address] };
}

function named(kind: PageKind, { reasons }: Weighed): ClassifiedPage {
  const shown = new Map<string, KindReason>();
  for (const { sign, value } of reasons.toSorted((a, b) => b.weight - a.weight)) {
    const short = shortened(value.replace(/\s+/g, " ").trim(), maxValueLength);
    const key = `${sign} ${short}`;
    if (!shown.has(key)) shown.set(key, { sign, value: short });
  }
  return { kind, reasons: [...shown.values()].slice(0, maxReasons) };
}

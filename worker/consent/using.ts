// Services, cookies and stored entries that need consent, by consent state.
import type { Evidence } from "#contract/seo-report.ts";
import type { Phase } from "./consent-facts.ts";
import type { StateView } from "./consent-view.ts";

const MAX_EVIDENCE = 12;

export interface Use {
  /** "Google Analytics", or the name of a cookie. */
  name: string;
  evidence: Evidence;
}

/** Services that were asked for in these phases; of tag managers nothing, they have a finding of their own. */
export function usedServices({ hosts }: StateView, phases: readonly Phase[], expected: string): Use[] {
  return hosts
    .filter((one) => one.needsConsent && one.service?.purpose !== "tag manager")
    .filter((one) => phases.some((phase) => one.phases.has(phase)))
    .map(({ host, service }) => ({
      name: service?.name ?? host,
      evidence: { where: "Anfrage des Browsers", value: `${host} (${service?.name ?? ""})`, expected },
    }));
}

/** Cookies and entries that serve counting or advertising. */
export function keptForOthers({ cookies, entries }: StateView, isEarly: boolean, expected: string): Use[] {
  return [
    ...cookies.map((one) => ({ ...one, where: one.isForeign ? `Cookie von ${one.domain}` : "Cookie" })),
    ...entries.map((one) => ({ ...one, where: "Speicher des Browsers" })),
  ]
    .filter((one) => one.needsConsent && one.isEarly === isEarly)
    .map(({ name, meaning, where }) => ({
      name: meaning?.service ?? name,
      evidence: { where, value: `${name} (${meaning?.service ?? ""})`, expected },
    }));
}

export function namesOf(uses: readonly Use[]): string[] {
  return [...new Set(uses.map(({ name }) => name))];
}

export function evidenceOf(uses: readonly Use[]): Evidence[] {
  return uses.slice(0, MAX_EVIDENCE).map(({ evidence }) => evidence);
}

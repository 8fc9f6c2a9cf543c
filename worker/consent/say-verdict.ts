// The one sentence above everything: the worst that is certain.
import { consentTexts } from "#content/report/consent-check.ts";
import type { LegalFinding } from "#contract/seo-report.ts";
import type { ConsentView, StateView } from "./consent-view.ts";
import { hasBanner } from "./has-banner.ts";

const { verdicts } = consentTexts;

export function sayVerdict(view: ConsentView, findings: readonly LegalFinding[]): string {
  const { untouched, rejected } = view;
  const statusOf = (id: string) => findings.find((one) => one.id === id)?.status;
  const isBad = (id: string) => statusOf(id) === "failed";
  const early = untouched ? usedIn(untouched, true) : [];
  if (["services", "cookies", "tag-manager"].some((what) => isBad(`${what}-before-consent`)))
    return hasBanner(untouched) ? verdicts.early(early) : verdicts.asksNobody(early);
  if (isBad("use-after-rejection") && rejected) return verdicts.late(usedIn(rejected, false));
  const failed = findings.find(({ status }) => status === "failed");
  if (failed) return verdicts.banner(failed.title);
  if (untouched?.seen.isFramed) return verdicts.framed;
  if (!hasBanner(untouched))
    return statusOf("others-before-consent") === "passed" ? verdicts.nothingNeeded : verdicts.onlyOthers;
  if (statusOf("use-after-rejection") === "unchecked") return verdicts.notOperated;
  if (findings.some(({ status, id }) => status === "warning" && id !== "others-before-consent"))
    return verdicts.improvable;
  return verdicts.kept;
}

/** Names of what needs consent: before the choice, or after it. */
function usedIn({ hosts, cookies, entries }: StateView, isEarly: boolean): string[] {
  const services = hosts
    .filter(
      ({ needsConsent, phases }) =>
        needsConsent && (isEarly ? phases.has("before") : phases.has("after") || phases.has("again")),
    )
    .map(({ service, host }) => service?.name ?? host);
  const kept = [...cookies, ...entries]
    .filter((one) => one.needsConsent && one.isEarly === isEarly)
    .map(({ meaning, name }) => meaning?.service ?? name);
  return [...new Set([...services, ...kept])];
}

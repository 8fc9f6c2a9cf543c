// What was seen of a page's consent, read against § 25 TDDDG and the GDPR: unscored, dated, with source, no legal advice. Pure.
import { consentTexts as texts } from "#content/report/consent-check.ts";
import {
  type ConsentKept,
  type ConsentResult,
  type ConsentState,
  type ConsentStateResult,
  consentStates,
  MAX_ROWS,
} from "#contract/consent-check.ts";
import type { FindingStatus, LegalFinding } from "#contract/seo-report.ts";
import { companyBehind } from "../third-parties/company.ts";
import { choiceRemembered } from "./checks/choice-remembered.ts";
import { cookiesBeforeConsent } from "./checks/cookies-before-consent.ts";
import { equalChoices } from "./checks/equal-choices.ts";
import { othersBeforeConsent } from "./checks/others-before-consent.ts";
import { preTickedBoxes } from "./checks/pre-ticked-boxes.ts";
import { rejectOnFirstLevel } from "./checks/reject-on-first-level.ts";
import { servicesBeforeConsent } from "./checks/services-before-consent.ts";
import { tagManagerBeforeConsent } from "./checks/tag-manager-before-consent.ts";
import { useAfterRejection } from "./checks/use-after-rejection.ts";
import { wayBack } from "./checks/way-back.ts";
import { type ConsentCheck, reviewedOn } from "./consent-check.ts";
import type { ConsentFacts } from "./consent-facts.ts";
import { type ConsentView, type KeptView, type StateView, viewConsent } from "./consent-view.ts";
import { hasBanner } from "./has-banner.ts";
import { sayVerdict } from "./say-verdict.ts";

/** What is done to visitors first, then the banner. */
const checks: readonly ConsentCheck[] = [
  servicesBeforeConsent,
  cookiesBeforeConsent,
  tagManagerBeforeConsent,
  useAfterRejection,
  rejectOnFirstLevel,
  equalChoices,
  preTickedBoxes,
  choiceRemembered,
  wayBack,
  othersBeforeConsent,
];

export function judgeConsent(facts: ConsentFacts): ConsentResult {
  const view = viewConsent(facts);
  const findings = checks.map(
    (check): LegalFinding => ({
      id: check.id,
      ...check.judge(view),
      source: check.source,
      asOf: reviewedOn,
      disclaimer: "keine Rechtsberatung",
    }),
  );
  const picture = facts.states.untouched?.picture ?? null;
  return {
    verdict: sayVerdict(view, findings),
    status: worst(findings),
    tool: facts.states.untouched?.tool ?? null,
    picture: picture === null ? null : `data:image/jpeg;base64,${picture}`,
    findings,
    states: consentStates.map((state) => showState(state, view)),
    notes: notesOn(view),
  };
}

function worst(findings: readonly LegalFinding[]): FindingStatus {
  const order: readonly FindingStatus[] = ["failed", "warning", "unchecked"];
  return order.find((status) => findings.some((one) => one.status === status)) ?? "passed";
}

function showState(id: ConsentState, view: ConsentView): ConsentStateResult {
  const state = view[id];
  const empty = { id, isRead: false, hosts: [], cookies: [], entries: [], leftOut: 0 };
  if (state === null) {
    return {
      ...empty,
      note: hasBanner(view.untouched) ? texts.stateNotes.notRead : texts.stateNotes.noBanner,
    };
  }
  const { seen, hosts, cookies, entries } = state;
  const isDone = id === "untouched" || seen.isOperated;
  const cut = (rows: number) => Math.max(0, rows - MAX_ROWS);
  const { leftOut } = seen;
  return {
    id,
    isRead: isDone,
    note: isDone ? null : texts.stateNotes.notOperated,
    hosts: hosts.slice(0, MAX_ROWS).map(({ host, service, phases, isRefused, needsConsent }) => ({
      host,
      service: service?.name ?? null,
      company: service && companyBehind(service.name),
      purpose: texts.purposes[service?.purpose ?? "unknown"],
      needsConsent,
      isLate: !phases.has("before"),
      isRefused,
    })),
    cookies: cookies.slice(0, MAX_ROWS).map((one) => ({
      ...showKept(one),
      kind: texts.kinds.cookie,
      lifetime: one.days === null ? texts.lifetimes.session : texts.lifetimes.days(one.days),
      foreign: one.isForeign ? one.domain : null,
    })),
    entries: entries.slice(0, MAX_ROWS).map((one) => ({
      ...showKept(one),
      kind: texts.kinds[one.kind],
      lifetime: one.kind === "session" ? texts.lifetimes.tab : texts.lifetimes.open,
      foreign: null,
    })),
    leftOut:
      cut(hosts.length) +
      cut(cookies.length) +
      cut(entries.length) +
      leftOut.files +
      leftOut.cookies +
      leftOut.entries,
  };
}

function showKept({
  name,
  meaning,
  needsConsent,
  isEarly,
}: KeptView): Omit<ConsentKept, "kind" | "lifetime" | "foreign"> {
  return {
    name,
    service: meaning?.service ?? null,
    purpose: texts.cookiePurposes[meaning?.purpose ?? "unknown"],
    needsConsent,
    isLate: !isEarly,
  };
}

function notesOn(view: ConsentView): string[] {
  const states = Object.values(view).filter((state): state is StateView => state !== null);
  const refused = new Set(
    states.flatMap(({ hosts }) => hosts.filter((one) => one.isRefused).map(({ host }) => host)),
  );
  const { notes } = texts;
  return [
    notes.once,
    ...(refused.size === 0 ? [] : [notes.refused(refused.size)]),
    notes.contained,
    notes.storage,
    notes.names,
  ];
}

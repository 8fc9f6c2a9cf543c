// Compares what the check says of labelled pages with what people say of them. Pure.
import type { AuditPrecision, ComplaintFigures, HalfFigures, Share } from "#content/truth-types.ts";
import { isComplaint, type LegalFinding, type SeoReport } from "#contract/seo-report.ts";
import { type LabelledPage, serverFaults } from "./labelled-pages.ts";

export type Judgement = "useful" | "useless" | "false";

export interface Complaint {
  page: string;
  id: string;
  title: string;
  evidence: string;
  judgement: Judgement;
  /** True by the preset of the server, not by a label of this page. */
  fromServer: boolean;
}

export interface PageComparison {
  page: string;
  complaints: Complaint[];
  /** Labelled faults of which the check said nothing. */
  missed: string[];
  /** A page that runs a tracker passed; null: it runs none. */
  trackersPassed: boolean | null;
  /** The tool with the labelled name was named; null: there is none with a name. */
  consentToolNamed: boolean | null;
  imprintLink: LinkOutcome;
  privacyLink: LinkOutcome;
  kind: { labelled: string; read: string };
}

/** "open": the check did not decide. */
export type LinkOutcome = "right" | "wrong" | "open";

/** A tool that somebody wrote for one site has no name to be known by. */
export const OWN_BANNER = "eigenes Banner";

export function compareLabels({ name, labels }: LabelledPage, report: SeoReport): PageComparison {
  const ofServer = serverFaults[labels.server];
  const isUseful = (id: string) =>
    id in labels.faults || ofServer.includes(id) || (id === "trackers" && runsTracker(labels));
  const said = [...report.findings, ...report.legal].filter(isComplaint);
  const saidIds = new Set(said.map(({ id }) => id));
  const legal = (id: string) => report.legal.find((finding) => finding.id === id);
  const { consentTool } = labels;
  return {
    page: name,
    complaints: said.map(({ id, title, evidence }) => ({
      page: name,
      id,
      title,
      evidence: evidence.map(({ where, value }) => `${where}: ${value}`).join(" | "),
      judgement: isUseful(id) ? "useful" : id in labels.trifles ? "useless" : "false",
      fromServer: ofServer.includes(id) && !(id in labels.faults),
    })),
    missed: Object.keys(labels.faults).filter((id) => !saidIds.has(id)),
    trackersPassed: labels.trackers.length === 0 ? null : legal("trackers")?.status === "passed",
    consentToolNamed:
      consentTool === null || consentTool === OWN_BANNER
        ? null
        : lettersOf(legal("consent-tool")?.title ?? "").includes(lettersOf(consentTool)),
    imprintLink: judgeLink(legal("imprint-link"), labels.imprintLink),
    privacyLink: judgeLink(legal("privacy-link"), labels.privacyLink),
    kind: { labelled: labels.kind, read: report.pageKind?.kind ?? "" },
  };
}

/** Labelled as running without consent: naming it is true, whether or not the list of faults repeats it. */
function runsTracker({ trackers, trifles }: LabelledPage["labels"]): boolean {
  return trackers.length > 0 && !("trackers" in trifles);
}

/** A name is the same with or without capitals, spaces and hyphens. */
function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

function judgeLink(finding: LegalFinding | undefined, isThere: boolean): LinkOutcome {
  if (finding === undefined || finding.status === "unchecked" || finding.status === "notApplicable")
    return "open";
  return (finding.status === "passed") === isThere ? "right" : "wrong";
}

export function halfFigures(pages: readonly PageComparison[]): HalfFigures {
  const complaints = pages.flatMap((page) => page.complaints);
  const missed = pages.flatMap((page) => page.missed).length;
  const links = (outcomes: LinkOutcome[]): Share =>
    countWhere(
      outcomes.filter((outcome) => outcome !== "open"),
      (outcome) => outcome === "right",
    );
  return {
    pages: pages.length,
    complaints: complaints.length,
    ...complaintFigures(complaints, missed),
    beyondServer: complaintFigures(
      complaints.filter(({ fromServer }) => !fromServer),
      missed,
    ),
    trackers: countWhere(
      pages.filter(({ trackersPassed }) => trackersPassed !== null),
      ({ trackersPassed }) => trackersPassed === false,
    ),
    consentTools: countWhere(
      pages.filter(({ consentToolNamed }) => consentToolNamed !== null),
      ({ consentToolNamed }) => consentToolNamed === true,
    ),
    imprint: links(pages.map(({ imprintLink }) => imprintLink)),
    privacy: links(pages.map(({ privacyLink }) => privacyLink)),
    kinds: countWhere(pages, ({ kind }) => kind.labelled === kind.read),
  };
}

/** @param missed labelled faults that none of the complaints names */
function complaintFigures(complaints: readonly Complaint[], missed: number): ComplaintFigures {
  const useful = countWhere(complaints, ({ judgement }) => judgement === "useful");
  return {
    true: countWhere(complaints, ({ judgement }) => judgement !== "false"),
    useful,
    found: [useful[0], useful[0] + missed],
  };
}

function countWhere<T>(list: readonly T[], isCounted: (one: T) => boolean): Share {
  return [list.filter(isCounted).length, list.length];
}

export type Precision = Omit<AuditPrecision, "topic">;

/** By audit, those with false complaints first. */
export function precisionByAudit(pages: readonly PageComparison[]): Precision[] {
  const byId = Map.groupBy(
    pages.flatMap((page) => page.complaints),
    ({ id }) => id,
  );
  const count = (list: Complaint[], wanted: Judgement) =>
    list.filter(({ judgement }) => judgement === wanted).length;
  return [...byId]
    .map(([id, list]) => ({
      id,
      useful: count(list, "useful"),
      useless: count(list, "useless"),
      false: count(list, "false"),
    }))
    .toSorted(
      (a, b) => b.false - a.false || b.useless - a.useless || b.useful - a.useful || (a.id < b.id ? -1 : 1),
    );
}

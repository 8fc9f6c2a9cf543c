// The border between an answer and its display: what was read of a report by the schema of the contract.
import { type Read, readLeniently } from "#contract/read-leniently.ts";
import { type FindingStatus, seoReportSchema } from "#contract/seo-report.ts";

type ReadReport = Read<typeof seoReportSchema>;
type WithStatus<F> = Omit<F, "status"> & { status: FindingStatus };

export type ShownFinding = WithStatus<ReadReport["findings"][number]>;
export type ShownEvidence = ShownFinding["evidence"][number];
export type ShownLegal = WithStatus<ReadReport["legal"][number]>;
export type ShownReport = Omit<ReadReport, "findings" | "legal"> & {
  findings: ShownFinding[];
  legal: ShownLegal[];
};

/** Never throws. Tables become lists of [name, value], in their order. */
export function readReport(answer: unknown): ShownReport {
  const report = readLeniently(seoReportSchema, answer);
  return { ...report, findings: withStatus(report.findings), legal: withStatus(report.legal) };
}

/** What does not say how it was judged is not taken for judged. */
export function withStatus<F extends { status: FindingStatus | null }>(
  findings: readonly F[],
): WithStatus<F>[] {
  return findings.map((finding) => ({ ...finding, status: finding.status ?? "unchecked" }));
}

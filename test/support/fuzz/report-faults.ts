// What holds for every report whatever the page: figures are figures, texts are whole, nothing of ours broke on the way.
import type { Finding, LegalFinding, SeoReport } from "#contract/seo-report.ts";

/** Characters of the JSON; a page with 5,000 headings is the largest. */
const LARGEST_REPORT = 600_000;
const STATUSES = ["passed", "failed", "warning", "notApplicable", "unchecked"];
/** The sentence of an audit that threw, and of a collector that did. */
const OWN_FAULT = /ist im Programm ein Fehler aufgetreten/;
/** Slips of a program inside a sentence; what is quoted from the page may hold anything. */
const SLIP = /\bundefined\b|\bNaN\b|\[object |\bnull\b|Infinity/;

/** What is wrong with a report, as sentences; empty when nothing is. */
export function faultsOf(report: SeoReport): string[] {
  const findings = [...report.findings, ...report.legal];
  const json = JSON.stringify(report);
  return [
    ...(isPercent(report.score) && Number.isInteger(report.score) ? [] : [`score ${report.score}`]),
    ...report.groups.flatMap(({ id, score, weight }) =>
      (score === null || isPercent(score)) && isPercent(weight) ? [] : [`group ${id}: ${score}, ${weight}`],
    ),
    ...report.findings.flatMap(faultsOfPoints),
    ...findings.flatMap(faultsOfText),
    ...report.notes.flatMap((note) => (/^\p{Lu}.*\.$/su.test(note) ? [] : [`note ${note.slice(0, 80)}`])),
    ...report.issues.flatMap((issue) => (issue.trim() === "" ? ["empty issue"] : [])),
    ...oddValues(report, "report"),
    ...(json.length < LARGEST_REPORT ? [] : [`${json.length} characters`]),
  ];
}

function isPercent(value: number): boolean {
  return value >= 0 && value <= 100;
}

function faultsOfPoints({ id, points, maxPoints, gain = 0 }: Finding): string[] {
  return points >= 0 && points <= maxPoints && isPercent(gain)
    ? []
    : [`${id}: ${points} of ${maxPoints}, gain ${gain}`];
}

function faultsOfText({ id, status, title, advice, evidence }: Finding | LegalFinding): string[] {
  const complains = status === "failed" || status === "warning";
  const isSilent = title.trim() === "" || (complains && (advice.trim() === "" || evidence.length === 0));
  const own = `${title} ${advice}`.replace(/„.*?“/gs, "");
  return [
    ...(STATUSES.includes(status) ? [] : [`${id}: status ${status}`]),
    ...(isSilent ? [`${id}: says nothing`] : []),
    ...(OWN_FAULT.test(advice) ? [`${id}: broke`] : []),
    ...(SLIP.test(own) ? [`${id}: ${own.slice(0, 120)}`] : []),
  ];
}

/** Numbers that are none, values that JSON would drop, and half characters, which JSON only writes differently. */
function oddValues(value: unknown, path: string): string[] {
  if (typeof value === "number") return Number.isFinite(value) ? [] : [`${path} is ${value}`];
  if (typeof value === "string") return value.isWellFormed() ? [] : [`${path} has half a character`];
  if (value === null || typeof value === "boolean") return [];
  if (typeof value !== "object") return [`${path} is ${typeof value}`];
  return Object.entries(value).flatMap(([name, part]) =>
    part === undefined ? [] : oddValues(part, `${path}.${name}`),
  );
}

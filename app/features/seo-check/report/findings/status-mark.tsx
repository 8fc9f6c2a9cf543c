import { statusWords } from "#content/report/seo-report.ts";
import type { FindingStatus } from "#contract/seo-report.ts";

const looks: Record<FindingStatus, string> = {
  passed: "text-good i-tabler-circle-check",
  failed: "text-poor i-tabler-circle-x",
  warning: "text-fair i-tabler-alert-triangle",
  notApplicable: "text-ink-soft i-tabler-circle-minus",
  unchecked: "text-ink-soft i-tabler-help-circle",
};

export function StatusMark({ status }: { status: FindingStatus }) {
  return (
    <>
      <span aria-hidden="true" className={`${looks[status]} mt-0.5 text-1.25rem`} />
      <span className="visually-hidden">{statusWords[status]}: </span>
    </>
  );
}

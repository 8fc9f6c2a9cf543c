// Legal hints: unscored, dated, no legal advice.
import { asideTexts } from "#content/report/seo-report.ts";
import { isComplaint } from "#contract/seo-report.ts";
import { formatDate } from "../../../format/date.ts";
import { PlainList } from "../plain-list.tsx";
import { Doubt } from "./findings/doubt.tsx";
import { EvidenceList, SourceLine } from "./findings/evidence.tsx";
import { StatusMark } from "./findings/status-mark.tsx";
import { Fold } from "./fold.tsx";
import type { ShownLegal, ShownReport } from "./read-report.ts";

export function Legal({ legal }: { legal: ShownReport["legal"] }) {
  const open = legal.filter(isComplaint);
  const isQuiet = legal.some(({ status }) => status === "passed");
  const none = isQuiet ? asideTexts.legalNone : asideTexts.legalUnchecked;
  return (
    <Fold
      heading={<h3>{asideTexts.legal}</h3>}
      note={open.length === 0 ? none : asideTexts.legalOpen(open.length)}
    >
      <LegalList legal={legal} />
    </Fold>
  );
}

/** What is complained of in full, what is well by its title, and when the law was last looked at. */
export function LegalList({ legal }: { legal: readonly ShownLegal[] }) {
  const open = legal.filter(isComplaint);
  const quiet = legal.filter(({ status }) => status === "passed");
  const asOf = legal.map((finding) => finding.asOf).find((date) => date !== null);
  return (
    <>
      {open.length > 0 && (
        <PlainList className="grid gap-5">
          {open.map((finding) => (
            <LegalItem key={finding.id ?? finding.title} finding={finding} />
          ))}
        </PlainList>
      )}
      {quiet.length > 0 && (
        <details className="mt-4">
          <summary className="min-h-11 py-2 text-small font-600 underline">
            {asideTexts.legalPassed(quiet.length)}
          </summary>
          <PlainList className="grid gap-2 text-small">
            {quiet.map((finding) => (
              <li key={finding.id ?? finding.title} className="flex gap-2">
                <StatusMark status={finding.status} />
                {finding.title}
              </li>
            ))}
          </PlainList>
        </details>
      )}
      <p className="mt-4 text-small text-ink-soft">
        <strong>{asideTexts.disclaimer}</strong> {asOf && asideTexts.asOf(formatDate(asOf))}
      </p>
    </>
  );
}

function LegalItem({ finding }: { finding: ShownLegal }) {
  return (
    <li>
      <p className="flex gap-2 font-600 leading-snug">
        <StatusMark status={finding.status} />
        <span className="min-w-0">{finding.title}</span>
      </p>
      {finding.advice && <p className="mt-1 text-small text-ink-soft">{finding.advice}</p>}
      {finding.evidence.length > 0 && (
        <details>
          <summary className="min-h-11 py-2 text-small font-600 underline">{asideTexts.evidence}</summary>
          <EvidenceList evidence={finding.evidence} />
        </details>
      )}
      <SourceLine source={finding.source} />
      <Doubt finding={finding} />
    </li>
  );
}

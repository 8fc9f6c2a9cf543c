import { statusWords } from "#content/report/seo-report.ts";
import { siteFindingTexts as texts } from "#content/report/seo-site.ts";
import { keyed } from "../../../ui/keyed.ts";
import { ListItems } from "../../../ui/list-items.tsx";
import { Sign } from "../../../ui/sign.tsx";
import { PlainList, PlainSteps } from "../plain-list.tsx";
import { EvidenceList, SourceLine } from "../report/findings/evidence.tsx";
import { StatusMark } from "../report/findings/status-mark.tsx";
import { filterByStatus, getOpenFindings } from "./page-order.ts";
import type { ShownCrawl, ShownSiteFinding } from "./read-crawl.ts";
import "../report/findings/tasks.css";

/** More than there are kinds of findings; a longer list is folded. */
const SHOWN = 8;

export function SiteFindings({ crawl }: { crawl: ShownCrawl }) {
  const open = getOpenFindings(crawl);
  const more = open.slice(SHOWN);
  return (
    <div className="wrap grid items-start gap-x-14 gap-y-12 pt-14 md:pt-18 lg:grid-cols-[1fr_20rem]">
      <div className="min-w-0">
        <h3 className="mb-6 text-h2">{texts.heading}</h3>
        {open.length === 0 && (
          <p className="border-0 border-t border-solid border-line py-6">
            {crawl.findings.length === 0 ? texts.noneKnown : texts.none}
          </p>
        )}
        <FindingList findings={open.slice(0, SHOWN)} from={1} />
        {more.length > 0 && (
          <details className="group border-0 border-t border-solid border-line">
            <summary className="flex min-h-11 items-center gap-3 py-4 font-heading text-h3 font-700">
              <span
                aria-hidden="true"
                className="i-tabler-chevron-down transition-transform duration-150 group-open:rotate-180"
              />
              {texts.more(more.length)}
            </summary>
            <FindingList findings={more} from={SHOWN + 1} />
          </details>
        )}
      </div>
      <SideColumn crawl={crawl} />
    </div>
  );
}

function FindingList({ findings, from }: { findings: readonly ShownSiteFinding[]; from: number }) {
  return (
    <PlainSteps start={from}>
      {keyed(findings).map(({ key, entry: { status, title, advice, evidence, source } }) => (
        <li key={key} className="report-step">
          <Sign className="text-1.125rem">{from + key}</Sign>
          <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-6 self-center">
            <h4 className="min-w-0 grow basis-56 text-h3">{title}</h4>
            <p className={`font-heading font-700 ${status === "failed" ? "text-poor" : "text-fair"}`}>
              {statusWords[status]}
            </p>
          </div>
          <div className="report-step-text">
            {advice && <p className="text-ink-soft">{advice}</p>}
            <EvidenceList evidence={evidence} />
            <SourceLine source={source} />
          </div>
        </li>
      ))}
    </PlainSteps>
  );
}

function SideColumn({ crawl: { findings, notes } }: { crawl: ShownCrawl }) {
  const fine = filterByStatus(findings, "passed");
  const unjudged = filterByStatus(findings, "unchecked", "notApplicable");
  return (
    <div className="report-beside">
      {fine.length > 0 && (
        <section>
          <h3>{texts.fine}</h3>
          <PlainList className="grid gap-2">
            {keyed(fine).map(({ key, entry: { status, title } }) => (
              <li key={key} className="flex gap-2 leading-snug">
                <StatusMark status={status} />
                <span className="min-w-0">{title}</span>
              </li>
            ))}
          </PlainList>
        </section>
      )}
      {unjudged.length > 0 && (
        <section>
          <h3>{texts.open}</h3>
          <PlainList className="grid gap-3 text-ink-soft">
            {keyed(unjudged).map(({ key, entry: { title, advice } }) => (
              <li key={key}>
                <span className="font-600 text-ink">{title}</span> {advice}
              </li>
            ))}
          </PlainList>
        </section>
      )}
      <section>
        <h3>{texts.notRead}</h3>
        {notes.length === 0 ? (
          <p className="text-ink-soft">{texts.allRead}</p>
        ) : (
          <ul className="grid gap-3 pl-5 text-ink-soft">
            <ListItems entries={notes} />
          </ul>
        )}
      </section>
    </div>
  );
}

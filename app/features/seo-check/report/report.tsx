import { type ReactNode, useEffect, useId, useMemo, useRef } from "react";
import { preferredScrollBehavior } from "../../../hooks/reduced-motion.ts";
import { ShareButton } from "../share/share-button.tsx";
import { WatchForm } from "../watch/watch-form.tsx";
import { Comparison, useEarlierRun } from "./comparison/comparison.tsx";
import { contactAboutReport } from "./contact-report.ts";
import { AllLists } from "./findings/all-lists.tsx";
import { ReportedAddress } from "./findings/doubt.tsx";
import { Groups } from "./findings/groups.tsx";
import { rankSteps } from "./findings/ranking.ts";
import { Head } from "./head/head.tsx";
import { usePageKind } from "./page-kind/use-page-kind.ts";
import { Previews } from "./previews/previews.tsx";
import { readRatedDesign } from "./rated-design.ts";
import type { ShownReport } from "./read-report.ts";
import { HandOver, Steps } from "./steps.tsx";
import { useUnfoldedPrint } from "./use-unfolded-print.ts";
import "./report.css";
import "./report-print.css";
import { annexTexts, nextTexts, partTexts } from "#content/report/seo-report.ts";
import type { PageKind } from "#contract/page-kinds.ts";
import { NotChecked } from "./findings/not-checked.tsx";
import { Legal } from "./legal.tsx";
import "./findings/tasks.css";
import { LinkedText } from "../../../sections/linked-text.tsx";
import { Link } from "../../../ui/link.tsx";
import { AccessibilityPart, HeadingsPart, ImagesLinksPart } from "./parts/element-parts.tsx";
import { MetaPart, SocialPart } from "./parts/head-parts.tsx";
import { PerformancePart, TechnicalPart, TechnologyPart } from "./parts/technical-parts.tsx";
import { ContentPart, KeywordsPart } from "./parts/text-parts.tsx";

interface ReportProps {
  /** Unparsed answer of the server. */
  report: unknown;
  /** A new report takes the focus and offers next steps. The example, and one shared by somebody, do not. */
  isReadOnly?: boolean;
  /** One found again leaves focus and position as they are. */
  isRestored?: boolean;
  /** Unparsed design rating that goes with it. */
  rating?: unknown;
  /** Shown before the next step. */
  children?: ReactNode;
}

export function Report({
  report: answer,
  isReadOnly = false,
  isRestored = false,
  rating,
  children,
}: ReportProps) {
  const design = useMemo(() => readRatedDesign(rating), [rating]);
  const { answered, shown: report, choice } = usePageKind(answer, isReadOnly);
  const element = useRef<HTMLElement>(null);
  const id = useId();
  const taskId = (number: number) => `${id}-${number}`;
  // Runs compare as the server read them: another kind is asked other questions.
  const earlier = useEarlierRun(answered, isReadOnly);
  useUnfoldedPrint(element);

  useEffect(() => {
    if (isReadOnly || isRestored) return;
    element.current?.querySelector("h2")?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: "start", behavior: preferredScrollBehavior() });
  }, [isReadOnly, isRestored]);

  return (
    <ReportedAddress value={isReadOnly ? null : (report.url ?? report.requestedUrl)}>
      <article ref={element} className="report">
        <Head
          report={report}
          designScore={design?.score ?? null}
          isReadOnly={isReadOnly}
          taskId={taskId}
          choice={choice}
        />
        {earlier && report === answered && <Comparison earlier={earlier} report={report} />}
        <div className="report-tasks wrap" data-empty={rankSteps(report).length === 0}>
          <Steps report={report} taskId={taskId} />
          <Aside report={report} isReadOnly={isReadOnly} kind={choice?.kind} />
        </div>
        <div className="report-folds report-rest border-0 border-t border-solid border-line bg-card">
          <div className="wrap">
            <Groups report={report} />
            <Previews report={report} />
            <AllParts report={report} ratedModern={design?.isModern ?? null} />
            <AllLists report={report} />
          </div>
        </div>
        {children}
        {!isReadOnly && <NextStep report={report} kind={choice?.kind} />}
      </article>
    </ReportedAddress>
  );
}

interface AsideProps extends NextStepProps {
  isReadOnly: boolean;
}

function Aside({ report, isReadOnly, kind }: AsideProps) {
  return (
    <div className="report-aside report-beside">
      {rankSteps(report).length > 0 && !isReadOnly && <HandOver kind={kind} />}
      <Annex />
      <Legal legal={report.legal} />
      <NotChecked report={report} />
    </div>
  );
}

/** On paper the summary ends here. */
function Annex() {
  return (
    <div className="report-annex">
      <h3 className="text-h2">{annexTexts.heading}</h3>
      <p>{annexTexts.text}</p>
    </div>
  );
}

interface NextStepProps {
  report: ShownReport;
  /** As what it is read. */
  kind: PageKind | undefined;
}

function NextStep({ report, kind }: NextStepProps) {
  return (
    <div className="no-print bg-sky py-14 md:py-18">
      <div className="wrap grid items-center gap-x-14 gap-y-8 md:grid-cols-[1fr_auto]">
        <div>
          <h3 className="text-h2">{nextTexts.heading}</h3>
          <p className="mt-4 text-lead">{nextTexts.text}</p>
          <p className="mt-4">{nextTexts.again}</p>
          <p className="mt-4">
            <LinkedText>{nextTexts.accuracy}</LinkedText>
          </p>
        </div>
        <div className="flex flex-wrap gap-3 md:flex-col">
          <Link to={contactAboutReport(report)} className="btn-brick">
            {nextTexts.button}
          </Link>
          <ShareButton kind={kind} />
          <button type="button" onClick={() => print()} className="btn-line">
            <span aria-hidden="true" className="i-tabler-printer text-1.25rem" />
            {nextTexts.print}
          </button>
        </div>
      </div>
      <div className="wrap">
        <WatchForm isWhole={report.siteCrawl !== null} />
      </div>
    </div>
  );
}

function AllParts({ report, ratedModern }: { report: ShownReport; ratedModern: boolean | null }) {
  return (
    <section>
      <h3 className="text-h2">{partTexts.heading}</h3>
      <p className="report-folds-text">{partTexts.text}</p>
      <PerformancePart performance={report.performance} />
      <MetaPart meta={report.meta} />
      <HeadingsPart headings={report.headings} />
      <ContentPart content={report.content} />
      <KeywordsPart keywords={report.keywordAnalysis} />
      <ImagesLinksPart images={report.images} links={report.links} />
      <AccessibilityPart accessibility={report.accessibility} />
      <SocialPart social={report.social} />
      <TechnicalPart technical={report.technical} findings={report.findings} />
      <TechnologyPart technology={report.technology} ratedModern={ratedModern} />
    </section>
  );
}

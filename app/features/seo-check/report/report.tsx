import { type ReactNode, useEffect, useId, useRef } from "react";
import { preferredScrollBehavior } from "../../../hooks/reduced-motion.ts";
import { Comparison, useEarlierRun } from "./comparison/comparison.tsx";
import { AllLists } from "./findings/all-lists.tsx";
import { ReportedAddress } from "./findings/doubt.tsx";
import { GroupBars, Groups } from "./findings/groups.tsx";
import { rankSteps } from "./findings/ranking.ts";
import { Head } from "./head/head.tsx";
import { usePageKind } from "./page-kind/use-page-kind.ts";
import { Previews } from "./previews/previews.tsx";
import type { ShownReport } from "./read-report.ts";
import { Steps } from "./steps.tsx";
import { useUnfoldedPrint } from "./use-unfolded-print.ts";
import "./report.css";
import "./report-print.css";
import { asideTexts, headTexts, nextTexts, partTexts } from "#content/pages/seo-report.ts";
import { NotChecked } from "./findings/not-checked.tsx";
import { Legal } from "./legal.tsx";
import "./findings/tasks.css";
import { contactAbout } from "#content/contact-link.ts";
import { LinkedText } from "../../../sections/linked-text.tsx";
import { Link } from "../../../ui/link.tsx";
import { AccessibilityPart, HeadingsPart, ImagesLinksPart } from "./parts/element-parts.tsx";
import { MetaPart, SocialPart } from "./parts/head-parts.tsx";
import { PerformancePart, TechnicalPart, TechnologyPart } from "./parts/technical-parts.tsx";
import { ContentPart, KeywordsPart } from "./parts/text-parts.tsx";
import { withoutScheme } from "./shown.ts";

interface ReportProps {
  /** Unparsed answer of the server. */
  report: unknown;
  /** A new report takes the focus and offers next steps; the example does not. */
  isExample?: boolean;
  /** One found again leaves focus and position as they are. */
  isRestored?: boolean;
  /** Shown before the next step. */
  children?: ReactNode;
}

export function Report({ report: answer, isExample = false, isRestored = false, children }: ReportProps) {
  const { answered, shown: report, choice } = usePageKind(answer, isExample);
  const element = useRef<HTMLElement>(null);
  const id = useId();
  const taskId = (number: number) => `${id}-${number}`;
  // Runs compare as the server read them: another kind is asked other questions.
  const earlier = useEarlierRun(answered, isExample);
  useUnfoldedPrint(element);

  useEffect(() => {
    if (isExample || isRestored) return;
    element.current?.querySelector("h2")?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: "start", behavior: preferredScrollBehavior() });
  }, [isExample, isRestored]);

  return (
    <ReportedAddress value={isExample ? null : (report.url ?? report.requestedUrl)}>
      <article ref={element} className="report">
        <Head report={report} taskId={taskId} choice={choice} />
        {earlier && report === answered && <Comparison earlier={earlier} report={report} />}
        <div className="report-tasks wrap" data-empty={rankSteps(report).length === 0}>
          <Steps report={report} isExample={isExample} taskId={taskId} />
          <Aside report={report} />
        </div>
        <Groups report={report} />
        <Previews report={report} />
        <AllParts report={report} />
        <AllLists report={report} />
        {children}
        {!isExample && <NextStep report={report} />}
      </article>
    </ReportedAddress>
  );
}

function Aside({ report }: { report: ShownReport }) {
  return (
    <div className="report-aside report-beside">
      <section>
        <h3>{asideTexts.groups}</h3>
        <GroupBars groups={report.groups} />
      </section>
      <section>
        <h3>{asideTexts.legal}</h3>
        <Legal legal={report.legal} />
      </section>
      <section>
        <h3>{asideTexts.notChecked}</h3>
        <NotChecked report={report} />
      </section>
    </div>
  );
}

function NextStep({ report: { url, score, unscoredReason } }: { report: ShownReport }) {
  const meaningful = unscoredReason === null ? score : null;
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
          <Link to={contactLink(url ?? "", meaningful)} className="btn-brick">
            {nextTexts.button}
          </Link>
          <button type="button" onClick={() => print()} className="btn-line">
            <span aria-hidden="true" className="i-tabler-printer text-1.25rem" />
            {nextTexts.print}
          </button>
        </div>
      </div>
    </div>
  );
}

/** Characters; a mail subject should fit in one line. */
const MAX_ADDRESS_LENGTH = 80;

function contactLink(url: string, score: number | null): string {
  const points = score === null ? headTexts.unscoredSign : `${Math.round(score)} ${headTexts.outOf}`;
  return contactAbout(nextTexts.subject(shortened(withoutScheme(url)), points), {
    message: nextTexts.message(url, points),
  });
}

function shortened(address: string): string {
  return address.length > MAX_ADDRESS_LENGTH ? `${address.slice(0, MAX_ADDRESS_LENGTH - 1)}…` : address;
}

function AllParts({ report }: { report: ShownReport }) {
  return (
    <div className="border-0 border-t border-solid border-line bg-card py-14 md:py-20">
      <div className="wrap">
        <h3 className="text-h2">{partTexts.heading}</h3>
        <p className="mt-4 mb-10 text-lead text-ink-soft">{partTexts.text}</p>
        <PerformancePart performance={report.performance} />
        <MetaPart meta={report.meta} />
        <HeadingsPart headings={report.headings} />
        <ContentPart content={report.content} />
        <KeywordsPart keywords={report.keywordAnalysis} />
        <ImagesLinksPart images={report.images} links={report.links} />
        <AccessibilityPart accessibility={report.accessibility} />
        <SocialPart social={report.social} />
        <TechnicalPart technical={report.technical} findings={report.findings} />
        <TechnologyPart technology={report.technology} />
      </div>
    </div>
  );
}

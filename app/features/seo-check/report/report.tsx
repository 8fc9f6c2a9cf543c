// A complete report. Head, what to do, every rule, how it looks, everything measured, all lists, the way on.
import { type ReactNode, useEffect, useId, useMemo, useRef } from "react";
import { glide } from "../../../hooks/reduced-motion.ts";
import { AllLists } from "./all-lists.tsx";
import { AllParts } from "./all-parts.tsx";
import { Aside } from "./aside.tsx";
import { Comparison } from "./comparison/comparison.tsx";
import { useEarlierRun } from "./comparison/use-earlier-run.ts";
import { Groups } from "./groups.tsx";
import { Head } from "./head.tsx";
import { NextStep } from "./next-step.tsx";
import { Previews } from "./previews/previews.tsx";
import { stepsOf } from "./ranking.ts";
import { readReport } from "./read-report.ts";
import { Steps } from "./steps.tsx";
import { useUnfoldedPrint } from "./use-unfolded-print.ts";
import "./report.css";
import "./report-print.css";

interface ReportProps {
  /** As the server sent it. */
  report: unknown;
  /** A report that has just been made takes the focus and leads on; the example only shows. */
  isExample?: boolean;
  /** What belongs to the result beside this page, before the way on. */
  children?: ReactNode;
}

export function Report({ report: answer, isExample = false, children }: ReportProps) {
  const report = useMemo(() => readReport(answer), [answer]);
  const element = useRef<HTMLElement>(null);
  const id = useId();
  const taskId = (number: number) => `${id}-${number}`;
  const earlier = useEarlierRun(report, isExample);
  useUnfoldedPrint(element);

  useEffect(() => {
    if (isExample) return;
    element.current?.querySelector("h2")?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: "start", behavior: glide() });
  }, [isExample]);

  return (
    <article ref={element} className="report">
      <Head report={report} taskId={taskId} />
      {earlier && <Comparison earlier={earlier} report={report} />}
      <div className="report-tasks wrap" data-empty={stepsOf(report).length === 0}>
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
  );
}

// The first tasks by name, right below the verdict: stations of a path, each a way down to the task itself.
import type { MouseEvent } from "react";
import { headTexts, stepTexts } from "#content/pages/seo-report.ts";
import { glide } from "../../../hooks/reduced-motion.ts";
import { keyed } from "../../../ui/keyed.ts";
import { Sign } from "../../../ui/sign.tsx";
import { PlainSteps } from "../plain-list.tsx";
import { pointsInWords } from "./gain.ts";
import { stepsOf, TASKS } from "./ranking.ts";
import type { ShownReport } from "./read-report.ts";
import "./head-tasks.css";

interface HeadTasksProps {
  report: ShownReport;
  /** The id of a task's heading, by its number from 1. */
  taskId: (number: number) => string;
}

export function HeadTasks({ report, taskId }: HeadTasksProps) {
  const steps = stepsOf(report).slice(0, TASKS);
  if (steps.length === 0) return null;
  return (
    <nav aria-label={headTexts.tasks} className="head-tasks no-print">
      <PlainSteps>
        {keyed(steps).map(({ key, entry: { title, gain } }) => (
          <li key={key}>
            <Sign>{key + 1}</Sign>{" "}
            <a href={`#${taskId(key + 1)}`} onClick={goDown}>
              {title}
            </a>{" "}
            {gain > 0 && <span>{stepTexts.gain(pointsInWords(gain))}</span>}
          </li>
        ))}
      </PlainSteps>
    </nav>
  );
}

/** Stays out of the address: a report cannot be called up by it. */
function goDown(event: MouseEvent<HTMLAnchorElement>): void {
  const heading = document.getElementById(event.currentTarget.hash.slice(1));
  if (heading === null) return;
  event.preventDefault();
  heading.focus({ preventScroll: true });
  (heading.closest("li") ?? heading).scrollIntoView({ block: "start", behavior: glide() });
}

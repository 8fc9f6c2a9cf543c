// From a report to the contact form, with what the owner of the site needs to answer.
import { contactAbout } from "#content/contact-link.ts";
import { headTexts, nextTexts } from "#content/report/seo-report.ts";
import { rankSteps, TASKS } from "./findings/ranking.ts";
import type { ShownReport } from "./read-report.ts";
import { withoutScheme } from "./shown.ts";

/** Characters; a mail subject should fit in one line. */
const MAX_ADDRESS_LENGTH = 80;
/** Characters of a task: titles are one sentence, unless an answer is damaged. */
const MAX_TASK_LENGTH = 160;

/** `/kontakt` with the reported page, its points and its first tasks filled in. */
export function contactAboutReport(report: ShownReport): string {
  const { url, requestedUrl, score, unscoredReason } = report;
  const address = url ?? requestedUrl ?? "";
  const points =
    score === null || unscoredReason !== null
      ? headTexts.unscoredSign
      : `${Math.round(score)} ${headTexts.outOf}`;
  const tasks = rankSteps(report)
    .slice(0, TASKS)
    .map(({ title }) => shortened(title, MAX_TASK_LENGTH));
  return contactAbout(nextTexts.subject(shortened(withoutScheme(address), MAX_ADDRESS_LENGTH), points), {
    message: nextTexts.message(address, points, tasks),
  });
}

function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

// Five figures in one line.
import { absent, headTexts } from "#content/pages/seo-report.ts";
import { formatBytes } from "../../../format/bytes.ts";
import { formatSeconds } from "../../../format/duration.ts";
import { judged } from "./ranking.ts";
import type { ShownReport } from "./read-report.ts";
import { shown, shownNumber } from "./shown.ts";

export function HeadFigures({ report }: { report: ShownReport }) {
  const { performance, content, links } = report;
  const { passed, total } = judged(report);
  const linkCount =
    links.internal === null || links.external === null ? null : links.internal + links.external;
  const figures = [
    [headTexts.figures.response, shown(performance.responseTime, formatSeconds)],
    [headTexts.figures.size, shown(performance.pageSize, formatBytes)],
    [headTexts.figures.words, shownNumber(content.wordCount)],
    [headTexts.figures.links, shownNumber(linkCount)],
    [headTexts.figures.passed, total === 0 ? absent.figure : headTexts.passedOf(passed, total)],
  ] as const;
  return (
    <dl className="head-figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

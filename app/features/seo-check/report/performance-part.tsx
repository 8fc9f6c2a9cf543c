import { partTexts } from "#content/pages/seo-report.ts";
import { formatBytes } from "../../../format/bytes.ts";
import { formatMilliseconds, formatSeconds } from "../../../format/duration.ts";
import { Part } from "./part.tsx";
import type { ShownReport } from "./read-report.ts";
import { Figures } from "./rows.tsx";
import { shown, shownNumber } from "./shown.ts";

const texts = partTexts.performance;

export function PerformancePart({ performance }: Pick<ShownReport, "performance">) {
  return (
    <Part title={texts.title} note={texts.note}>
      <Figures
        rows={[
          [texts.loadTime, shown(performance.loadTime, formatSeconds)],
          [texts.responseTime, shown(performance.responseTime, formatMilliseconds)],
          [texts.pageSize, shown(performance.pageSize, formatBytes)],
          [texts.resourceCount, shownNumber(performance.resourceCount)],
        ]}
      />
    </Part>
  );
}

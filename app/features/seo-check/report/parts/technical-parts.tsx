import { formatBytes } from "#app/format/bytes.ts";
import { formatMilliseconds, formatSeconds } from "#app/format/duration.ts";
import { ListItems } from "#app/ui/list-items.tsx";
import { REACT_BENEFITS_SHOWN } from "#content/constants.ts";
import { absent, partTexts } from "#content/report/seo-report.ts";
import type { ShownReport } from "../read-report.ts";
import { shown, shownNumber, shownText } from "../shown.ts";
import { Figures, Pairs, Part, Sub, YesNo } from "./part.tsx";

const technicalTexts = partTexts.technical;
const HTTP_OK = 200;

export function TechnicalPart({ technical, findings }: Pick<ShownReport, "technical" | "findings">) {
  const { httpStatus, canonicalUrl, viewport, charset, charsetSource, doctype } = technical;
  const presence = (value: boolean | null, audit: string) => {
    // False may mean that the file did not answer; the finding knows.
    const unknown = findings.some(({ id, status }) => id === audit && status === "unchecked");
    return <YesNo value={unknown ? null : value} yes={partTexts.present} no={partTexts.missing} />;
  };
  return (
    <Part title={technicalTexts.title} note={technicalTexts.note}>
      <Pairs
        className="report-rows"
        rows={[
          [technicalTexts.httpStatus, statusText(httpStatus)],
          [technicalTexts.canonical, shownText(canonicalUrl)],
          [technicalTexts.viewport, shownText(viewport)],
          [technicalTexts.charset, charsetText(charset, charsetSource)],
          [technicalTexts.doctype, shownText(doctype)],
          [technicalTexts.robotsTxt, presence(technical.hasRobotsTxt, "robots-allowed")],
          [technicalTexts.sitemap, presence(technical.hasSitemap, "sitemap")],
        ]}
      />
    </Part>
  );
}

function statusText(status: number | null): string {
  if (status === null) return absent.figure;
  return status === HTTP_OK ? technicalTexts.ok : String(status);
}

function charsetText(charset: string | null, source: string | null): string {
  const from = source === null ? undefined : technicalTexts.charsetSources[source];
  return charset && from ? `${charset} (${from})` : shownText(charset);
}

const performanceTexts = partTexts.performance;

export function PerformancePart({ performance }: Pick<ShownReport, "performance">) {
  return (
    <Part title={performanceTexts.title} note={performanceTexts.note}>
      <Figures
        rows={[
          [performanceTexts.loadTime, shown(performance.loadTime, formatSeconds)],
          [performanceTexts.responseTime, shown(performance.responseTime, formatMilliseconds)],
          [performanceTexts.pageSize, shown(performance.pageSize, formatBytes)],
          [performanceTexts.resourceCount, shownNumber(performance.resourceCount)],
        ]}
      />
    </Part>
  );
}

const technologyTexts = partTexts.technology;

interface TechnologyPartProps extends Pick<ShownReport, "technology"> {
  /** What the design rating says; it has seen the page in a browser, and both stand in one report. */
  ratedModern: boolean | null;
}

export function TechnologyPart({ technology, ratedModern }: TechnologyPartProps) {
  const { framework, libraries, buildTools, services, reactBenefits } = technology;
  const isModern = ratedModern ?? technology.isModern;
  const versions = new Map(technology.versions);
  const named = (name: string) => [name, versions.get(name)].filter(Boolean).join(" ");
  const listed = (names: readonly string[]) => names.map(named).join(", ") || technologyTexts.noneFound;
  const left = reactBenefits.length - REACT_BENEFITS_SHOWN;
  return (
    <Part title={technologyTexts.title} note={technologyTexts.note}>
      <Pairs
        className="report-rows"
        rows={[
          [technologyTexts.framework, framework ? named(framework) : technologyTexts.noFramework],
          [technologyTexts.libraries, listed(libraries)],
          [technologyTexts.buildTools, listed(buildTools)],
          [technologyTexts.services, listed(services)],
          [
            technologyTexts.modern,
            <YesNo key="modern" value={isModern} yes={partTexts.yes} no={partTexts.no} />,
          ],
        ]}
      />
      {reactBenefits.length > 0 && (
        <div className="mt-6">
          <Sub>{technologyTexts.benefits}</Sub>
          <ul className="grid gap-1.5 pl-5">
            <ListItems entries={reactBenefits.slice(0, REACT_BENEFITS_SHOWN)} />
          </ul>
          {left > 0 && <p className="mt-2 text-small text-ink-soft">{technologyTexts.more(left)}</p>}
        </div>
      )}
    </Part>
  );
}

import { keyed } from "#app/ui/keyed.ts";
import { ListItems } from "#app/ui/list-items.tsx";
import { inGerman } from "#content/figures.ts";
import { partTexts } from "#content/report/seo-report.ts";
import type { ShownReport } from "../read-report.ts";
import { shownNumber } from "../shown.ts";
import { Figures, Pairs, Part, type Row, Sub } from "./part.tsx";
import "./outline.css";

const { imagesAndLinks: texts, images: imageTexts, links: linkTexts } = partTexts;

export function ImagesLinksPart({ images, links }: Pick<ShownReport, "images" | "links">) {
  return (
    <Part title={texts.title} note={texts.note}>
      <div className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
        <div>
          <Sub>{imageTexts.title}</Sub>
          <Pairs className="report-counts" rows={counts(images, imageTexts.rows)} />
        </div>
        <div>
          <Sub>{linkTexts.title}</Sub>
          <Pairs className="report-counts" rows={counts(links, linkTexts.rows)} />
        </div>
      </div>
    </Part>
  );
}

function counts<Name extends string>(
  values: Record<Name, number | null>,
  names: Record<Name, string>,
): Row[] {
  return (Object.keys(names) as Name[]).map((name) => [names[name], shownNumber(values[name])]);
}

const accessibilityTexts = partTexts.accessibility;

export function AccessibilityPart({ accessibility }: Pick<ShownReport, "accessibility">) {
  const { missingAltImages, missingLabels, headingStructureIssues } = accessibility;
  return (
    <Part title={accessibilityTexts.title} note={accessibilityTexts.note}>
      <Figures
        rows={[
          [accessibilityTexts.missingAlt, shownNumber(missingAltImages)],
          [accessibilityTexts.missingLabels, shownNumber(missingLabels)],
        ]}
      />
      <div className="mt-8">
        <Sub>{accessibilityTexts.structure}</Sub>
        {headingStructureIssues.length === 0 ? (
          <p>{accessibilityTexts.noStructureIssues}</p>
        ) : (
          <ul className="grid gap-1.5 pl-5">
            <ListItems entries={headingStructureIssues} />
          </ul>
        )}
      </div>
    </Part>
  );
}

const headingTexts = partTexts.headings;

export function HeadingsPart({ headings }: Pick<ShownReport, "headings">) {
  return (
    <Part title={headingTexts.title} note={headingTexts.note(inGerman(headings.length))}>
      {headings.length === 0 ? (
        <p>{headingTexts.none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <section aria-label={headingTexts.region} tabIndex={0} className="outline-list">
          <ol>
            {keyed(headings).map(({ key, entry: { level, text } }) => (
              <li key={key} data-level={level}>
                <span className="outline-level">H{level}</span>
                <span className="min-w-0">
                  {text?.trim() || <em className="text-ink-soft">{headingTexts.empty}</em>}
                  <Skipped level={level} before={headings[key - 1]?.level ?? level} />
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </Part>
  );
}

/** No level may be skipped downwards, as in the audit. */
function Skipped({ level, before }: { level: number; before: number }) {
  if (level <= before + 1) return null;
  return (
    <span className="outline-skipped">
      <span aria-hidden="true" className="i-tabler-alert-triangle" />{" "}
      {headingTexts.skipped(headingTexts.levels(before + 1, level - 1))}
    </span>
  );
}

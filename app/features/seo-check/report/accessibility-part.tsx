import { partTexts } from "#content/pages/seo-report.ts";
import { keyed } from "../../../ui/keyed.ts";
import { Part, Sub } from "./part.tsx";
import type { ShownReport } from "./read-report.ts";
import { Figures } from "./rows.tsx";
import { shownNumber } from "./shown.ts";

const texts = partTexts.accessibility;

export function AccessibilityPart({ accessibility }: Pick<ShownReport, "accessibility">) {
  const { missingAltImages, missingLabels, headingStructureIssues } = accessibility;
  return (
    <Part title={texts.title} note={texts.note}>
      <Figures
        rows={[
          [texts.missingAlt, shownNumber(missingAltImages)],
          [texts.missingLabels, shownNumber(missingLabels)],
        ]}
      />
      <div className="mt-8">
        <Sub>{texts.structure}</Sub>
        {headingStructureIssues.length === 0 ? (
          <p>{texts.noStructureIssues}</p>
        ) : (
          <ul className="grid gap-1.5 pl-5">
            {keyed(headingStructureIssues).map(({ key, entry }) => (
              <li key={key}>{entry}</li>
            ))}
          </ul>
        )}
      </div>
    </Part>
  );
}

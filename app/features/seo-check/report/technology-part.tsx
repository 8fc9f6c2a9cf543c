import { REACT_BENEFITS_SHOWN } from "#content/constants.ts";
import { partTexts } from "#content/pages/seo-report.ts";
import { keyed } from "../../../ui/keyed.ts";
import { Part, Sub } from "./part.tsx";
import type { ShownReport } from "./read-report.ts";
import { Rows } from "./rows.tsx";
import { YesNo } from "./yes-no.tsx";

const texts = partTexts.technology;

export function TechnologyPart({ technology }: Pick<ShownReport, "technology">) {
  const { framework, libraries, buildTools, services, isModern, reactBenefits } = technology;
  const versions = new Map(Object.entries(technology.versions));
  const named = (name: string) => [name, versions.get(name)].filter(Boolean).join(" ");
  const listed = (names: readonly string[]) => names.map(named).join(", ") || texts.noneFound;
  const left = reactBenefits.length - REACT_BENEFITS_SHOWN;
  return (
    <Part title={texts.title} note={texts.note}>
      <Rows
        rows={[
          [texts.framework, framework ? named(framework) : texts.noFramework],
          [texts.libraries, listed(libraries)],
          [texts.buildTools, listed(buildTools)],
          [texts.services, listed(services)],
          [texts.modern, <YesNo key="modern" value={isModern} yes={partTexts.yes} no={partTexts.no} />],
        ]}
      />
      {reactBenefits.length > 0 && (
        <div className="mt-6">
          <Sub>{texts.benefits}</Sub>
          <ul className="grid gap-1.5 pl-5">
            {keyed(reactBenefits.slice(0, REACT_BENEFITS_SHOWN)).map(({ key, entry }) => (
              <li key={key}>{entry}</li>
            ))}
          </ul>
          {left > 0 && <p className="mt-2 text-small text-ink-soft">{texts.more(left)}</p>}
        </div>
      )}
    </Part>
  );
}

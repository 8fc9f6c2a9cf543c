// A sample of findings as they are handed over: a sheet on a clipboard.
import { sheet } from "#content/pages/seo-analysis-sections.ts";
import { SectionHead } from "../../sections/section-head.tsx";
import { keyed } from "../../ui/keyed.ts";
import { Sign } from "../../ui/sign.tsx";
import "./finding-sheet.css";

export function FindingSheet() {
  return (
    <div className="findings">
      <SectionHead {...sheet.head} />
      <div className="findings-sheet">
        <h3>{sheet.name}</h3>
        <ol>
          {keyed(sheet.findings).map(({ key, entry: { found, means, todo, who } }, index) => (
            <li key={key}>
              <Sign>{index + 1}</Sign>
              <dl>
                <dt>{sheet.found}</dt>
                <dd>{found}</dd>
                <dt>{sheet.means}</dt>
                <dd>{means}</dd>
                <dt>{sheet.todo}</dt>
                <dd>{todo}</dd>
                <dt>{sheet.who}</dt>
                <dd>{who}</dd>
              </dl>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

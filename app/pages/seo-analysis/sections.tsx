import * as words from "#content/pages/seo-analysis/seo-analysis-sections.ts";
import { BenefitList } from "../../sections/benefit-list.tsx";
import { Comparison } from "../../sections/figures/comparison.tsx";
import { Goal } from "../../sections/goal.tsx";
import { Section } from "../../sections/section.tsx";
import { SectionHead } from "../../sections/section-head.tsx";
import { Stations } from "../../sections/stations.tsx";
import { Tiles } from "../../sections/tiles.tsx";
import { keyed } from "../../ui/keyed.ts";
import { Sign } from "../../ui/sign.tsx";
import "./finding-sheet.css";

export function SeoAnalysisSections() {
  return (
    <>
      <Section className="section hedge" head={words.checksHead}>
        <Tiles tiles={words.checks} />
      </Section>
      <Section className="section">
        <FindingSheet />
      </Section>
      <Section className="section bg-sky" head={words.stepsHead}>
        <Stations stations={words.steps} />
      </Section>
      <Section className="section" wrap="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.7fr]">
        <div>
          <SectionHead {...words.gainsHead} />
        </div>
        <BenefitList benefits={words.gains} />
      </Section>
      <Section className="section bg-card" head={words.pairHead}>
        <Comparison {...words.pair} />
        <div className="mt-14 grid gap-x-12 gap-y-4 md:grid-cols-2">
          <h3 className="md:col-span-2">{words.limits.title}</h3>
          {keyed(words.limits.text).map(({ key, entry: paragraph }) => (
            <p key={key}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Goal {...words.goal} />
    </>
  );
}

function FindingSheet() {
  return (
    <div className="findings">
      <SectionHead {...words.sheet.head} />
      <div className="findings-sheet">
        <h3>{words.sheet.name}</h3>
        <ol>
          {keyed(words.sheet.findings).map(({ key, entry: { found, means, todo, who } }, index) => (
            <li key={key}>
              <Sign>{index + 1}</Sign>
              <dl>
                <dt>{words.sheet.found}</dt>
                <dd>{found}</dd>
                <dt>{words.sheet.means}</dt>
                <dd>{means}</dd>
                <dt>{words.sheet.todo}</dt>
                <dd>{todo}</dd>
                <dt>{words.sheet.who}</dt>
                <dd>{who}</dd>
              </dl>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

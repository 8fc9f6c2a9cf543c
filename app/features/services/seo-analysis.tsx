// What an SEO analysis looks at, how its findings read, and what comes of it.
import {
  checks,
  checksHead,
  gains,
  gainsHead,
  goal,
  limits,
  pair,
  pairHead,
  steps,
  stepsHead,
} from "#content/pages/seo-analysis-sections.ts";
import { BenefitList } from "../../sections/benefit-list.tsx";
import { Comparison } from "../../sections/comparison.tsx";
import { Goal } from "../../sections/goal.tsx";
import { SectionHead } from "../../sections/section-head.tsx";
import { Stations } from "../../sections/stations.tsx";
import { Tiles } from "../../sections/tiles.tsx";
import { keyed } from "../../ui/keyed.ts";
import { FindingSheet } from "./finding-sheet.tsx";

export function SeoAnalysisSections() {
  return (
    <>
      <section className="section hedge">
        <div className="wrap">
          <SectionHead {...checksHead} />
          <Tiles tiles={checks} />
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <FindingSheet />
        </div>
      </section>
      <section className="section bg-sky">
        <div className="wrap">
          <SectionHead {...stepsHead} />
          <Stations stations={steps} />
        </div>
      </section>
      <section className="section">
        <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.7fr]">
          <div>
            <SectionHead {...gainsHead} />
          </div>
          <BenefitList benefits={gains} />
        </div>
      </section>
      <section className="section bg-card">
        <div className="wrap">
          <SectionHead {...pairHead} />
          <Comparison {...pair} />
          <div className="mt-14 grid gap-x-12 gap-y-4 md:grid-cols-2">
            <h3 className="md:col-span-2">{limits.title}</h3>
            {keyed(limits.text).map(({ key, entry: paragraph }) => (
              <p key={key}>{paragraph}</p>
            ))}
          </div>
        </div>
      </section>
      <Goal {...goal} />
    </>
  );
}

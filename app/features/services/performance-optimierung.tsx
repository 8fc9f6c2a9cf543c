// /performance-optimierung below its first screen.
import {
  areas,
  optimisations,
  ownProof,
  performanceGoal,
  secondCost,
  tiles,
} from "#content/pages/performance-optimierung-sections.ts";
import { ActionRow } from "../../sections/action-row.tsx";
import { Areas } from "../../sections/areas.tsx";
import { Checklists } from "../../sections/checklists.tsx";
import { Goal } from "../../sections/goal.tsx";
import { LinkedText } from "../../sections/linked-text.tsx";
import { SectionHead } from "../../sections/section-head.tsx";
import { Tiles } from "../../sections/tiles.tsx";
import { keyed } from "../../ui/keyed.ts";
import { SecondCost } from "./second-cost.tsx";

export function PerformanceOptimierung() {
  return (
    <>
      <section className="section hedge">
        <div className="wrap">
          <SectionHead title={secondCost.title} lead={secondCost.lead} />
          <SecondCost effects={secondCost.effects} />
          <p className="mt-8 text-hedge-soft">{secondCost.basis}</p>
        </div>
      </section>
      <section className="section bg-card">
        <div className="wrap">
          <SectionHead title={tiles.title} />
          <Tiles tiles={tiles.items} />
        </div>
      </section>
      <section className="section overflow-x-clip">
        <div className="wrap">
          <SectionHead title={areas.title} lead={areas.lead} />
          <Areas areas={areas.areas} />
        </div>
      </section>
      <section className="section bg-sky">
        <div className="wrap">
          <SectionHead title={optimisations.title} lead={optimisations.lead} />
          <Checklists lists={optimisations.lists} sheet />
        </div>
      </section>
      <section className="section">
        <div className="wrap grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.5fr]">
          <h2>{ownProof.title}</h2>
          <div className="grid gap-5">
            {keyed(ownProof.text).map(({ key, entry: paragraph }) => (
              <p key={key}>
                <LinkedText>{paragraph}</LinkedText>
              </p>
            ))}
            <ActionRow actions={[ownProof.action]} />
          </div>
        </div>
      </section>
      <Goal {...performanceGoal} />
    </>
  );
}

// What counts in the own town, for whom, and how to get there.
import {
  factors,
  factorsHead,
  goal,
  piecesHead,
  spellings,
  stepsHead,
  trades,
  tradesHead,
} from "#content/pages/local-seo-sections.ts";
import { Checklists } from "../../sections/checklists.tsx";
import { Explain } from "../../sections/explain.tsx";
import { Goal } from "../../sections/goal.tsx";
import { SectionHead } from "../../sections/section-head.tsx";
import { Trades } from "../../sections/trades.tsx";
import { Crossroads } from "./crossroads.tsx";
import { Spellings } from "./spellings.tsx";
import { StreetSteps } from "./street-steps.tsx";

export function LocalSections() {
  return (
    <>
      <section className="section bg-card">
        <div className="wrap">
          <SectionHead {...piecesHead} />
          <Crossroads />
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <Explain title={spellings.title} text={spellings.text} flip>
            <Spellings />
          </Explain>
        </div>
      </section>
      <section className="section hedge">
        <div className="wrap">
          <SectionHead {...stepsHead} />
          <StreetSteps />
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <SectionHead {...tradesHead} />
          <Trades trades={trades} />
        </div>
      </section>
      <section className="section bg-sky">
        <div className="wrap">
          <SectionHead {...factorsHead} />
          <Checklists lists={factors} sheet />
        </div>
      </section>
      <Goal {...goal} />
    </>
  );
}

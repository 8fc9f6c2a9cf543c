// All of /e-commerce below its first screen.
import { COUNTER_THRESHOLD } from "#content/constants.ts";
import {
  shopComparison,
  shopGoal,
  shopProcess,
  shopShelf,
  shopStats,
  shopSumSection,
  shopTiles,
} from "#content/pages/e-commerce-sections.ts";
import { Comparison } from "../../sections/comparison.tsx";
import { Goal } from "../../sections/goal.tsx";
import { Ledger } from "../../sections/ledger.tsx";
import { LinkedText } from "../../sections/linked-text.tsx";
import { SectionHead } from "../../sections/section-head.tsx";
import { StatRow } from "../../sections/stat-row.tsx";
import { Stations } from "../../sections/stations.tsx";
import { SumSteps } from "../../sections/sum-steps.tsx";
import { Tiles } from "../../sections/tiles.tsx";
import { keyed } from "../../ui/keyed.ts";
import "./services.css";
import { Shelf } from "./shelf.tsx";

export function ECommerceRest() {
  return (
    <>
      <section className="bg-card">
        <div className="wrap section">
          <SectionHead {...shopComparison.head} />
          <Comparison {...shopComparison.table} />
        </div>
      </section>
      <section className="wrap section">
        <SectionHead {...shopShelf.head} />
        <Shelf shelves={shopShelf.shelves} />
      </section>
      <section className="bg-sky">
        <div className="wrap section stats-wide">
          <SectionHead title={shopStats.title} />
          <StatRow figures={shopStats.figures} threshold={COUNTER_THRESHOLD} />
          <ul>
            {keyed(shopStats.basis).map(({ key, entry: { name, text } }) => (
              <li key={key}>
                <b>{name}</b> {text}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="wrap section">
        <SectionHead {...shopProcess.head} />
        <Stations stations={shopProcess.stations} />
      </section>
      <section className="hedge">
        <div className="wrap section">
          <SectionHead {...shopSumSection.head} />
          <SumSteps steps={shopSumSection.steps} />
          <div className="halves mt-14">
            <Ledger rows={shopSumSection.rows} />
            <p>{shopSumSection.note}</p>
          </div>
        </div>
      </section>
      <section className="wrap section">
        <SectionHead {...shopTiles.head} />
        <Tiles tiles={shopTiles.tiles} />
        <p className="advice">
          <LinkedText>{shopTiles.after}</LinkedText>
        </p>
      </section>
      <Goal {...shopGoal} />
    </>
  );
}

import { COUNTER_THRESHOLD } from "#content/constants.ts";
import * as words from "#content/pages/e-commerce/e-commerce-sections.ts";
import { Comparison } from "../../sections/figures/comparison.tsx";
import { Ledger } from "../../sections/figures/ledger.tsx";
import { StatRow } from "../../sections/figures/stat-row.tsx";
import { SumSteps } from "../../sections/figures/sum-steps.tsx";
import { Goal } from "../../sections/goal.tsx";
import { LinkedText } from "../../sections/linked-text.tsx";
import { Section } from "../../sections/section.tsx";
import { SectionHead } from "../../sections/section-head.tsx";
import { Stations } from "../../sections/stations.tsx";
import { Tiles } from "../../sections/tiles.tsx";
import { keyed } from "../../ui/keyed.ts";
import "../../features/services/services.css";
import { Shelf } from "./shelf.tsx";

export function ECommerceRest() {
  return (
    <>
      <Section className="bg-card" wrap="wrap section" head={words.shopComparison.head}>
        <Comparison {...words.shopComparison.table} />
      </Section>
      <section className="wrap section">
        <SectionHead {...words.shopShelf.head} />
        <Shelf shelves={words.shopShelf.shelves} />
      </section>
      <Section className="bg-sky" wrap="wrap section stats-wide" head={words.shopStats}>
        <StatRow figures={words.shopStats.figures} threshold={COUNTER_THRESHOLD} />
        <ul>
          {keyed(words.shopStats.basis).map(({ key, entry: { name, text } }) => (
            <li key={key}>
              <b>{name}</b> {text}
            </li>
          ))}
        </ul>
      </Section>
      <section className="wrap section">
        <SectionHead {...words.shopProcess.head} />
        <Stations stations={words.shopProcess.stations} />
      </section>
      <Section className="hedge" wrap="wrap section" head={words.shopSumSection.head}>
        <SumSteps steps={words.shopSumSection.steps} />
        <div className="halves mt-14">
          <Ledger rows={words.shopSumSection.rows} />
          <p>{words.shopSumSection.note}</p>
        </div>
      </Section>
      <section className="wrap section">
        <SectionHead {...words.shopTiles.head} />
        <Tiles tiles={words.shopTiles.tiles} />
        <p className="advice">
          <LinkedText>{words.shopTiles.after}</LinkedText>
        </p>
      </section>
      <Goal {...words.shopGoal} />
    </>
  );
}

// All of /website-wartung below its first screen.
import { COUNTER_THRESHOLD } from "#content/constants.ts";
import {
  careComparison,
  careGoal,
  careLists,
  careReturn,
  careStats,
  careTiles,
  careTrades,
  repairs,
} from "#content/pages/website-wartung-sections.ts";
import { Checklists } from "../../sections/checklists.tsx";
import { Comparison } from "../../sections/comparison.tsx";
import { Goal } from "../../sections/goal.tsx";
import { Ledger } from "../../sections/ledger.tsx";
import { LinkedText } from "../../sections/linked-text.tsx";
import { SectionHead } from "../../sections/section-head.tsx";
import { StatRow } from "../../sections/stat-row.tsx";
import { Tiles } from "../../sections/tiles.tsx";
import { Trades } from "../../sections/trades.tsx";
import { keyed } from "../../ui/keyed.ts";
import "./services.css";

export function WebsiteWartungRest() {
  return (
    <>
      <section className="bg-card">
        <div className="wrap section">
          <SectionHead {...careTiles.head} />
          <Tiles tiles={careTiles.tiles} />
        </div>
      </section>
      <section className="hedge">
        <div className="wrap section">
          <SectionHead {...careComparison.head} />
          <Comparison {...careComparison.table} />
          <p className="mt-8">
            <LinkedText>{careComparison.note}</LinkedText>
          </p>
        </div>
      </section>
      <section className="wrap section halves halves-aside">
        <SectionHead {...repairs.head} />
        <Ledger rows={repairs.rows} />
      </section>
      <section className="bg-sky">
        <div className="wrap section halves">
          <div className="halves-right">
            <SectionHead {...careStats.head} />
            <StatRow figures={careStats.figures} threshold={COUNTER_THRESHOLD} />
          </div>
          <Ledger rows={careStats.basis} />
        </div>
      </section>
      <section className="wrap section">
        <SectionHead {...careLists.head} />
        <Checklists lists={careLists.lists} />
      </section>
      <section className="bg-card">
        <div className="wrap section">
          <SectionHead {...careReturn.head} />
          <dl className="big-rows">
            {keyed(careReturn.rows).map(({ key, entry: { name, text } }) => (
              <div key={key}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section className="wrap section">
        <SectionHead {...careTrades.head} />
        <Trades trades={careTrades.trades} />
      </section>
      <Goal {...careGoal} />
    </>
  );
}

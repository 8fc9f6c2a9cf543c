// All of /website-design below its first screen.
import { COUNTER_THRESHOLD } from "#content/constants.ts";
import {
  designComparison,
  designExpectations,
  designGoal,
  designProcess,
  designStats,
  designSum,
  designTrades,
} from "#content/pages/website-design-sections.ts";
import { Comparison } from "../../sections/comparison.tsx";
import { Goal } from "../../sections/goal.tsx";
import { Ledger } from "../../sections/ledger.tsx";
import { LinkedText } from "../../sections/linked-text.tsx";
import { SectionHead } from "../../sections/section-head.tsx";
import { StatRow } from "../../sections/stat-row.tsx";
import { Stations } from "../../sections/stations.tsx";
import { SumSteps } from "../../sections/sum-steps.tsx";
import { Trades } from "../../sections/trades.tsx";
import "./services.css";

export function WebsiteDesignRest() {
  return (
    <>
      <section className="hedge">
        <div className="wrap section halves">
          <div>
            <SectionHead {...designStats.head} />
            <StatRow figures={designStats.figures} threshold={COUNTER_THRESHOLD} />
          </div>
          <Ledger rows={designStats.basis} />
        </div>
      </section>
      <section className="wrap section">
        <SectionHead {...designComparison.head} />
        <Comparison {...designComparison.table} />
        <p className="advice">{designComparison.advice}</p>
      </section>
      <section className="bg-card">
        <div className="wrap section">
          <SectionHead {...designSum.head} />
          <SumSteps steps={designSum.steps} />
          <p className="mt-8 text-ink-soft">{designSum.note}</p>
        </div>
      </section>
      <section className="wrap section">
        <SectionHead {...designProcess.head} />
        <Stations stations={designProcess.stations} />
      </section>
      <section className="bg-sky">
        <div className="wrap section">
          <SectionHead {...designTrades.head} />
          <Trades trades={designTrades.trades} />
        </div>
      </section>
      <section className="wrap section halves halves-aside">
        <SectionHead {...designExpectations.head} />
        <div>
          <Ledger rows={designExpectations.rows} />
          <p className="mt-6">
            <LinkedText>{designExpectations.after}</LinkedText>
          </p>
        </div>
      </section>
      <Goal {...designGoal} />
    </>
  );
}

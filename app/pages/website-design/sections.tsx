import { COUNTER_THRESHOLD } from "#content/constants.ts";
import * as words from "#content/pages/website-design/website-design-sections.ts";
import { Comparison } from "../../sections/figures/comparison.tsx";
import { Ledger } from "../../sections/figures/ledger.tsx";
import { StatRow } from "../../sections/figures/stat-row.tsx";
import { SumSteps } from "../../sections/figures/sum-steps.tsx";
import { Goal } from "../../sections/goal.tsx";
import { LinkedText } from "../../sections/linked-text.tsx";
import { Section } from "../../sections/section.tsx";
import { SectionHead } from "../../sections/section-head.tsx";
import { Stations } from "../../sections/stations.tsx";
import { Trades } from "../../sections/trades.tsx";
import "../../features/services/services.css";

export function WebsiteDesignRest() {
  return (
    <>
      <Section className="hedge" wrap="wrap section halves">
        <div>
          <SectionHead {...words.designStats.head} />
          <StatRow figures={words.designStats.figures} threshold={COUNTER_THRESHOLD} />
        </div>
        <Ledger rows={words.designStats.basis} />
      </Section>
      <section className="wrap section">
        <SectionHead {...words.designComparison.head} />
        <Comparison {...words.designComparison.table} />
        <p className="advice">{words.designComparison.advice}</p>
      </section>
      <Section className="bg-card" wrap="wrap section" head={words.designSum.head}>
        <SumSteps steps={words.designSum.steps} />
        <p className="mt-8 text-ink-soft">{words.designSum.note}</p>
      </Section>
      <section className="wrap section">
        <SectionHead {...words.designProcess.head} />
        <Stations stations={words.designProcess.stations} />
      </section>
      <Section className="bg-sky" wrap="wrap section" head={words.designTrades.head}>
        <Trades trades={words.designTrades.trades} />
      </Section>
      <section className="wrap section halves halves-aside">
        <SectionHead {...words.designExpectations.head} />
        <div>
          <Ledger rows={words.designExpectations.rows} />
          <p className="mt-6">
            <LinkedText>{words.designExpectations.after}</LinkedText>
          </p>
        </div>
      </section>
      <Goal {...words.designGoal} />
    </>
  );
}

import { COUNTER_THRESHOLD } from "#content/constants.ts";
import * as words from "#content/pages/website-wartung/website-wartung-sections.ts";
import { Checklists } from "../../sections/checklists.tsx";
import { Comparison } from "../../sections/figures/comparison.tsx";
import { Ledger } from "../../sections/figures/ledger.tsx";
import { StatRow } from "../../sections/figures/stat-row.tsx";
import { Goal } from "../../sections/goal.tsx";
import { LinkedText } from "../../sections/linked-text.tsx";
import { Section } from "../../sections/section.tsx";
import { SectionHead } from "../../sections/section-head.tsx";
import { Tiles } from "../../sections/tiles.tsx";
import { Trades } from "../../sections/trades.tsx";
import { keyed } from "../../ui/keyed.ts";
import "../../features/services/services.css";

export function WebsiteWartungRest() {
  return (
    <>
      <Section className="bg-card" wrap="wrap section" head={words.careTiles.head}>
        <Tiles tiles={words.careTiles.tiles} />
      </Section>
      <Section className="hedge" wrap="wrap section" head={words.careComparison.head}>
        <Comparison {...words.careComparison.table} />
        <p className="mt-8">
          <LinkedText>{words.careComparison.note}</LinkedText>
        </p>
      </Section>
      <section className="wrap section halves halves-aside">
        <SectionHead {...words.repairs.head} />
        <Ledger rows={words.repairs.rows} />
      </section>
      <Section className="bg-sky" wrap="wrap section halves">
        <div className="halves-right">
          <SectionHead {...words.careStats.head} />
          <StatRow figures={words.careStats.figures} threshold={COUNTER_THRESHOLD} />
        </div>
        <Ledger rows={words.careStats.basis} />
      </Section>
      <section className="wrap section">
        <SectionHead {...words.careLists.head} />
        <Checklists lists={words.careLists.lists} />
      </section>
      <Section className="bg-card" wrap="wrap section" head={words.careReturn.head}>
        <dl className="big-rows">
          {keyed(words.careReturn.rows).map(({ key, entry: { name, text } }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <section className="wrap section">
        <SectionHead {...words.careTrades.head} />
        <Trades trades={words.careTrades.trades} />
      </section>
      <Goal {...words.careGoal} />
    </>
  );
}

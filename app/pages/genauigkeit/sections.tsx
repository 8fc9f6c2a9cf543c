import * as words from "#content/pages/genauigkeit/genauigkeit-sections.ts";
import { formatDate } from "../../format/date.ts";
import { BenefitList } from "../../sections/benefit-list.tsx";
import { Ledger } from "../../sections/figures/ledger.tsx";
import { Goal } from "../../sections/goal.tsx";
import { Section } from "../../sections/section.tsx";
import { keyed } from "../../ui/keyed.ts";
import { ListItems } from "../../ui/list-items.tsx";
import { AuditFold } from "./audit-fold.tsx";
import { VerdictTable } from "./verdict-table.tsx";
import "./sections.css";

export function AccuracySections() {
  return (
    <>
      <Section className="section bg-card" head={words.comparison}>
        <VerdictTable />
      </Section>
      <Section className="section hedge" head={words.recounted}>
        <Ledger rows={words.recounted.rows} />
      </Section>
      <Section className="section" head={words.byAudit}>
        <AuditFold />
      </Section>
      <Section className="section bg-sky">
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_1.7fr]">
          <h2>{words.unseen.title}</h2>
          <BenefitList benefits={words.unseen.things} />
        </div>
      </Section>
      <Section className="section">
        <div className="method">
          <div>
            <h2>{words.method.title}</h2>
            <p>
              {words.method.counted} <time dateTime={words.method.date}>{formatDate(words.method.date)}</time>
            </p>
            {keyed(words.method.steps).map(({ key, entry: step }) => (
              <p key={key}>{step}</p>
            ))}
          </div>
          <div className="method-limits">
            <h3>{words.method.limitsTitle}</h3>
            <ul>
              <ListItems entries={words.method.limits} />
            </ul>
          </div>
        </div>
      </Section>
      <Goal {...words.accuracyGoal} />
    </>
  );
}

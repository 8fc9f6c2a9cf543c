import * as words from "#content/pages/performance-optimierung/performance-optimierung-sections.ts";
import { ActionRow } from "../../sections/action-row.tsx";
import { Checklists } from "../../sections/checklists.tsx";
import { Goal } from "../../sections/goal.tsx";
import { LinkedText } from "../../sections/linked-text.tsx";
import { Section } from "../../sections/section.tsx";
import { Tiles } from "../../sections/tiles.tsx";
import { keyed } from "../../ui/keyed.ts";
import { Areas } from "./areas.tsx";
import "./second-cost.css";

export function PerformanceOptimierung() {
  return (
    <>
      <Section className="section hedge" head={words.secondCost}>
        <SecondCost effects={words.secondCost.effects} />
        <p className="mt-8 text-hedge-soft">{words.secondCost.basis}</p>
      </Section>
      <Section className="section bg-card" head={words.tiles}>
        <Tiles tiles={words.tiles.items} />
      </Section>
      <Section className="section overflow-x-clip" head={words.areas}>
        <Areas areas={words.areas.areas} />
      </Section>
      <Section className="section bg-sky" head={words.optimisations}>
        <Checklists lists={words.optimisations.lists} sheet />
      </Section>
      <Section className="section" wrap="wrap grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.5fr]">
        <h2>{words.ownProof.title}</h2>
        <div className="grid gap-5">
          {keyed(words.ownProof.text).map(({ key, entry: paragraph }) => (
            <p key={key}>
              <LinkedText>{paragraph}</LinkedText>
            </p>
          ))}
          <ActionRow actions={[words.ownProof.action]} />
        </div>
      </Section>
      <Goal {...words.performanceGoal} />
    </>
  );
}

function SecondCost({ effects }: { effects: (typeof words.secondCost)["effects"] }) {
  const max = Math.max(...effects.map(({ left }) => left));
  return (
    <ol className="second-cost">
      {keyed(effects).map(({ key, entry: { figure, name, when, of, left, text } }) => (
        <li key={key}>
          <h3>
            <b>{figure}</b> {name}
          </h3>
          <div>
            <p className="second-cost-when">{when}</p>
            <svg viewBox={`0 0 ${max} 22`} preserveAspectRatio="none" aria-hidden="true">
              <rect width={of} height="9" fill="var(--hedge-line)" />
              <rect y="12" width={left} height="9" fill="var(--corn)" />
            </svg>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

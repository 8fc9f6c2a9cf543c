import * as words from "#content/pages/on-page-seo/on-page-seo-sections.ts";
import { Checklists } from "../../sections/checklists.tsx";
import { Ledger } from "../../sections/figures/ledger.tsx";
import { Goal } from "../../sections/goal.tsx";
import { Section } from "../../sections/section.tsx";
import { SectionHead } from "../../sections/section-head.tsx";
import { keyed } from "../../ui/keyed.ts";
import "./line-changes.css";
import { Sign } from "../../ui/sign.tsx";
import { PageAnatomy } from "./page-anatomy.tsx";
import "./factors.css";

export function OnPageSections() {
  return (
    <>
      <Section className="section hedge" head={words.changesHead}>
        <LineChanges />
      </Section>
      <Section className="section" head={words.factorsHead}>
        <Factors />
      </Section>
      <Section className="section bg-card" head={words.contentHead}>
        <Checklists lists={words.contentLists} />
      </Section>
      <Section className="section bg-sky" wrap="wrap grid gap-x-16 lg:grid-cols-[1fr_1.5fr]">
        <div>
          <SectionHead {...words.auditHead} />
        </div>
        <Ledger rows={words.audit} />
      </Section>
      <Goal {...words.goal} />
    </>
  );
}

function LineChanges() {
  return (
    <ul className="changes">
      {keyed(words.changes.rows).map(({ key, entry: { name, before, after, why } }) => (
        <li key={key}>
          <h3>{name}</h3>
          <p>
            <span className="visually-hidden">{words.changes.before}: </span>
            {before}
          </p>
          <p>
            <span className="visually-hidden">{words.changes.after}: </span>
            {after}
          </p>
          <p>{why}</p>
        </li>
      ))}
    </ul>
  );
}

function Factors() {
  return (
    <div className="factors">
      <PageAnatomy />
      <ol>
        {keyed(words.factors).map(({ key, entry: { name, text, example } }, index) => (
          <li key={key}>
            <Sign>{index + 1}</Sign>
            <h3>{name}</h3>
            <p>{text}</p>
            <p className="factors-example">{example}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

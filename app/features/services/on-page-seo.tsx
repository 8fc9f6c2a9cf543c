// What a page is made of, what changes about it, and what an audit brings.
import {
  audit,
  auditHead,
  changesHead,
  contentHead,
  contentLists,
  factorsHead,
  goal,
} from "#content/pages/on-page-seo-sections.ts";
import { Checklists } from "../../sections/checklists.tsx";
import { Goal } from "../../sections/goal.tsx";
import { Ledger } from "../../sections/ledger.tsx";
import { SectionHead } from "../../sections/section-head.tsx";
import { Factors } from "./factors.tsx";
import { LineChanges } from "./line-changes.tsx";

export function OnPageSections() {
  return (
    <>
      <section className="section hedge">
        <div className="wrap">
          <SectionHead {...changesHead} />
          <LineChanges />
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <SectionHead {...factorsHead} />
          <Factors />
        </div>
      </section>
      <section className="section bg-card">
        <div className="wrap">
          <SectionHead {...contentHead} />
          <Checklists lists={contentLists} />
        </div>
      </section>
      <section className="section bg-sky">
        <div className="wrap grid gap-x-16 lg:grid-cols-[1fr_1.5fr]">
          <div>
            <SectionHead {...auditHead} />
          </div>
          <Ledger rows={audit} />
        </div>
      </section>
      <Goal {...goal} />
    </>
  );
}

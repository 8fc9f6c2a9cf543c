// /off-page-seo below its first screen.
import {
  authority,
  backlink,
  linkBuilding,
  offPageGoal,
  promise,
  techniques,
} from "#content/pages/off-page-seo-sections.ts";
import { ActionRow } from "../../sections/action-row.tsx";
import { Checklists } from "../../sections/checklists.tsx";
import { Explain } from "../../sections/explain.tsx";
import { Goal } from "../../sections/goal.tsx";
import { Ledger } from "../../sections/ledger.tsx";
import { LinkedText } from "../../sections/linked-text.tsx";
import { SectionHead } from "../../sections/section-head.tsx";
import { Stations } from "../../sections/stations.tsx";
import { keyed } from "../../ui/keyed.ts";
import { LinkAnatomy } from "./link-anatomy.tsx";

export function OffPageSeo() {
  return (
    <>
      <section className="section bg-card">
        <div className="wrap">
          <Explain title={backlink.title} text={backlink.text} flip>
            <LinkAnatomy {...backlink.example} />
          </Explain>
        </div>
      </section>
      <section className="section">
        <div className="wrap grid items-start gap-x-16 lg:grid-cols-[1fr_1.6fr]">
          <SectionHead title={authority.title} lead={authority.lead} />
          <Ledger rows={authority.rows} />
        </div>
      </section>
      <section className="section hedge">
        <div className="wrap">
          <SectionHead title={linkBuilding.title} lead={linkBuilding.lead} />
          <Stations stations={linkBuilding.steps} />
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <SectionHead title={techniques.title} lead={techniques.lead} />
          <Checklists lists={techniques.lists} />
        </div>
      </section>
      <section className="section bg-sky">
        <div className="wrap grid gap-6">
          <h2 className="text-h1">{promise.title}</h2>
          <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
            {keyed(promise.text).map(({ key, entry: paragraph }) => (
              <p key={key}>
                <LinkedText>{paragraph}</LinkedText>
              </p>
            ))}
          </div>
          <ActionRow actions={[promise.action]} />
        </div>
      </section>
      <Goal {...offPageGoal} />
    </>
  );
}

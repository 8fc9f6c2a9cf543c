import * as words from "#content/pages/off-page-seo/off-page-seo-sections.ts";
import { ActionRow } from "../../sections/action-row.tsx";
import { Checklists } from "../../sections/checklists.tsx";
import { Explain } from "../../sections/explain.tsx";
import { Ledger } from "../../sections/figures/ledger.tsx";
import { Goal } from "../../sections/goal.tsx";
import { LinkedText } from "../../sections/linked-text.tsx";
import { Section } from "../../sections/section.tsx";
import { Stations } from "../../sections/stations.tsx";
import { keyed } from "../../ui/keyed.ts";
import { LinkAnatomy } from "./link-anatomy.tsx";

export function OffPageSeo() {
  return (
    <>
      <Section className="section bg-card">
        <Explain title={words.backlink.title} text={words.backlink.text} flip>
          <LinkAnatomy {...words.backlink.example} />
        </Explain>
      </Section>
      <Section
        className="section"
        wrap="wrap grid items-start gap-x-16 lg:grid-cols-[1fr_1.6fr]"
        head={words.authority}
      >
        <Ledger rows={words.authority.rows} />
      </Section>
      <Section className="section hedge" head={words.linkBuilding}>
        <Stations stations={words.linkBuilding.steps} />
      </Section>
      <Section className="section" head={words.techniques}>
        <Checklists lists={words.techniques.lists} />
      </Section>
      <Section className="section bg-sky" wrap="wrap grid gap-6">
        <h2 className="text-h1">{words.promise.title}</h2>
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
          {keyed(words.promise.text).map(({ key, entry: paragraph }) => (
            <p key={key}>
              <LinkedText>{paragraph}</LinkedText>
            </p>
          ))}
        </div>
        <ActionRow actions={[words.promise.action]} />
      </Section>
      <Goal {...words.offPageGoal} />
    </>
  );
}

// Kinds of keywords, what is done with them, and the way from a word to a page.
import {
  cardsHead,
  goal,
  strategy,
  strategyHead,
  tailHead,
  typesHead,
  usage,
} from "#content/pages/keyword-optimization-sections.ts";
import { Goal } from "../../sections/goal.tsx";
import { SectionHead } from "../../sections/section-head.tsx";
import { Stations } from "../../sections/stations.tsx";
import { IndexCards } from "./index-cards.tsx";
import { KeywordTypes } from "./keyword-types.tsx";
import { KeywordUsage } from "./keyword-usage.tsx";
import { LongTail } from "./long-tail.tsx";

export function KeywordSections() {
  return (
    <>
      <section className="tail-section">
        <div className="wrap">
          <SectionHead {...tailHead} />
          <LongTail />
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <SectionHead {...typesHead} />
          <KeywordTypes />
        </div>
      </section>
      <section className="section hedge">
        <div className="wrap">
          <SectionHead {...strategyHead} />
          <Stations stations={strategy} />
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <SectionHead {...cardsHead} />
          <IndexCards />
        </div>
      </section>
      <section className="section bg-card">
        <div className="wrap">
          <SectionHead {...usage.head} />
          <KeywordUsage />
        </div>
      </section>
      <Goal {...goal} />
    </>
  );
}

import * as words from "#content/pages/keyword-optimization/keyword-optimization-sections.ts";
import { Goal } from "../../sections/goal.tsx";
import { Section } from "../../sections/section.tsx";
import { Stations } from "../../sections/stations.tsx";
import { keyed } from "../../ui/keyed.ts";
import "./index-cards.css";
import "./keyword-types.css";
import "./keyword-usage.css";
import { Sign } from "../../ui/sign.tsx";
import "./long-tail.css";

export function KeywordSections() {
  return (
    <>
      <Section className="tail-section" head={words.tailHead}>
        <LongTail />
      </Section>
      <Section className="section" head={words.typesHead}>
        <KeywordTypes />
      </Section>
      <Section className="section hedge" head={words.strategyHead}>
        <Stations stations={words.strategy} />
      </Section>
      <Section className="section" head={words.cardsHead}>
        <IndexCards />
      </Section>
      <Section className="section bg-card" head={words.usage.head}>
        <KeywordUsage />
      </Section>
      <Goal {...words.goal} />
    </>
  );
}

function IndexCards() {
  return (
    <ul className="index-cards">
      {keyed(words.cards).map(({ key, entry: { name, text } }) => (
        <li key={key}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

function KeywordTypes() {
  return (
    <ul className="keyword-types">
      {keyed(words.types.rows).map(({ key, entry: { name, text, searches } }) => (
        <li key={key}>
          <h3>{name}</h3>
          <p>{text}</p>
          <ul aria-label={words.types.examples}>
            {keyed(searches).map(({ key, entry: search }) => (
              <li key={key}>
                <span aria-hidden="true" className="i-tabler-search" />
                {search}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function KeywordUsage() {
  return (
    <div className="keyword-usage">
      {keyed([words.usage.not, words.usage.instead]).map(({ key, entry: { name, text, why } }, index) => (
        <div key={key}>
          <h3>
            <span aria-hidden="true" className={index ? "i-tabler-check" : "i-tabler-x"} /> {name}
          </h3>
          <p>„{text}“</p>
          <p>{why}</p>
        </div>
      ))}
    </div>
  );
}

function LongTail() {
  return (
    <div className="tail">
      <div className="tail-hedge" aria-hidden="true">
        <svg viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M0 400V40${top}V400Z`} />
          <path d={`M0 40${top}`} className="tail-leaves" />
        </svg>
        {keyed(words.tail).map(({ key }, index) => (
          <Sign key={key}>{index + 1}</Sign>
        ))}
      </div>
      <ol className="tail-searches">
        {keyed(words.tail).map(({ key, entry: { search, text } }, index) => (
          <li key={key}>
            <p className="tail-search">
              <span aria-hidden="true" className="i-tabler-search" />
              {search}
            </p>
            <p>{text}</p>
            <Sign>{index + 1}</Sign>
          </li>
        ))}
      </ol>
    </div>
  );
}

const top = "C120 30 220 22 262 84C300 160 340 262 470 300 610 338 800 346 1000 352";

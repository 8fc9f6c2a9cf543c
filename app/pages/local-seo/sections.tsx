import * as words from "#content/pages/local-seo/local-seo-sections.ts";
import { Checklists } from "../../sections/checklists.tsx";
import { Explain } from "../../sections/explain.tsx";
import { Goal } from "../../sections/goal.tsx";
import { Section } from "../../sections/section.tsx";
import { Trades } from "../../sections/trades.tsx";
import { keyed } from "../../ui/keyed.ts";
import { Sign } from "../../ui/sign.tsx";
import "./crossroads.css";
import "./spellings.css";
import "./street-steps.css";

export function LocalSections() {
  return (
    <>
      <Section className="section bg-card" head={words.piecesHead}>
        <Crossroads />
      </Section>
      <Section className="section">
        <Explain title={words.spellings.title} text={words.spellings.text} flip>
          <Spellings />
        </Explain>
      </Section>
      <Section className="section hedge" head={words.stepsHead}>
        <StreetSteps />
      </Section>
      <Section className="section" head={words.tradesHead}>
        <Trades trades={words.trades} />
      </Section>
      <Section className="section bg-sky" head={words.factorsHead}>
        <Checklists lists={words.factors} sheet />
      </Section>
      <Goal {...words.goal} />
    </>
  );
}

function Crossroads() {
  return (
    <div className="crossroads">
      <ul>
        {keyed(words.pieces).map(({ key, entry: { name, text } }) => (
          <li key={key}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Sign>
        <span aria-hidden="true" className="i-tabler-map-pin" />
      </Sign>
    </div>
  );
}

function Spellings() {
  return (
    <ul className="spellings">
      {keyed(words.spellings.places).map(({ key, entry: { place, lines, wrong } }) => (
        <li key={key}>
          <h3>{place}</h3>
          {keyed(lines).map(({ key, entry: line }, index) => (
            <p key={key}>
              {(wrong as readonly number[]).includes(index) ? (
                <mark>
                  {line} <span className="visually-hidden">({words.spellings.differs})</span>
                </mark>
              ) : (
                line
              )}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

function StreetSteps() {
  return (
    <ol className="street">
      {keyed(words.steps).map(({ key, entry: { name, text } }, index) => (
        <li key={key}>
          <Sign>{index + 1}</Sign>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

import * as words from "#content/pages/technical-seo/technical-seo-sections.ts";
import { Checklists } from "../../sections/checklists.tsx";
import { Explain } from "../../sections/explain.tsx";
import { Goal } from "../../sections/goal.tsx";
import { LinkedText } from "../../sections/linked-text.tsx";
import { Section } from "../../sections/section.tsx";
import { keyed } from "../../ui/keyed.ts";
import { Sign } from "../../ui/sign.tsx";
import { CrawlerMap } from "./crawler-map.tsx";
import { TechHouse } from "./tech-house.tsx";
import "./sections.css";

export function TechnicalSeo() {
  return (
    <>
      <Section className="section bg-sky" head={words.crawlerMap}>
        <div className="crawler">
          <CrawlerMap
            title={words.crawlerMap.drawing}
            names={words.crawlerMap.stops.map(({ name }) => name)}
          />
          <ol>
            {keyed(words.crawlerMap.stops).map(({ key, entry: { name, text } }, index) => (
              <li key={key}>
                <Sign>{index + 1}</Sign>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </Section>
      <Section className="section">
        <Explain title={words.robots.title} text={words.robots.text}>
          <div className="robots">
            {keyed(words.robots.files).map(({ key, entry: { name, good, lines } }) => (
              <div key={key} data-good={good || undefined}>
                <p>
                  <span aria-hidden="true" className={good ? "i-tabler-check" : "i-tabler-x"} />
                  {name}
                </p>
                <pre>{lines.join("\n")}</pre>
              </div>
            ))}
          </div>
        </Explain>
      </Section>
      <Section className="hedge overflow-clip pt-18 md:pt-28" head={words.house}>
        <div className="house">
          <TechHouse title={words.house.drawing} />
          <ol>
            {keyed(words.house.areas).map(({ key, entry: { name, text, result } }) => (
              <li key={key}>
                <h3>{name}</h3>
                <p>{text}</p>
                <p>{result}</p>
              </li>
            ))}
          </ol>
        </div>
      </Section>
      <Section className="section bg-card" head={words.services}>
        <Checklists lists={words.services.lists} sheet />
        <div className="mt-20 grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
          <h2>{words.afterwards.title}</h2>
          <div className="grid gap-5">
            {keyed(words.afterwards.text).map(({ key, entry: paragraph }) => (
              <p key={key}>
                <LinkedText>{paragraph}</LinkedText>
              </p>
            ))}
          </div>
        </div>
      </Section>
      <Goal {...words.technicalGoal} />
    </>
  );
}

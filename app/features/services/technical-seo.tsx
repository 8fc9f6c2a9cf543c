// /technical-seo below its first screen.
import {
  afterwards,
  crawlerMap,
  house,
  robots,
  services,
  technicalGoal,
} from "#content/pages/technical-seo-sections.ts";
import { Checklists } from "../../sections/checklists.tsx";
import { Explain } from "../../sections/explain.tsx";
import { Goal } from "../../sections/goal.tsx";
import { LinkedText } from "../../sections/linked-text.tsx";
import { SectionHead } from "../../sections/section-head.tsx";
import { keyed } from "../../ui/keyed.ts";
import { Sign } from "../../ui/sign.tsx";
import { CrawlerMap } from "./crawler-map.tsx";
import { TechHouse } from "./tech-house.tsx";
import "./technical-seo.css";

export function TechnicalSeo() {
  return (
    <>
      <section className="section bg-sky">
        <div className="wrap">
          <SectionHead title={crawlerMap.title} lead={crawlerMap.lead} />
          <div className="crawler">
            <CrawlerMap title={crawlerMap.drawing} names={crawlerMap.stops.map(({ name }) => name)} />
            <ol>
              {keyed(crawlerMap.stops).map(({ key, entry: { name, text } }, index) => (
                <li key={key}>
                  <Sign>{index + 1}</Sign>
                  <h3>{name}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <Explain title={robots.title} text={robots.text}>
            <div className="robots">
              {keyed(robots.files).map(({ key, entry: { name, good, lines } }) => (
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
        </div>
      </section>
      <section className="hedge overflow-clip pt-18 md:pt-28">
        <div className="wrap">
          <SectionHead title={house.title} lead={house.lead} />
          <div className="house">
            <TechHouse title={house.drawing} />
            <ol>
              {keyed(house.areas).map(({ key, entry: { name, text, result } }) => (
                <li key={key}>
                  <h3>{name}</h3>
                  <p>{text}</p>
                  <p>{result}</p>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </section>
      <section className="section bg-card">
        <div className="wrap">
          <SectionHead title={services.title} lead={services.lead} />
          <Checklists lists={services.lists} sheet />
          <div className="mt-20 grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
            <h2>{afterwards.title}</h2>
            <div className="grid gap-5">
              {keyed(afterwards.text).map(({ key, entry: paragraph }) => (
                <p key={key}>
                  <LinkedText>{paragraph}</LinkedText>
                </p>
              ))}
            </div>
          </div>
        </div>
      </section>
      <Goal {...technicalGoal} />
    </>
  );
}

// /seo-monitoring below its first screen.
import {
  alerts,
  curve,
  features,
  monitoringGoal,
  month,
  watched,
  worth,
} from "#content/pages/seo-monitoring-sections.ts";
import { Checklists } from "../../sections/checklists.tsx";
import { Explain } from "../../sections/explain.tsx";
import { Goal } from "../../sections/goal.tsx";
import { SectionHead } from "../../sections/section-head.tsx";
import { keyed } from "../../ui/keyed.ts";
import { PlaceChart } from "./place-chart.tsx";
import "./seo-monitoring.css";
import { WatchGlyph } from "./watch-glyph.tsx";

export function SeoMonitoring() {
  return (
    <>
      <section className="section hedge lg:pb-40">
        <div className="wrap">
          <SectionHead title={watched.title} lead={watched.lead} />
          <div className="watched">
            {keyed(watched.things).map(({ key, entry: { kind, name, text } }) => (
              <div key={key}>
                <WatchGlyph kind={kind} />
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            ))}
          </div>
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <Explain title={curve.title} text={curve.text} flip>
            <PlaceChart {...curve.chart} />
          </Explain>
        </div>
      </section>
      <section className="section bg-sky">
        <div className="wrap">
          <SectionHead title={alerts.title} lead={alerts.lead} />
          <p className="mb-6 font-600">{alerts.mark}</p>
          <ul className="alerts">
            {keyed(alerts.messages).map(({ key, entry: { icon, when, text, outcome } }) => (
              <li key={key}>
                <span aria-hidden="true" className={icon} />
                <p>{when}</p>
                <p>{text}</p>
                <p>{outcome}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <SectionHead title={month.title} lead={month.lead} />
          <ol className="month">
            {keyed(month.steps).map(({ key, entry: { name, text, result } }) => (
              <li key={key}>
                <p className="month-when">{result}</p>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="section bg-card">
        <div className="wrap">
          <SectionHead title={features.title} lead={features.lead} />
          <Checklists lists={features.lists} />
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <SectionHead title={worth.title} />
          <div className="worth">
            {keyed(worth.sides).map(({ key, entry: { name, items } }) => (
              <div key={key}>
                <h3>{name}</h3>
                <ul>
                  {keyed(items).map(({ key, entry: item }) => (
                    <li key={key}>{item}.</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </section>
      <Goal {...monitoringGoal} />
    </>
  );
}

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
            {watched.things.map(({ kind, name, text }) => (
              <div key={name}>
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
            {alerts.messages.map(({ icon, when, text, outcome }) => (
              <li key={when}>
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
            {month.steps.map(({ name, text, result }) => (
              <li key={name}>
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
            {worth.sides.map(({ name, items }) => (
              <div key={name}>
                <h3>{name}</h3>
                <ul>
                  {items.map((item) => (
                    <li key={item}>{item}.</li>
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

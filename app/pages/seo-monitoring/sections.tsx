import * as words from "#content/pages/seo-monitoring/seo-monitoring-sections.ts";
import { Checklists } from "../../sections/checklists.tsx";
import { Explain } from "../../sections/explain.tsx";
import { Goal } from "../../sections/goal.tsx";
import { Section } from "../../sections/section.tsx";
import { keyed } from "../../ui/keyed.ts";
import { PlaceChart } from "./place-chart.tsx";
import "./sections.css";

export function SeoMonitoring() {
  return (
    <>
      <Section className="section hedge lg:pb-40" head={words.watched}>
        <div className="watched">
          {keyed(words.watched.things).map(({ key, entry: { kind, name, text } }) => (
            <div key={key}>
              <WatchGlyph kind={kind} />
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </Section>
      <Section className="section">
        <Explain title={words.curve.title} text={words.curve.text} flip>
          <PlaceChart {...words.curve.chart} />
        </Explain>
      </Section>
      <Section className="section bg-sky" head={words.alerts}>
        <p className="mb-6 font-600">{words.alerts.mark}</p>
        <ul className="alerts">
          {keyed(words.alerts.messages).map(({ key, entry: { icon, when, text, outcome } }) => (
            <li key={key}>
              <span aria-hidden="true" className={icon} />
              <p>{when}</p>
              <p>{text}</p>
              <p>{outcome}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section className="section" head={words.month}>
        <ol className="month">
          {keyed(words.month.steps).map(({ key, entry: { name, text, result } }) => (
            <li key={key}>
              <p className="month-when">{result}</p>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section className="section bg-card" head={words.features}>
        <Checklists lists={words.features.lists} />
      </Section>
      <Section className="section" head={words.worth}>
        <div className="worth">
          {keyed(words.worth.sides).map(({ key, entry: { name, items } }) => (
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
      </Section>
      <Goal {...words.monitoringGoal} />
    </>
  );
}

function WatchGlyph({ kind }: { kind: keyof typeof glyphs }) {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true">
      {glyphs[kind]}
    </svg>
  );
}

const glyphs = {
  rank: (
    <>
      <path d="M6 12h84M6 36h84M6 60h84" stroke="var(--hedge-line)" />
      <path d="M8 58l22-12 18 6 20-26 18-12" strokeWidth="5" strokeDasharray="0 9" />
      <circle cx="86" cy="14" r="8" fill="var(--sign)" stroke="#fffdf8" strokeWidth="3" />
    </>
  ),
  visits: (
    <>
      <path d="M4 66h88" stroke="var(--hedge-line)" />
      <path
        d="M14 66V50M32 66V44M50 66V48M68 66V28"
        strokeWidth="10"
        strokeLinecap="butt"
        stroke="var(--hedge-soft)"
      />
      <path d="M86 66V12" strokeWidth="10" strokeLinecap="butt" />
    </>
  ),
  alert: (
    <>
      <path d="M48 10c-15 0-21 11-21 24 0 14-7 16-7 22h56c0-6-7-8-7-22 0-13-6-24-21-24z" fill="var(--corn)" />
      <path d="M41 63a7 7 0 0 0 14 0M12 16C7 23 7 33 12 40M84 16c5 7 5 17 0 24" />
    </>
  ),
  sheet: (
    <>
      <path d="M26 12l50-6 6 58-50 6z" stroke="var(--hedge-soft)" />
      <path d="M16 8h52v58H16z" fill="var(--hedge-ink)" stroke="none" />
      <path d="M24 18h22M24 30h36M24 39h36M24 48h36M24 57h20" stroke="var(--hedge)" strokeWidth="3" />
    </>
  ),
};

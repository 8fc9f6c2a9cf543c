// The first words of /preisrechner, and three price tags that hang on the path.
import { calculatorHero } from "#content/pages/preisrechner.ts";
import { ActionRow } from "../../sections/action-row.tsx";
import { keyed } from "../../ui/keyed.ts";
import "./hero.css";
import { tagDrawings } from "./tag-drawings.tsx";

export function CalculatorHero() {
  const { title, accent, lead, start, list, tags } = calculatorHero;
  return (
    <section className="calc-hero wrap">
      <div className="calc-hero-words">
        <h1>
          {title} <em>{accent}</em>
        </h1>
        <div>
          <p className="text-lead text-ink-soft">{lead}</p>
          <ActionRow actions={[start, list]} />
        </div>
      </div>
      <div className="calc-tags">
        <svg className="path-curve" viewBox="0 0 1120 60" preserveAspectRatio="none" aria-hidden="true">
          <path d="M-160 20C-40 72 90 26 187 46S430 62 560 46S810 30 933 46S1180 70 1300 24" />
        </svg>
        {keyed(tags).map(({ key, entry: { name, text } }, index) => (
          <article key={key} className="calc-tag">
            {tagDrawings[index]}
            <h2>{name}</h2>
            <p>{text}</p>
          </article>
        ))}
      </div>
    </section>
  );
}

import { calculatorHero } from "#content/pages/preisrechner/preisrechner.ts";
import { useShownSpan } from "../../features/price-chat/shown-span.ts";
import { ActionRow } from "../../sections/action-row.tsx";
import { keyed } from "../../ui/keyed.ts";
import "./hero.css";

export function CalculatorHero() {
  const { title, accent, lead, start, goOn, list, tags } = calculatorHero;
  const span = useShownSpan();
  return (
    <section className="calc-hero wrap">
      <div className="calc-hero-words">
        <h1>
          {title} <em>{accent}</em>
        </h1>
        <div>
          <p className="text-lead text-ink-soft">{lead}</p>
          <ActionRow actions={[span === null ? start : { ...start, name: goOn(span) }, list]} />
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

const tagDrawings = [
  <svg key="talk" viewBox="0 0 220 84" aria-hidden="true">
    <path className="calc-drawn-paper" d="M8 8h118a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8H30L16 58V46H8z" />
    <path className="calc-drawn-line" d="M24 22h92M24 34h58" />
    <path
      className="calc-drawn-hedge"
      d="M126 30h80a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8v12L192 68h-66a8 8 0 0 1-8-8V38a8 8 0 0 1 8-8z"
    />
    <path className="calc-drawn-light" d="M134 44h60m-60 12h36" />
  </svg>,
  <svg key="span" viewBox="0 0 220 84" aria-hidden="true">
    <path className="calc-drawn-dots" d="M6 16h208M6 42h208M6 68h208" />
    <path className="calc-drawn-corn" d="M24 16h176M52 42h106M92 68h34" />
    <g className="calc-drawn-sign">
      <circle cx="24" cy="16" r="6" />
      <circle cx="200" cy="16" r="6" />
      <circle cx="52" cy="42" r="6" />
      <circle cx="158" cy="42" r="6" />
      <circle cx="92" cy="68" r="6" />
      <circle cx="126" cy="68" r="6" />
    </g>
  </svg>,
  <svg key="bill" viewBox="0 0 220 84" aria-hidden="true">
    <path
      className="calc-drawn-paper"
      d="M30 4h160v76l-10-6-10 6-10-6-10 6-10-6-10 6-10-6-10 6-10-6-10 6-10-6-10 6-10-6-10 6-10-6-10 6z"
    />
    <path className="calc-drawn-line" d="M44 18h46M44 32h62M44 46h34" />
    <path className="calc-drawn-dots" d="M98 18h50M114 32h34M86 46h62" />
    <path className="calc-drawn-line" d="M156 18h20M156 32h20M156 46h20" />
    <path className="calc-drawn-total" d="M44 62h132" />
  </svg>,
] as const;

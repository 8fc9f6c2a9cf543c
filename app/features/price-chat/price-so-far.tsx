import { priceTexts } from "#content/pages/preisrechner/preisrechner.ts";
import type { RunningPrice } from "#contract/price-calculator/price-chat.ts";
import "./price-so-far.css";
import { euros, inGerman } from "#content/figures.ts";

export function PriceSoFar({ price, isFinal }: { price: RunningPrice; isFinal: boolean }) {
  const { min, max, shopFrom } = price;
  const { from, to, isOpen } = spanOnScale(price);
  return (
    <div className="calc-price">
      <p className="calc-price-label">{isFinal ? priceTexts.final : priceTexts.soFar}</p>
      <p className="calc-price-figure">{priceTexts.span(min, max)}</p>
      <p className="calc-price-note">
        {priceTexts.once}
        {shopFrom !== undefined && ` · ${priceTexts.shop(shopFrom)}`}
      </p>
      <svg className="calc-scale" width="100%" height="52" aria-hidden="true">
        <line className="calc-scale-way" x1="0%" x2="100%" y1="14" y2="14" />
        {isOpen ? (
          <line className="calc-scale-open" x1={`${from}%`} x2="100%" y1="14" y2="14" />
        ) : (
          <rect className="calc-scale-span" x={`${from}%`} width={`${to - from}%`} y="11" height="6" />
        )}
        <circle className="calc-scale-end" cx={`${from}%`} cy="14" r="8" />
        {!isOpen && <circle className="calc-scale-end" cx={`${to}%`} cy="14" r="8" />}
        {TICKS.map(({ at, label, anchor }) => (
          <text key={label} x={`${at}%`} y="46" textAnchor={anchor}>
            {label}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** Euros at the end of the scale; larger amounts are drawn there, too. */
const END = 8_000;
const MARKS = [0, 2_000, 4_000, 6_000, 8_000];

interface ScaleSpan {
  /** Percent of the scale. */
  from: number;
  to: number;
  /** There is no upper bound. */
  isOpen: boolean;
}

export function spanOnScale({ min, max }: Pick<RunningPrice, "min" | "max">): ScaleSpan {
  return { from: toPercent(min), to: toPercent(max ?? END), isOpen: max === undefined };
}

/** The outer labels are aligned to stay inside. */
export const TICKS = MARKS.map((amount, index) => ({
  at: toPercent(amount),
  label: index === MARKS.length - 1 ? euros(amount) : inGerman(amount),
  anchor:
    index === 0 ? ("start" as const) : index === MARKS.length - 1 ? ("end" as const) : ("middle" as const),
}));

function toPercent(amount: number): number {
  return Math.round((Math.min(Math.max(amount, 0), END) / END) * 1_000) / 10;
}

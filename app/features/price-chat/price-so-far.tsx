// The span that the answers so far allow, in figures and as a way between two signs.
import { priceTexts } from "#content/pages/preisrechner.ts";
import type { RunningPrice } from "#contract/price-chat.ts";
import { spanOnScale, TICKS } from "./price-scale.ts";
import "./price-so-far.css";

interface PriceSoFarProps {
  price: RunningPrice;
  /** All questions are through. */
  isFinal: boolean;
}

export function PriceSoFar({ price, isFinal }: PriceSoFarProps) {
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

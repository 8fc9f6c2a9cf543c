// The two ends of the span; with one of them missing the other, with both nothing.
import { euros } from "#content/figures.ts";
import { estimateTexts } from "#content/pages/preisrechner-estimate.ts";
import type { ShownEstimate } from "../shown-estimate.ts";

export function PriceSpan({ estimate }: { estimate: ShownEstimate }) {
  const { totalPriceMin: min, totalPriceMax: max } = estimate;
  const ends = [...new Set([min, max].filter((end) => end !== undefined))];
  if (ends.length === 0) return null;
  return (
    <div className="calc-span">
      <p className="calc-span-label">{estimateTexts.total}</p>
      <p className="calc-span-figure">
        {ends.map((end, index) => (
          <span key={end}>
            {index > 0 && <span className="calc-span-to"> {estimateTexts.to} </span>}
            <strong>{euros(end)}</strong>
          </span>
        ))}
      </p>
      <p>{estimateTexts.finalPrice}</p>
    </div>
  );
}

// Scores as bars. A bar only repeats the number beside it.
import { bandWords } from "#content/pages/seo-report.ts";
import { type Band, getBand } from "../score-band.ts";

export const bandColours: Record<Band, string> = { good: "text-good", fair: "text-fair", poor: "text-poor" };

interface BarProps {
  /** 0–100 */
  value: number;
  /** The bar takes the colour of the text. */
  className: string;
}

export function Bar({ value, className }: BarProps) {
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`report-bar col-span-2 ${className}`}
    >
      <rect width="100" height="4" />
      <rect width={Math.min(100, Math.max(0, value))} height="4" fill="currentColor" />
    </svg>
  );
}

export function BandScore({ score, placeholder }: { score: number | null; placeholder: string }) {
  if (score === null) return <p className="text-small text-ink-soft">{placeholder}</p>;
  const band = getBand(score);
  return (
    <div className="report-group-score">
      <p>
        <strong>{Math.round(score)}</strong>{" "}
        <span className={`font-600 ${bandColours[band]}`}>{bandWords[band]}</span>
      </p>
      <Bar value={score} className={bandColours[band]} />
    </div>
  );
}

// Scores as bars. A bar only repeats the number beside it.
import { bandWords } from "#content/report/seo-report.ts";
import { type Band, getBand } from "../score-band.ts";
import "./group-score.css";

const bandColours: Record<Band, string> = { good: "text-good", fair: "text-fair", poor: "text-poor" };

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

/** A score in the line of a fold. */
export function GroupScore({ score, placeholder }: { score: number | null; placeholder: string }) {
  if (score === null) return <span className="group-score text-small text-ink-soft">{placeholder}</span>;
  const band = getBand(score);
  return (
    <span className="group-score">
      <strong>{Math.round(score)}</strong>{" "}
      <span className={`text-small font-600 ${bandColours[band]}`}>{bandWords[band]}</span>
      <Bar value={score} className={bandColours[band]} />
    </span>
  );
}

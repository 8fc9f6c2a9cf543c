import { countLitDots } from "./score-band.ts";
import "./score-sign.css";

/** Two points each. */
const DOTS = 50;

interface ScoreSignProps {
  /** null: not known yet, or unavailable. */
  score: number | null;
  band: "good" | "fair" | "poor" | "none";
  placeholder: string;
  outOf: string;
  /** The band in words. */
  plate: string | null;
}

export function ScoreSign({ score, band, placeholder, outOf, plate }: ScoreSignProps) {
  const lit = score === null ? 0 : countLitDots(score, DOTS);
  return (
    <div className="score-sign" data-band={band}>
      <svg viewBox="0 0 200 200" aria-hidden="true">
        <circle className="score-dots" cx="100" cy="100" r="93" pathLength={DOTS} strokeDasharray="0 1" />
        {lit > 0 && (
          <circle
            className="score-dots score-dots-lit"
            cx="100"
            cy="100"
            r="93"
            pathLength={DOTS}
            strokeDasharray={`${"0 1 ".repeat(lit - 1)}0 ${DOTS - lit + 1}`}
          />
        )}
        <circle className="score-disc" cx="100" cy="100" r="80" />
        <circle className="score-rim" cx="100" cy="100" r="72" />
      </svg>
      <p className="score-text">
        {score === null ? (
          <span className="score-placeholder">{placeholder}</span>
        ) : (
          <>
            <span className="score-number">{score}</span> <span className="score-out-of">{outOf}</span>
          </>
        )}
      </p>
      {plate && <p className="score-plate">{plate}</p>}
    </div>
  );
}

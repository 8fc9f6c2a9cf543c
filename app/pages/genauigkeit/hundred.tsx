// A hundred findings as dots, once for each half of the pages: what is useful, what is only true, what is false.
import { hundred } from "#content/pages/genauigkeit/genauigkeit-sections.ts";
import { keyed } from "../../ui/keyed.ts";
import "./hundred.css";

const PER_ROW = 10;
const STEP = 10;
const RING_RADIUS = 2.7;
const CROSS = 2.6;

export function Hundred() {
  return (
    <div className="hundred frame">
      <p className="hundred-title">{hundred.title}</p>
      {keyed(hundred.halves).map(({ key, entry: half }) => (
        <figure key={key}>
          <Dots useful={half.useful} true={half.true} />
          <figcaption>
            <span className="hundred-half">{half.name}</span>
            <span className="hundred-note">{half.note}</span>
            <span>
              <b>{half.true}</b> {hundred.true}
            </span>
            <span>
              <b>{half.useful}</b> {hundred.useful}
            </span>
          </figcaption>
        </figure>
      ))}
      <ul className="hundred-legend">
        {(["useful", "useless", "false"] as const).map((kind) => (
          <li key={kind}>
            <svg viewBox="0 0 10 10" width="14" height="14" aria-hidden="true">
              <path className={`hundred-${kind}`} d={marks[kind](0)} />
            </svg>
            {hundred.legend[kind]}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Dots({ useful, true: isTrue }: { useful: number; true: number }) {
  const path = (kind: keyof typeof marks, from: number, to: number) => (
    <path
      className={`hundred-${kind}`}
      d={Array.from({ length: to - from }, (_, index) => marks[kind](from + index)).join("")}
    />
  );
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      {path("useful", 0, useful)}
      {path("useless", useful, isTrue)}
      {path("false", isTrue, PER_ROW * PER_ROW)}
    </svg>
  );
}

/** The mark of each kind at one of the hundred places, as a path. */
const marks = {
  useful: (place: number) => `M${x(place)} ${y(place)}h0`,
  useless: (place: number) =>
    `M${x(place) - RING_RADIUS} ${y(place)}a${RING_RADIUS} ${RING_RADIUS} 0 1 0 ${2 * RING_RADIUS} 0a${RING_RADIUS} ${RING_RADIUS} 0 1 0-${2 * RING_RADIUS} 0`,
  false: (place: number) =>
    `M${x(place) - CROSS} ${y(place) - CROSS}l${2 * CROSS} ${2 * CROSS}m-${2 * CROSS} 0l${2 * CROSS}-${2 * CROSS}`,
};

function x(place: number): number {
  return (place % PER_ROW) * STEP + STEP / 2;
}

function y(place: number): number {
  return Math.floor(place / PER_ROW) * STEP + STEP / 2;
}

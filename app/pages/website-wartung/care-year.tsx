import { careYear } from "#content/pages/website-wartung/website-wartung.ts";
import "./care-year.css";
import "../../features/services/drawn.css";

const COLUMNS = 4;
const QUARTER = 3;
const CELL = { width: 106, height: 100 };

export function CareYear() {
  return (
    <figure className="care-year">
      <svg viewBox="0 0 460 424" role="img" aria-label={careYear.title} className="drawn">
        <rect
          x="6"
          y="20"
          width="448"
          height="398"
          rx="14"
          fill="var(--card)"
          stroke="var(--line)"
          strokeWidth="2"
        />
        <path fill="#17402f" d="M6 96V34a14 14 0 0 1 14-14h420a14 14 0 0 1 14 14v62z" />
        <text x="32" y="68" fill="#f3eee0" className="drawn-strong drawn-title">
          {careYear.name}
        </text>
        <path
          stroke="var(--ink-soft)"
          strokeWidth="6"
          strokeLinecap="round"
          d="M90 6v26M180 6v26M280 6v26M370 6v26"
        />
        {careYear.months.map((name, index) => (
          <Month key={name} name={name} index={index} />
        ))}
      </svg>
      <figcaption>
        <ul>
          <li>
            <Mark kind={Check} /> {careYear.monthly}
          </li>
          <li>
            <Mark kind={Wheel} /> {careYear.quarterly}
          </li>
          <li>
            <Mark kind={Flag} /> {careYear.yearly}
          </li>
        </ul>
      </figcaption>
    </figure>
  );
}

function Month({ name, index }: { name: string; index: number }) {
  const column = index % COLUMNS;
  const x = 22 + column * CELL.width;
  const y = 108 + Math.floor(index / COLUMNS) * CELL.height;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="98" height="92" rx="8" fill={index % QUARTER === 2 ? "var(--sky)" : "var(--paper)"} />
      <text x="12" y="31" fill="var(--ink)" className="drawn-strong">
        {name}
      </text>
      <path className="drawn-path" d={column < COLUMNS - 1 ? "M18 66h94" : "M18 66h64"} />
      <g transform="translate(25 66)">
        <Check />
      </g>
      {index % QUARTER === 2 && (
        <g transform="translate(70 66)">
          <Wheel />
        </g>
      )}
      {index === 0 && (
        <g transform="translate(70 66)">
          <Flag />
        </g>
      )}
    </g>
  );
}

function Mark({ kind: Kind }: { kind: () => React.JSX.Element }) {
  return (
    <svg viewBox="-18 -18 36 36" aria-hidden="true">
      <Kind />
    </svg>
  );
}

function Check() {
  return (
    <>
      <circle r="16" fill="var(--good)" />
      <path
        fill="none"
        stroke="var(--card)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m-7 0 5 6 9-11"
      />
    </>
  );
}

function Wheel() {
  return (
    <g fill="none" stroke="#fffdf8">
      <circle r="16" fill="var(--sign)" stroke="none" />
      <circle r="7.5" strokeWidth="4" />
      <circle r="10" strokeWidth="3.5" strokeDasharray="4 3.85" />
    </g>
  );
}

function Flag() {
  return (
    <>
      <circle r="16" fill="#e3b23c" />
      <path fill="#1b231e" d="M-7-10h15l-4 5 4 5H-4v10h-3z" />
    </>
  );
}

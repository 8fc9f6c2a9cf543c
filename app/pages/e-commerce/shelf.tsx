import type { Benefit } from "#content/section-types.ts";
import { keyed } from "../../ui/keyed.ts";
import "./shelf.css";

export function Shelf({ shelves }: { shelves: readonly Benefit[] }) {
  return (
    <ul className="shelf">
      {keyed(shelves).map(({ key, entry: { name, text } }, index) => (
        <li key={key}>
          <svg viewBox="0 0 240 96" preserveAspectRatio="xMinYMax" aria-hidden="true" className="drawn">
            {goods[index]}
          </svg>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** In the order of the texts; they stand on the line y = 96. */
const goods = [
  <g key="farm">
    <path fill="#b98a4e" d="M14 52h92v44H14z" />
    <path stroke="#8a6233" strokeWidth="4" d="M14 66h92M14 81h92" />
    <g fill="var(--meadow)" stroke="var(--wood)" strokeWidth="2">
      <path d="M26 52V22l5-9 5 9v30zM42 52V14l5-9 5 9v38zM58 52V20l5-9 5 9v32zM74 52V12l5-9 5 9v40zM90 52V24l5-9 5 9v28z" />
    </g>
    <path fill="#e3b23c" d="M132 96V54c0-6 8-8 8-14h32c0 6 8 8 8 14v42z" />
    <path fill="var(--roof)" d="M136 30h40v10h-40z" />
    <path fill="#fffdf8" d="M140 60h32v20h-32z" />
    <circle cx="207" cy="78" r="18" fill="var(--sign)" />
    <path fill="none" stroke="var(--wood)" strokeWidth="4" strokeLinecap="round" d="M207 62c0-6 3-9 8-11" />
  </g>,
  <g key="wine">
    <path fill="var(--wood)" d="M24 96V44c0-8 9-10 9-20V4h14v20c0 10 9 12 9 20v52z" />
    <path fill="var(--roof)" d="M74 96V44c0-8 9-10 9-20V4h14v20c0 10 9 12 9 20v52z" />
    <path fill="#fffdf8" d="M24 56h32v22H24zM74 56h32v22H74z" />
    <path fill="#e3b23c" d="M128 96 142 48h82l-8 48z" />
    <path fill="none" stroke="#a97b1f" strokeWidth="3" d="M136 70h84M140 58h82" />
    <circle cx="152" cy="58" r="5" fill="#1b231e" />
    <circle cx="198" cy="82" r="5" fill="#1b231e" />
  </g>,
  <g key="presents">
    <path fill="var(--sign)" d="M16 40h84v56H16z" />
    <path fill="#e3b23c" d="M52 40h12v56H52zM16 60h84v10H16z" />
    <path
      fill="none"
      stroke="#e3b23c"
      strokeWidth="6"
      strokeLinecap="round"
      d="M58 40c-26-4-26-28-12-26 9 1 12 16 12 26 0-10 3-25 12-26 14-2 14 22-12 26"
    />
    <path
      fill="var(--wood)"
      d="M136 24l18-12c6 10 28 10 34 0l18 12 16 26-16 10-8-10v46h-54V50l-8 10-16-10z"
    />
    <path fill="none" stroke="#f3eee0" strokeWidth="3" strokeDasharray="6 5" d="M152 74h38" />
  </g>,
  <g key="parts">
    <path fill="var(--wood)" d="M12 44h96v52H12z" />
    <path fill="#f3eee0" d="M34 62h52v16H34z" />
    <path stroke="#1b231e" strokeWidth="3" d="M42 70h36" />
    <g fill="none" stroke="light-dark(#4c564f, #b9c4bb)">
      <circle cx="168" cy="62" r="24" strokeWidth="12" strokeDasharray="9 6.1" />
      <circle cx="168" cy="62" r="19" strokeWidth="9" />
    </g>
    <path fill="var(--sign)" d="M212 20h16v12l-4 6v58h-8V38l-4-6z" />
    <path fill="light-dark(#4c564f, #b9c4bb)" d="M26 44V30h14v14zM56 44V24h22v20z" />
  </g>,
];

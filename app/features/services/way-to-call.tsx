// How a local website works: somebody searches, reads, calls.
import { wayToCall } from "#content/pages/website-design.ts";
import "./drawn.css";
import { DrawnSign } from "./drawn-sign.tsx";

export function WayToCall() {
  const { title, query, headline, button } = wayToCall;
  return (
    <svg viewBox="0 0 500 460" role="img" aria-label={title} className="drawn">
      <path
        fill="var(--sky)"
        d="M66 86C160 20 330-8 420 46s90 170 74 270-60 138-180 138H92C20 454-8 380 8 290s-8-144 58-204z"
      />
      <path
        fill="var(--meadow)"
        d="M8 330c60-52 150-46 220-14s180 30 264-36c4 90-34 174-178 174H92C30 454 0 404 8 330z"
      />
      <path
        fill="var(--wood)"
        d="M236 408c-70-26-160-18-222 8 18 28 46 38 78 38h222c60 0 106-20 138-56-66 34-150 34-216 10z"
      />
      <Workshop />
      <path className="drawn-path" d="M366 96C412 104 440 120 446 150M300 358C262 420 216 440 160 408" />
      <Phone headline={headline} button={button} />
      <g>
        <rect
          x="24"
          y="62"
          width="330"
          height="62"
          rx="31"
          fill="var(--card)"
          stroke="var(--line)"
          strokeWidth="2"
        />
        <g fill="none" stroke="var(--ink)" strokeWidth="3.5" strokeLinecap="round">
          <circle cx="57" cy="91" r="10" />
          <path d="m65 99 8 8" />
        </g>
        <text x="88" y="100" fill="var(--ink)" fontSize="24">
          {query}
        </text>
      </g>
      <DrawnSign x={350} y={93}>
        {1}
      </DrawnSign>
      <DrawnSign x={446} y={168}>
        {2}
      </DrawnSign>
      <DrawnSign x={140} y={402}>
        {3}
      </DrawnSign>
    </svg>
  );
}

/** The page of the business on the phone of the one who searches. */
function Phone({ headline, button }: { headline: readonly string[]; button: string }) {
  return (
    <g transform="translate(270 146)">
      <rect width="176" height="268" rx="24" fill="#1b231e" />
      <rect x="9" y="9" width="158" height="250" rx="16" fill="var(--card)" />
      <path fill="var(--hedge)" d="M9 25A16 16 0 0 1 25 9h126a16 16 0 0 1 16 16v19H9z" />
      <circle cx="31" cy="27" r="8" fill="#e3b23c" />
      <path stroke="#f3eee0" strokeWidth="4" strokeLinecap="round" d="M114 22h36M126 32h24" />
      {headline.map((line, index) => (
        <text key={line} x="24" y={82 + index * 31} fill="var(--ink)" className="drawn-strong" fontSize="28">
          {line}
        </text>
      ))}
      <path stroke="var(--line)" strokeWidth="7" strokeLinecap="round" d="M26 140h112M26 159h78" />
      <rect x="22" y="183" width="132" height="52" rx="8" fill="var(--brick)" />
      <text x="88" y="216" textAnchor="middle" fill="var(--brick-ink)" className="drawn-strong">
        {button}
      </text>
    </g>
  );
}

/** The workshop, with the telephone that rings. */
function Workshop() {
  return (
    <g>
      <path fill="var(--wall)" d="M44 296h146v112H44z" />
      <path fill="var(--roof)" d="m28 300 42-62h94l42 62z" />
      <path fill="var(--hedge)" d="M122 408v-62a22 22 0 0 1 44 0v62z" />
      <path fill="#f6e7bd" d="M60 322h40v34H60z" />
      <path stroke="var(--wall)" strokeWidth="4" d="M80 322v34M60 339h40" />
      <path fill="var(--card)" d="M117 240 99 218a46 46 0 1 1 36 0z" />
      <path
        fill="none"
        stroke="var(--brick)"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M103 156l8 2 4 13-7 6c3 7 8 12 15 15l6-7 13 4 2 8c0 4-3 7-7 7-21-1-40-20-41-41 0-4 3-7 7-7zM124 158c10 1 18 9 19 19M124 146c17 1 30 14 31 31"
      />
    </g>
  );
}

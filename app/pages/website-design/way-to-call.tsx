import { wayToCall } from "#content/pages/website-design/website-design.ts";
import { keyed } from "../../ui/keyed.ts";
import "../../features/services/drawn.css";

const BLOB = "M66 78C160 14 330-8 420 40s82 160 74 250-60 158-180 158H92C20 448-8 380 8 290s-8-146 58-212z";

export function WayToCall() {
  const { title, query, headline, button } = wayToCall;
  return (
    <svg viewBox="0 0 500 450" role="img" aria-label={title} className="drawn">
      <clipPath id="way-to-call">
        <path d={BLOB} />
      </clipPath>
      <g clipPath="url(#way-to-call)">
        <path fill="var(--sky)" d="M0 0h500v460H0z" />
        <path fill="var(--meadow)" d="M0 300c60-46 150-44 220-14s190 20 280-40v214H0z" />
        <path fill="var(--wood)" d="M0 402c80-24 180-12 250 8s170 18 250-22v72H0z" />
      </g>
      <g fill="var(--wood)">
        <circle cx="230" cy="262" r="24" />
        <circle cx="258" cy="276" r="17" />
        <path d="M227 262h6v50h-6zM255 276h6v36h-6z" />
      </g>
      <Workshop />
      <path className="drawn-path" d="M366 92C412 100 440 114 446 140M286 372C262 424 206 440 158 412" />
      <Phone headline={headline} button={button} />
      <rect
        x="24"
        y="58"
        width="330"
        height="62"
        rx="31"
        fill="var(--card)"
        stroke="var(--line)"
        strokeWidth="2"
      />
      <g fill="none" stroke="var(--ink)" strokeWidth="3.5" strokeLinecap="round">
        <circle cx="57" cy="87" r="10" />
        <path d="M65 95l8 8" />
      </g>
      <text x="88" y="97" fill="var(--ink)" fontSize="24">
        {query}
      </text>
      <DrawnSign x={350} y={89}>
        {1}
      </DrawnSign>
      <DrawnSign x={446} y={160}>
        {2}
      </DrawnSign>
      <DrawnSign x={136} y={402}>
        {3}
      </DrawnSign>
    </svg>
  );
}

function Phone({ headline, button }: { headline: readonly string[]; button: string }) {
  return (
    <g transform="translate(270 138)">
      <rect width="176" height="272" rx="24" fill="#1b231e" stroke="var(--line)" strokeWidth="1.5" />
      <rect x="9" y="9" width="158" height="254" rx="16" fill="var(--card)" />
      <path fill="#17402f" d="M9 25A16 16 0 0 1 25 9h126a16 16 0 0 1 16 16v19H9z" />
      <circle cx="31" cy="27" r="8" fill="#e3b23c" />
      <path stroke="#f3eee0" strokeWidth="4" strokeLinecap="round" d="M88 27h40" />
      {keyed(headline).map(({ key, entry: line }, index) => (
        <text key={key} x="24" y={86 + index * 33} fill="var(--ink)" className="drawn-strong drawn-large">
          {line}
        </text>
      ))}
      <path stroke="var(--line)" strokeWidth="7" strokeLinecap="round" d="M26 146h112M26 165h78" />
      <rect x="22" y="189" width="132" height="52" rx="8" fill="var(--brick)" />
      <text x="88" y="222" textAnchor="middle" fill="var(--brick-ink)" className="drawn-strong">
        {button}
      </text>
    </g>
  );
}

function Workshop() {
  return (
    <g>
      <path fill="var(--wall)" d="M40 408v-94l40-52h66l40 52v94z" />
      <path fill="var(--roof)" d="M26 320l48-68h78l48 68h-17l-41-54H84l-41 54z" />
      <path fill="#17402f" d="M110 408v-56a26 26 0 0 1 52 0v56z" />
      <path fill="#f6e7bd" d="M60 344h34v34H60zM98 284h30v24H98z" />
      <path stroke="var(--wall)" strokeWidth="4" d="M77 344v34M60 361h34M113 284v24" />
      <path fill="var(--card)" d="M113 258l-16-22a48 48 0 1 1 32 0z" />
      <path
        fill="none"
        stroke="var(--brick)"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M98 172l9 2 4 13-7 6c3 7 8 12 15 15l6-7 13 4 2 9c0 4-3 7-7 7-22-1-41-20-42-42 0-4 3-7 7-7zM122 182c8 1 14 7 15 15M122 170c15 1 26 12 27 27"
      />
    </g>
  );
}

function DrawnSign({ x, y, children }: { x: number; y: number; children: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="21" fill="var(--sign)" />
      <circle r="17" fill="none" stroke="#fffdf8" strokeWidth="2.6" />
      <text y="7.5" textAnchor="middle" fill="#fffdf8" className="drawn-strong">
        {children}
      </text>
    </g>
  );
}

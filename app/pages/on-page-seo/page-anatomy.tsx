import { anatomy } from "#content/pages/on-page-seo/on-page-seo-sections.ts";
import { keyed } from "../../ui/keyed.ts";
import "./page-anatomy.css";

export function PageAnatomy() {
  const { label, tab, address, h1, h2, link, description, schema } = anatomy;
  return (
    <svg className="anatomy" viewBox="0 0 360 482" role="img" aria-label={label}>
      <path className="anatomy-bar" d="M18 48V26q0-12 12-12h300q12 0 12 12v22z" />
      <path className="anatomy-card" d="M18 48h324v300q0 12-12 12H30q-12 0-12-12z" />
      <path className="anatomy-card" d="M34 49V32q0-8 8-8h156q8 0 8 8v17z" />
      <text x="46" y="42">
        {tab}
      </text>
      <rect className="anatomy-bar" x="34" y="58" width="292" height="28" rx="14" />
      <text x="48" y="77">
        {address}
      </text>
      <text className="anatomy-h1" x="42" y="122">
        {keyed(h1).map(({ key, entry: line }, index) => (
          <tspan key={key} x="42" dy={index * 24}>
            {line}
          </tspan>
        ))}
      </text>
      <path
        className="anatomy-lines"
        d="M45 172h130M45 188h118M45 204h126M45 284h264M45 300h240M45 332h150"
      />
      <path className="anatomy-sky" d="M204 162h122v72H204z" />
      <path className="anatomy-wall" d="M222 200h86v34h-86z" />
      <path className="anatomy-roof" d="M216 190h98v10h-98z" />
      <path className="anatomy-window" d="M234 208h14v14h-14zm48 0h14v14h-14zM258 210h14v24h-14z" />
      <path
        className="anatomy-ladder"
        d="M312 234l-10-56m16 54-10-56m-4 12 6-1m-4 13 6-1m-4 13 6-1m-4 13 6-1"
      />
      <text className="anatomy-link" x="42" y="232">
        {link}
      </text>
      <text className="anatomy-h2" x="42" y="268">
        {h2}
      </text>
      <g transform="rotate(-1.5 180 410)">
        <rect className="anatomy-code" x="34" y="340" width="318" height="132" rx="6" />
        {keyed([...description, ...schema]).map(({ key, entry: line }, index) => (
          <text key={key} className="anatomy-mono" x="60" y={371 + index * 22 + (index > 1 ? 14 : 0)}>
            {line}
          </text>
        ))}
      </g>
      <Mark x={212} y={36} number={1} />
      <Mark x={326} y={72} number={5} />
      <Mark x={22} y={128} number={3} />
      <Mark x={22} y={262} number={3} />
      <Mark x={22} y={227} number={4} />
      <Mark x={34} y={376} number={2} />
      <Mark x={36} y={434} number={6} />
    </svg>
  );
}

function Mark({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="15" className="anatomy-mark" />
      <circle r="12.2" className="anatomy-ring" />
      <text className="anatomy-number" y="5" textAnchor="middle">
        {number}
      </text>
    </g>
  );
}

// A 24-hour dial with the opening hours of a local shop and an online shop.
import { shopHours } from "#content/page-figures.ts";
import { dial } from "#content/pages/e-commerce/e-commerce.ts";
import "../../features/services/drawn.css";

const HOURS = 24;
const MIDDLE = 230;

/** Point of an hour on the dial, midnight on top. */
function spot(hour: number, radius: number): { x: number; y: number } {
  const angle = (hour / HOURS) * 2 * Math.PI;
  const at = (share: number) => Math.round((MIDDLE + radius * share) * 10) / 10;
  return { x: at(Math.sin(angle)), y: at(-Math.cos(angle)) };
}

function arc(from: number, to: number, radius: number): string {
  const [start, end] = [spot(from, radius), spot(to, radius)];
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${to - from > HOURS / 2 ? 1 : 0} 1 ${end.x} ${end.y}`;
}

export function OpenDial() {
  return (
    <svg viewBox="0 0 460 460" role="img" aria-label={dial.title} className="drawn">
      <circle cx={MIDDLE} cy={MIDDLE} r="228" fill="var(--sky)" />
      <path fill="light-dark(#9dbdb9, #18302b)" d={`${arc(-6, 6, 228)}z`} />
      <circle cx={MIDDLE} cy={MIDDLE} r="206" fill="none" className="drawn-path" />
      <circle
        cx={MIDDLE}
        cy={MIDDLE}
        r="176"
        fill="var(--card)"
        stroke="var(--dial-online)"
        strokeWidth="30"
      />
      <path d={arc(shopHours.from, shopHours.to, 140)} fill="none" stroke="var(--sign)" strokeWidth="30" />
      {[0, 6, 12, 18].map((hour) => {
        const { x, y } = spot(hour, 176);
        return (
          <text key={hour} x={x} y={y + 7} textAnchor="middle" fill="#f3eee0" className="drawn-strong">
            {hour}
          </text>
        );
      })}
      {dial.orders.map((hour) => {
        const { x, y } = spot(hour, 204);
        return (
          <g key={hour} transform={`translate(${x} ${y})`}>
            <path
              fill="#e3b23c"
              stroke="#1b231e"
              strokeWidth="2.5"
              strokeLinejoin="round"
              d="M-19-16h38v32h-38z"
            />
            <path fill="none" stroke="#1b231e" strokeWidth="2.5" d="M-19-5h38M-5-16v11H5v-11" />
          </g>
        );
      })}
      <text x={MIDDLE} y="200" textAnchor="middle" fill="var(--ink)" className="drawn-strong drawn-huge">
        {dial.middle}
      </text>
      <Line y={245} fill="var(--dial-online)" name={dial.online} times={dial.onlineTimes} />
      <Line y={307} fill="var(--sign)" name={dial.shop} times={dial.shopTimes} />
    </svg>
  );
}

function Line({ y, fill, name, times }: { y: number; fill: string; name: string; times: string }) {
  return (
    <>
      <rect x="146" y={y - 15} width="16" height="16" rx="3" fill={fill} />
      <text x="172" y={y} fill="var(--ink)" className="drawn-strong">
        {name}
      </text>
      <text x="172" y={y + 25} fill="var(--ink-soft)">
        {times}
      </text>
    </>
  );
}

import "../../features/services/drawing.css";

interface PlaceChartProps {
  title: string;
  mark: string;
  term: string;
  place: string;
  months: readonly string[];
  places: readonly number[];
  events: readonly { month: number; text: string }[];
}

const LEFT = 74;
const STEP = 70;
const TOP = 76;
/** Height per rank, and the ranks with a grid line. */
const PLACE = 12;
const LINES = [1, 5, 10, 15, 20];

const x = (month: number) => LEFT + 18 + month * STEP;
const y = (place: number) => TOP + (place - 1) * PLACE;

export function PlaceChart({ title, mark, term, place, months, places, events }: PlaceChartProps) {
  const points = places.map((each, month) => [x(month), y(each)] as const);
  const way = points.map(([px, py], index) => `${index ? "L" : "M"}${px} ${py}`).join("");
  const last = points.at(-1) as (typeof points)[number];
  const bottom = y(20);
  return (
    <svg viewBox="0 0 480 340" role="img" aria-label={title} className="drawing">
      <text y="16">{term}</text>
      <text y="40" className="drawing-soft">
        {mark}
      </text>
      {LINES.map((line) => (
        <g key={line}>
          <path stroke="var(--line)" strokeWidth="1.5" d={`M${LEFT} ${y(line)}H476`} />
          <text x={LEFT - 10} y={y(line) + 5} textAnchor="end" className="drawing-soft">
            {line === 1 ? `${place} 1` : line}
          </text>
        </g>
      ))}
      <path fill="var(--sky)" opacity="0.7" d={`${way}V${bottom}H${x(0)}z`} />
      {events.map(({ month, text }) => (
        <g key={text}>
          <path
            stroke="var(--ink-soft)"
            strokeDasharray="4 5"
            strokeWidth="2"
            d={`M${x(month)} ${y(places[month] as number)}V${bottom - 24}`}
          />
          <text x={x(month)} y={bottom - 8} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
      <path className="drawing-way" d={way} />
      {points.map(([px, py], month) => (
        <g key={px}>
          <circle cx={px} cy={py} r="7" fill="var(--card)" stroke="var(--way)" strokeWidth="4" />
          <text x={px} y={bottom + 30} textAnchor="middle" className="drawing-soft">
            {months[month]}
          </text>
        </g>
      ))}
      <circle cx={last[0]} cy={last[1]} r="19" fill="var(--sign)" />
      <circle cx={last[0]} cy={last[1]} r="15.5" fill="none" stroke="#fffdf8" strokeWidth="2.5" />
      <text x={last[0]} y={last[1] + 5.5} textAnchor="middle" className="drawing-number">
        {places.at(-1)}
      </text>
    </svg>
  );
}

import { area, contactGoal } from "#content/pages/kontakt/kontakt-sections.ts";
import { Goal } from "../../sections/goal.tsx";
import { ListItems } from "../../ui/list-items.tsx";
import "./service-area.css";
import { MAP_SIZE, scaleBar, spots, tour, waterNames, waters, woods } from "./area-drawing.ts";

export function Visit() {
  return (
    <>
      <ServiceArea />
      <Goal {...contactGoal} />
    </>
  );
}

function ServiceArea() {
  return (
    <section className="hedge section">
      <div className="wrap service-area">
        <div>
          <h2>{area.title}</h2>
          <p>{area.text}</p>
          <ol>
            <ListItems entries={area.towns} />
          </ol>
        </div>
        <AreaMap />
      </div>
    </section>
  );
}

const SIGN_RADIUS = 13;
const courses = ["lippe", "stever", "canal"] as const;

function AreaMap() {
  const { width, height } = MAP_SIZE;
  return (
    <svg
      className="area-map"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby="area-map-title area-map-text"
    >
      <title id="area-map-title">{area.mapTitle}</title>
      <desc id="area-map-text">{area.mapText}</desc>
      {woods.map(([x, y]) => (
        <path key={x} className="area-wood" d={`M${x} ${y}h0m14 5h0m-8 9h0m20-3h0`} />
      ))}
      {courses.map((name) => (
        <path key={name} className={name === "canal" ? "area-canal" : "area-river"} d={waters[name]} />
      ))}
      {courses.map((name) => {
        const [x, y] = waterNames[name];
        return (
          <text key={name} className="area-water-name" x={x} y={y} textAnchor="end">
            {area.waters[name]}
          </text>
        );
      })}
      <path className="area-tour" d={tour} />
      {area.towns.map((town, index) => (
        <Town key={town} name={town} number={index + 1} />
      ))}
      <path className="area-scale" d={scaleBar} />
      <text className="area-water-name" x={8} y={404}>
        {area.scale}
      </text>
    </svg>
  );
}

function Town({ name, number }: { name: (typeof area.towns)[number]; number: number }) {
  const { at, label } = spots[name];
  const [x, y] = at;
  // Long names take two lines.
  const [first, ...rest] = name.split(" ");
  const left = x + label.by[0];
  return (
    <g>
      <circle className="area-sign" cx={x} cy={y} r={SIGN_RADIUS} />
      <text className="area-number" x={x} y={y} textAnchor="middle" dominantBaseline="central">
        {number}
      </text>
      <text className="area-name" x={left} y={y + label.by[1]} textAnchor={label.anchor}>
        {first}
        {rest.length > 0 && (
          <tspan x={left} dy="1.1em">
            {rest.join(" ")}
          </tspan>
        )}
      </text>
    </g>
  );
}

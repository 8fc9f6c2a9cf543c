// The way through a site: up to twenty signs on a winding path. A picture only; the words stand beside it.
import { type Course, lineThrough, pointAt, type Stop, type StopState } from "./stops.ts";
import "./crawl-path.css";

// The bends stick out of the drawing, into the margin of the page.
const WIDE: Course = { perRow: 10, cell: 108, row: 84, edge: 25, bend: 66, wave: 9 };
const NARROW: Course = { perRow: 5, cell: 75, row: 70, edge: 25, bend: 50, wave: 7 };
/** Radius of a sign, for both. */
const SIGN = 22;
/** What may still be found is only a dot. */
const DOT = 4;

/** Stations that are behind the visitor, for the colour of the path. */
const WAITING: readonly StopState[] = ["waiting", "open"];

export function CrawlPath({ stops }: { stops: readonly Stop[] }) {
  return (
    <>
      <Drawing stops={stops} course={WIDE} className="crawl-path crawl-path-wide" />
      <Drawing stops={stops} course={NARROW} className="crawl-path crawl-path-narrow" />
    </>
  );
}

interface DrawingProps {
  stops: readonly Stop[];
  course: Course;
  className: string;
}

function Drawing({ stops, course, className }: DrawingProps) {
  const { perRow, cell, row, edge } = course;
  const width = 2 * edge + (perRow - 1) * cell;
  const height = Math.ceil(stops.length / perRow) * row;
  const walked = stops.filter(({ state }) => !WAITING.includes(state)).length;
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={lineThrough(stops.length, course)} />
      <path d={lineThrough(walked, course)} className="crawl-walked" />
      {stops.map(({ state, label }, index) => {
        const { x, y } = pointAt(index, course);
        return (
          <g key={`${x} ${y}`} className="crawl-stop" data-state={state}>
            <circle cx={x} cy={y} r={state === "open" ? DOT : SIGN} />
            {state !== "open" && (
              <>
                <circle className="crawl-rim" cx={x} cy={y} r={SIGN - 4} />
                <text x={x} y={y} dy="0.35em">
                  {label}
                </text>
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}

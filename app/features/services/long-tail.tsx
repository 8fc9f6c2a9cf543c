// The long tail as a trimmed hedge: high where everybody searches, low and long where searches are precise.
import { tail } from "#content/pages/keyword-optimization-sections.ts";
import { keyed } from "../../ui/keyed.ts";
import { Sign } from "../../ui/sign.tsx";
import "./long-tail.css";

export function LongTail() {
  return (
    <div className="tail">
      <div className="tail-hedge" aria-hidden="true">
        <svg viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M0 400V40${top}V400Z`} />
          <path d={`M0 40${top}`} className="tail-leaves" />
        </svg>
        {keyed(tail).map(({ key }, index) => (
          <Sign key={key}>{index + 1}</Sign>
        ))}
      </div>
      <ol className="tail-searches">
        {keyed(tail).map(({ key, entry: { search, text } }, index) => (
          <li key={key}>
            <p className="tail-search">
              <span aria-hidden="true" className="i-tabler-search" />
              {search}
            </p>
            <p>{text}</p>
            <Sign>{index + 1}</Sign>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Where the shears went, from the high end to the low one. */
const top = "C120 30 220 22 262 84C300 160 340 262 470 300 610 338 800 346 1000 352";

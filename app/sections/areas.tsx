// Areas of work under large numbers: words on the left, what is done on the right, every second one on its own ground.
// The grounds reach over the edges of the column; the section around it needs no wrapper but .wrap.
import type { Station } from "#content/section-types.ts";
import { keyed } from "../ui/keyed.ts";
import "./areas.css";

interface Area extends Station {
  points: readonly string[];
}

export function Areas({ areas }: { areas: readonly Area[] }) {
  return (
    <ol className="areas">
      {keyed(areas).map(({ key, entry: { name, text, result, points } }, index) => (
        <li key={key}>
          <span aria-hidden="true" className="areas-number">
            {index + 1}
          </span>
          <div>
            <h3>{name}</h3>
            <p>{text}</p>
            {result && <p className="areas-result">{result}</p>}
          </div>
          <ul>
            {keyed(points).map(({ key, entry: point }) => (
              <li key={key}>{point}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

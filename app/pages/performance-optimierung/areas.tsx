// The backgrounds extend beyond the column; the section needs no wrapper but .wrap.
import type { Station } from "#content/section-types.ts";
import { keyed } from "../../ui/keyed.ts";
import { ListItems } from "../../ui/list-items.tsx";
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
            <ListItems entries={points} />
          </ul>
        </li>
      ))}
    </ol>
  );
}

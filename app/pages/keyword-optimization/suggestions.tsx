import { suggestions } from "#content/pages/keyword-optimization/keyword-optimization.ts";
import { keyed } from "../../ui/keyed.ts";
import "./suggestions.css";

export function Suggestions() {
  const { typed, rows, caption } = suggestions;
  return (
    <figure className="suggestions">
      <div className="frame">
        <p>
          <span aria-hidden="true" className="i-tabler-search" />
          {typed}
        </p>
        <ul>
          {keyed(rows).map(({ key, entry: { rest, wish } }) => (
            <li key={key}>
              {typed}
              <b>{rest}</b>
              <small>{wish}</small>
            </li>
          ))}
        </ul>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

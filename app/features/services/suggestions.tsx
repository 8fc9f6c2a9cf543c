// A search field while somebody types: the same beginning, four different wishes.
import { suggestions } from "#content/pages/keyword-optimization.ts";
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
          {rows.map(({ rest, wish }) => (
            <li key={rest}>
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

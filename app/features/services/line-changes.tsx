// Lines of a page before and after, joined by a piece of the path.
import { changes } from "#content/pages/on-page-seo-sections.ts";
import { keyed } from "../../ui/keyed.ts";
import "./line-changes.css";

export function LineChanges() {
  return (
    <ul className="changes">
      {keyed(changes.rows).map(({ key, entry: { name, before, after, why } }) => (
        <li key={key}>
          <h3>{name}</h3>
          <p>
            <span className="visually-hidden">{changes.before}: </span>
            {before}
          </p>
          <p>
            <span className="visually-hidden">{changes.after}: </span>
            {after}
          </p>
          <p>{why}</p>
        </li>
      ))}
    </ul>
  );
}

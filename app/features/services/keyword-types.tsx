// The kinds of keywords, each with searches as they stand in a search field.
import { types } from "#content/pages/keyword-optimization-sections.ts";
import { keyed } from "../../ui/keyed.ts";
import "./keyword-types.css";

export function KeywordTypes() {
  return (
    <ul className="keyword-types">
      {keyed(types.rows).map(({ key, entry: { name, text, searches } }) => (
        <li key={key}>
          <h3>{name}</h3>
          <p>{text}</p>
          <ul aria-label={types.examples}>
            {keyed(searches).map(({ key, entry: search }) => (
              <li key={key}>
                <span aria-hidden="true" className="i-tabler-search" />
                {search}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

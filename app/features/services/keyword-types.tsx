// The kinds of keywords, each with searches as they stand in a search field.
import { types } from "#content/pages/keyword-optimization-sections.ts";
import "./keyword-types.css";

export function KeywordTypes() {
  return (
    <ul className="keyword-types">
      {types.rows.map(({ name, text, searches }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
          <ul aria-label={types.examples}>
            {searches.map((search) => (
              <li key={search}>
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

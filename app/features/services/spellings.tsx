// One business as three places write it; what differs is marked.
import { spellings } from "#content/pages/local-seo-sections.ts";
import "./spellings.css";

export function Spellings() {
  return (
    <ul className="spellings">
      {spellings.places.map(({ place, lines, wrong }) => (
        <li key={place}>
          <h3>{place}</h3>
          {lines.map((line, index) => (
            <p key={line}>
              {(wrong as readonly number[]).includes(index) ? (
                <mark>
                  {line} <span className="visually-hidden">({spellings.differs})</span>
                </mark>
              ) : (
                line
              )}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

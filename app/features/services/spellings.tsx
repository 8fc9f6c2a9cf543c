// One business as three places write it; what differs is marked.
import { spellings } from "#content/pages/local-seo-sections.ts";
import { keyed } from "../../ui/keyed.ts";
import "./spellings.css";

export function Spellings() {
  return (
    <ul className="spellings">
      {keyed(spellings.places).map(({ key, entry: { place, lines, wrong } }) => (
        <li key={key}>
          <h3>{place}</h3>
          {keyed(lines).map(({ key, entry: line }, index) => (
            <p key={key}>
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

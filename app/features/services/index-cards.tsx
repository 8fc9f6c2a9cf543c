// Cards with tabs, as they stand in a box of index cards.
import { cards } from "#content/pages/keyword-optimization-sections.ts";
import "./index-cards.css";

export function IndexCards() {
  return (
    <ul className="index-cards">
      {cards.map(({ name, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

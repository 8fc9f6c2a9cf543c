// Cards with tabs, as they stand in a box of index cards.
import { cards } from "#content/pages/keyword-optimization-sections.ts";
import { keyed } from "../../ui/keyed.ts";
import "./index-cards.css";

export function IndexCards() {
  return (
    <ul className="index-cards">
      {keyed(cards).map(({ key, entry: { name, text } }) => (
        <li key={key}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

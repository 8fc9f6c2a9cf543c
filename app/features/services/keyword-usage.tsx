// The same offer twice: stuffed with a keyword, and said to a person.
import { usage } from "#content/pages/keyword-optimization-sections.ts";
import { keyed } from "../../ui/keyed.ts";
import "./keyword-usage.css";

export function KeywordUsage() {
  return (
    <div className="keyword-usage">
      {keyed([usage.not, usage.instead]).map(({ key, entry: { name, text, why } }, index) => (
        <div key={key}>
          <h3>
            <span aria-hidden="true" className={index ? "i-tabler-check" : "i-tabler-x"} /> {name}
          </h3>
          <p>„{text}“</p>
          <p>{why}</p>
        </div>
      ))}
    </div>
  );
}

// The six places of a page that count, beside a drawing that shows where they are.
import { factors } from "#content/pages/on-page-seo-sections.ts";
import { keyed } from "../../ui/keyed.ts";
import { Sign } from "../../ui/sign.tsx";
import { PageAnatomy } from "./page-anatomy.tsx";
import "./factors.css";

export function Factors() {
  return (
    <div className="factors">
      <PageAnatomy />
      <ol>
        {keyed(factors).map(({ key, entry: { name, text, example } }, index) => (
          <li key={key}>
            <Sign>{index + 1}</Sign>
            <h3>{name}</h3>
            <p>{text}</p>
            <p className="factors-example">{example}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

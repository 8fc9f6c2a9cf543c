// Four steps side by side along a dotted street.
import { steps } from "#content/pages/local-seo-sections.ts";
import { keyed } from "../../ui/keyed.ts";
import { Sign } from "../../ui/sign.tsx";
import "./street-steps.css";

export function StreetSteps() {
  return (
    <ol className="street">
      {keyed(steps).map(({ key, entry: { name, text } }, index) => (
        <li key={key}>
          <Sign>{index + 1}</Sign>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

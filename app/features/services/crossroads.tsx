// Four things that meet: dotted paths cross at a sign, one thing in each corner.
import { pieces } from "#content/pages/local-seo-sections.ts";
import { keyed } from "../../ui/keyed.ts";
import { Sign } from "../../ui/sign.tsx";
import "./crossroads.css";

export function Crossroads() {
  return (
    <div className="crossroads">
      <ul>
        {keyed(pieces).map(({ key, entry: { name, text } }) => (
          <li key={key}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Sign>
        <span aria-hidden="true" className="i-tabler-map-pin" />
      </Sign>
    </div>
  );
}

// The towns of the service area, as list and on a drawn map with the same numbers.
import { area } from "#content/pages/kontakt-sections.ts";
import { keyed } from "../../ui/keyed.ts";
import { AreaMap } from "./area-map.tsx";
import "./service-area.css";

export function ServiceArea() {
  return (
    <section className="hedge section">
      <div className="wrap service-area">
        <div>
          <h2>{area.title}</h2>
          <p>{area.text}</p>
          <ol>
            {keyed(area.towns).map(({ key, entry: town }) => (
              <li key={key}>{town}</li>
            ))}
          </ol>
        </div>
        <AreaMap />
      </div>
    </section>
  );
}

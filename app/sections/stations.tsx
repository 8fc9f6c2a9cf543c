import type { Station } from "#content/section-types.ts";
import { keyed } from "../ui/keyed.ts";
import { Sign } from "../ui/sign.tsx";
import "./stations.css";

export function Stations({ stations }: { stations: readonly Station[] }) {
  return (
    <ol className="stations">
      {keyed(stations).map(({ key, entry: { name, text, result } }, index) => (
        <li key={key}>
          {index < stations.length - 1 && (
            <svg className="path-curve" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <path d="M0 0C0 62 100 38 100 100" />
            </svg>
          )}
          <Sign>{index + 1}</Sign>
          <div>
            <h3>{name}</h3>
            <p>{text}</p>
          </div>
          {result && <p className="stations-result">{result}</p>}
        </li>
      ))}
    </ol>
  );
}

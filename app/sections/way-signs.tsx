// Short promises on arrow plates, like the red and white signs at a cycle path.
import { keyed } from "../ui/keyed.ts";
import "./way-signs.css";

export function WaySigns({ children }: { children: readonly string[] }) {
  return (
    <ul className="way-signs">
      {keyed(children).map(({ key, entry: promise }) => (
        <li key={key}>{promise}</li>
      ))}
    </ul>
  );
}

// Arrow plates like the red and white signs of cycle paths.
import { ListItems } from "../../ui/list-items.tsx";
import "./way-signs.css";

export function WaySigns({ children }: { children: readonly string[] }) {
  return (
    <ul className="way-signs">
      <ListItems entries={children} />
    </ul>
  );
}

// Short promises on arrow plates, like the red and white signs at a cycle path.
import "./way-signs.css";

export function WaySigns({ children }: { children: readonly string[] }) {
  return (
    <ul className="way-signs">
      {children.map((promise) => (
        <li key={promise}>{promise}</li>
      ))}
    </ul>
  );
}

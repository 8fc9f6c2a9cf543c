// A mosaic whose first tile is large.
import type { Tile } from "#content/section-types.ts";
import { keyed } from "../ui/keyed.ts";
import "./tiles.css";

export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className="tiles" data-count={tiles.length}>
      {keyed(tiles).map(({ key, entry: { icon, name, text } }) => (
        <li key={key}>
          <span aria-hidden="true" className={icon} />
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

// Columns of uneven height, or one sheet.
import type { Checklist } from "#content/section-types.ts";
import { keyed } from "../ui/keyed.ts";
import { ListItems } from "../ui/list-items.tsx";
import "./checklists.css";

interface ChecklistsProps {
  lists: readonly Checklist[];
  /** One sheet of paper with boxes to tick, instead of columns. */
  sheet?: boolean;
}

export function Checklists({ lists, sheet = false }: ChecklistsProps) {
  return (
    <div className={sheet ? "checklists checklists-sheet" : "checklists"}>
      {keyed(lists).map(({ key, entry: { name, items } }) => (
        <div key={key}>
          <h3>{name}</h3>
          <ul>
            <ListItems entries={items} />
          </ul>
        </div>
      ))}
    </div>
  );
}

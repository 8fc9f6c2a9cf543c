// What is done, as lists with check marks: in columns of uneven width that stand like steps, or together on one sheet.
import type { Checklist } from "#content/section-types.ts";
import { keyed } from "../ui/keyed.ts";
import "./checklists.css";

interface ChecklistsProps {
  /** Two or three. */
  lists: readonly Checklist[];
  /** One sheet of paper with boxes to tick, in place of columns. */
  sheet?: boolean;
}

export function Checklists({ lists, sheet = false }: ChecklistsProps) {
  return (
    <div className={sheet ? "checklists checklists-sheet" : "checklists"}>
      {keyed(lists).map(({ key, entry: { name, items } }) => (
        <div key={key}>
          <h3>{name}</h3>
          <ul>
            {keyed(items).map(({ key, entry: item }) => (
              <li key={key}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

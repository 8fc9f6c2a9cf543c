// Lines of a sum: what, how much, in how many files. Names of hosts are strangers' text.
import { PlainList } from "../../plain-list.tsx";
import type { ShownSpeed } from "../read-check.ts";

interface SpeedRowsProps {
  heading: string;
  rows: ShownSpeed["byKind"];
}

export function SpeedRows({ heading, rows }: SpeedRowsProps) {
  return (
    <>
      <h5>{heading}</h5>
      <PlainList className="speed-rows">
        {rows.map(({ name, value, note }) => (
          <li key={name}>
            <span>{name}</span>
            <strong>{value}</strong>
            {note && <span>{note}</span>}
          </li>
        ))}
      </PlainList>
    </>
  );
}

import type { ReactNode } from "react";
import { keyed } from "./keyed.ts";

/** One `li` per entry, for lists whose order never changes. */
export function ListItems({ entries }: { entries: readonly ReactNode[] }) {
  return keyed(entries).map(({ key, entry }) => <li key={key}>{entry}</li>);
}

import type { LedgerRow } from "#content/section-types.ts";
import { keyed } from "../../ui/keyed.ts";
import "./ledger.css";

export function Ledger({ rows }: { rows: readonly LedgerRow[] }) {
  return (
    <dl className="ledger">
      {keyed(rows).map(({ key, entry: { name, text, figure } }) => (
        <div key={key}>
          <dt>{name}</dt>
          {figure && <dd className="ledger-figure">{figure}</dd>}
          {text && <dd className="ledger-text">{text}</dd>}
        </div>
      ))}
    </dl>
  );
}

// Lines of a bill: what for, a dotted line, how much.
import type { ReactNode } from "react";
import type { ShownAmount } from "../shown-estimate.ts";
import { shownPrice } from "./shown-price.ts";

interface AmountLinesProps {
  amounts: readonly ShownAmount[];
  /** Descriptions are short: they stand beside the item where there is room. */
  brief?: boolean;
  /** Stands below the last line. */
  children?: ReactNode;
}

export function AmountLines({ amounts, brief = false, children }: AmountLinesProps) {
  return (
    <dl className={brief ? "calc-lines calc-lines-brief" : "calc-lines"}>
      {amounts.map((amount, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a bill that never changes; two may be the same.
        <div key={index}>
          <dt>{amount.item}</dt>
          {brief && amount.description && <dd className="calc-line-text">{amount.description}</dd>}
          <dd className="calc-line-price" data-text={typeof amount.price === "string" || undefined}>
            {shownPrice(amount)}
          </dd>
          {!brief && amount.description && <dd className="calc-line-text">{amount.description}</dd>}
        </div>
      ))}
      {children}
    </dl>
  );
}

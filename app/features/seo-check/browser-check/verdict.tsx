// The one sentence with which a part of the check begins, on the line that opens it.
import type { ReactNode } from "react";

export function Verdict({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <span className="browser-verdict" data-good={isGood}>
      <span aria-hidden="true" className={isGood ? "i-tabler-circle-check" : "i-tabler-alert-triangle"} />
      {children}
    </span>
  );
}

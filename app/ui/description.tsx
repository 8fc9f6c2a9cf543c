import type { ReactNode } from "react";

/** A term and its details, in the `div` that the styles expect. */
export function Description({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

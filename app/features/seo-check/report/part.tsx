// One kind of measured values: name and remark on the left, values on the right.
import type { ReactNode } from "react";

interface PartProps {
  title: string;
  note: string;
  children: ReactNode;
}

export function Part({ title, note, children }: PartProps) {
  return (
    <section className="report-part">
      <div>
        <h4 className="text-h3">{title}</h4>
        <p className="mt-2 text-small text-ink-soft">{note}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

/** A heading inside a part. */
export function Sub({ children }: { children: ReactNode }) {
  return <h5 className="mb-2 mt-0 font-heading text-text font-700">{children}</h5>;
}

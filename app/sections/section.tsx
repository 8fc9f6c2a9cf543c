// A section as wide as the window, with its heading and content in the page's column.
import type { ReactNode } from "react";
import type { Titled } from "#content/section-types.ts";
import { SectionHead } from "./section-head.tsx";

interface SectionProps {
  className: string;
  wrap?: string;
  head?: Titled;
  children: ReactNode;
}

export function Section({ className, wrap = "wrap", head, children }: SectionProps) {
  return (
    <section className={className}>
      <div className={wrap}>
        {head && <SectionHead {...head} />}
        {children}
      </div>
    </section>
  );
}

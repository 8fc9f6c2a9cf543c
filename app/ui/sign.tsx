// The round red sign that marks junctions of cycle paths: steps, stations, the logo.
import type { ReactNode } from "react";

export function Sign({ children, className = "" }: { children: ReactNode; className?: string }) {
  return <span className={`sign ${className}`}>{children}</span>;
}

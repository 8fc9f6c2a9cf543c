// The round red sign with a white number that marks a junction of cycle paths: steps, stations, the logo.
import type { ReactNode } from "react";

interface SignProps {
  children: ReactNode;
  /** Classes for size and position; the text scales with the font size. */
  className?: string;
}

export function Sign({ children, className = "" }: SignProps) {
  return <span className={`sign ${className}`}>{children}</span>;
}

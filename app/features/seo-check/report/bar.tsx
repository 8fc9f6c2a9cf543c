// A figure as length. It only repeats what stands beside it in numbers.

interface BarProps {
  /** 0–100 */
  value: number;
  /** Colour of the text is the colour of the bar. */
  className: string;
}

export function Bar({ value, className }: BarProps) {
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`report-bar col-span-2 ${className}`}
    >
      <rect width="100" height="4" />
      <rect width={Math.min(100, Math.max(0, value))} height="4" fill="currentColor" />
    </svg>
  );
}

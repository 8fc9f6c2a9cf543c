// Counts and cuts in German sentences: of findings, of the design rating.

const whole = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 0 });

/** "1 Bild", "22 Bilder", "1.146 Bilder". */
export function counted(count: number, one: string, many: string): string {
  return `${whole.format(count)} ${count === 1 ? one : many}`;
}

/** Cuts at `max` characters (code points) and marks the cut with "…". Half a character becomes U+FFFD. */
export function shortened(text: string, max: number): string {
  const points = Array.from(text.slice(0, max * 2 + 2));
  const shown =
    points.length <= max
      ? text
      : `${points
          .slice(0, max - 1)
          .join("")
          .trimEnd()}…`;
  return shown.toWellFormed();
}

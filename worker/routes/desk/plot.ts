// The course of a figure over days as a small drawing.
import { html } from "hono/html";
import type { Markup } from "./layout.ts";

/** Of the drawing, in its own units. */
const WIDTH = 240;
const HEIGHT = 32;
/** More days than this are drawn as sums of several. */
const MAX_BARS = 60;

/** Bars from the first day to the last; the description says what matters to those who do not see it. */
export function plot(counts: readonly number[], description: string): Markup {
  const bars = summed(counts);
  const most = Math.max(1, ...bars);
  const step = WIDTH / Math.max(1, bars.length);
  const width = Math.max(1, step - 1);
  return html`<svg class="plot" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${description}">${bars.map(
    (count, index) => {
      const height = count === 0 ? 1 : Math.max(2, (count / most) * HEIGHT);
      return html`<rect x="${(index * step).toFixed(1)}" y="${(HEIGHT - height).toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}"${count === 0 ? html` class="none"` : ""}/>`;
    },
  )}</svg>`;
}

function summed(counts: readonly number[]): number[] {
  const size = Math.ceil(counts.length / MAX_BARS);
  if (size <= 1) return [...counts];
  return Array.from({ length: Math.ceil(counts.length / size) }, (_, index) =>
    counts.slice(index * size, (index + 1) * size).reduce((sum, count) => sum + count, 0),
  );
}

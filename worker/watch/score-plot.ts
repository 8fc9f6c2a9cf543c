// The course of a watch's points as a small drawing.
import { html } from "hono/html";
import type { RunNote } from "./watch-state.ts";

const WIDTH = 400;
const HEIGHT = 120;
const EDGE = 6;

/** @param description what matters, for those who do not see it */
export function scorePlot(runs: readonly Pick<RunNote, "score">[], description: string) {
  const points = runs.flatMap(({ score }, index) => {
    if (score === null) return [];
    const x = EDGE + (index / Math.max(1, runs.length - 1)) * (WIDTH - 2 * EDGE);
    return [{ x: x.toFixed(1), y: (HEIGHT - EDGE - (score / 100) * (HEIGHT - 2 * EDGE)).toFixed(1) }];
  });
  return html`<svg class="plot" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${description}">
<line x1="0" y1="${HEIGHT - EDGE}" x2="${WIDTH}" y2="${HEIGHT - EDGE}"/><line x1="0" y1="${EDGE}" x2="${WIDTH}" y2="${EDGE}"/>
<polyline points="${points.map(({ x, y }) => `${x},${y}`).join(" ")}"/>
${points.map(({ x, y }) => html`<circle cx="${x}" cy="${y}" r="3"/>`)}</svg>`;
}

// What axe-core finds in a page, cut to what is shown, and the expression that asks it.
import type { Fault } from "#contract/browser-check.ts";

export interface AxeReading {
  violations: AxeRule[];
  /** What axe cannot decide. */
  incomplete: AxeRule[];
  /** Rules kept. */
  passed: string[];
}

export interface AxeRule {
  id: string;
  impact: Fault["severity"] | null;
  tags: string[];
  /** In the words of axe's German translation. */
  help: string;
  /** Elements in all; `nodes` are the first of them. */
  count: number;
  nodes: AxeNode[];
}

export interface AxeNode {
  target: string;
  html: string;
  box: { x: number; y: number; width: number; height: number } | null;
}

const MAX_RULES = 80;
const MAX_NODES = 200;
const MAX_CHARACTERS = 240;

/**
 * Needs axe in the same world. Frames are not entered: their documents are other pages. Nothing is fetched for it.
 * Its value is an AxeReading.
 */
export const axeExpression = `(async () => {
  const options = { iframes: false, preload: false, elementRef: true, resultTypes: ["violations", "incomplete"] };
  const results = await axe.run(document, options);
  const cut = (text) => String(text).replace(/\\s+/g, " ").slice(0, ${MAX_CHARACTERS});
  const boxOf = (element) => {
    const box = element?.getBoundingClientRect?.();
    if (!box || box.width === 0 || box.height === 0) return null;
    return { x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height };
  };
  const node = ({ target, html, element }) => ({ target: cut(target.flat().join(" ")), html: cut(html), box: boxOf(element) });
  const rule = ({ id, impact, tags, help, nodes }) => ({
    id, impact, tags, help: cut(help), count: nodes.length, nodes: nodes.slice(0, ${MAX_NODES}).map(node),
  });
  return {
    violations: results.violations.slice(0, ${MAX_RULES}).map(rule),
    incomplete: results.incomplete.slice(0, ${MAX_RULES}).map(rule),
    passed: results.passes.map(({ id }) => id),
  };
})()`;

// What axe-core finds in a page, cut to what is shown, and the expression that asks it.
import type { Fault } from "#contract/accessibility-check.ts";

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
 * @param onlyNew of a page that was read before: what it did not find then, by element
 */
export const axeExpression = ({ onlyNew }: { onlyNew: boolean }): string => `(async () => {
  const options = { iframes: false, preload: false, elementRef: true, resultTypes: ["violations", "incomplete"] };
  const results = await axe.run(document, options);
  const cut = (text) => String(text).replace(/\\s+/g, " ").slice(0, ${MAX_CHARACTERS});
  const boxOf = (element) => {
    const box = element?.getBoundingClientRect?.();
    if (!box || box.width === 0 || box.height === 0) return null;
    return { x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height };
  };
  const known = globalThis.paettkenAxe ??= new Map();
  const isNew = (id) => ({ element }) => !${onlyNew} || !known.get(id)?.has(element);
  const remember = (id, { element }) => {
    if (!known.has(id)) known.set(id, new WeakSet());
    if (element) known.get(id).add(element);
  };
  const found = (rules) => rules.map((one) => ({ ...one, nodes: one.nodes.filter(isNew(one.id)) })).filter(({ nodes }) => nodes.length > 0);
  const [violations, incomplete] = [found(results.violations), found(results.incomplete)];
  for (const { id, nodes } of [...results.violations, ...results.incomplete]) for (const one of nodes) remember(id, one);
  const node = ({ target, html, element }) => ({ target: cut(target.flat().join(" ")), html: cut(html), box: boxOf(element) });
  const rule = ({ id, impact, tags, help, nodes }) => ({
    id, impact, tags, help: cut(help), count: nodes.length, nodes: nodes.slice(0, ${MAX_NODES}).map(node),
  });
  return {
    violations: violations.slice(0, ${MAX_RULES}).map(rule),
    incomplete: incomplete.slice(0, ${MAX_RULES}).map(rule),
    passed: results.passes.map(({ id }) => id),
  };
})()`;

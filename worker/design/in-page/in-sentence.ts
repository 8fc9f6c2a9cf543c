// Links within a sentence: WCAG 2.5.8 lets them be as small as the line, whose height they cannot change.
import { controlKindOf } from "./control-kinds.ts";
import { childNodesOf } from "./plain-dom.ts";
import type { SeenElement } from "./visible-elements.ts";

/** Nodes looked at in one block. */
const MAX_NODES = 200;
/** Letters beside the links that make a sentence of them; "|" and "·" between links do not. */
const MIN_LETTERS = 2;

/** Tells whether the seen element with this index flows inline in a block with text beside its links. */
export function inSentence(seen: readonly SeenElement[]): (index: number) => boolean {
  const known = new Map<Element, boolean>();
  return (index) => {
    if (seen[index]?.style.display !== "inline") return false;
    let block: SeenElement | undefined = seen[index];
    while (block && /^(?:inline|contents)$/.test(block.style.display)) block = seen[block.parent];
    if (!block) return false;
    const isSentence = known.get(block.element) ?? hasTextBesideControls(block.element);
    known.set(block.element, isSentence);
    return isSentence;
  };
}

function hasTextBesideControls(block: Element): boolean {
  const open: Node[] = [block];
  let letters = 0;
  for (let nodes = 0; nodes < MAX_NODES && letters < MIN_LETTERS; nodes += 1) {
    const node = open.pop();
    if (!node) break;
    if (node instanceof Text) letters += node.data.match(/\p{L}/gu)?.length ?? 0;
    else if (node instanceof Element && (node === block || isPartOfLine(node))) {
      open.push(...childNodesOf(node));
    }
  }
  return letters >= MIN_LETTERS;
}

function isPartOfLine(element: Element): boolean {
  return controlKindOf(element) === null && getComputedStyle(element).display === "inline";
}

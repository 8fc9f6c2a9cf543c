// Selectors that reach what is meant, and nothing that must stay as it is: as short as somebody would write them.
import { getAttribute, getParent, getTag } from "../../../in-page/safe-dom.ts";

/** Of one rule. */
const MAX_SELECTORS = 5;
const MAX_CLASSES = 3;
const MAX_NAME = 40;
const MAX_ANCESTORS = 8;
/** Asked of the page for one rule. */
const MAX_QUERIES = 300;
/** Nobody writes a rule for these names, or for all that has them. */
const PLAIN_NAME = /^[a-z_][\w-]*$/i;
/** Set while somebody does something. */
const STATE = /^(?:is-|has-|active|current|open|show|hover|focus|visible|selected)/i;
const LANDMARKS = /^(?:header|nav|main|footer|aside|article|section|form|dialog)$/;
/** Too wide to be named alone. */
const ANYTHING = /^(?:div|span|body|html|section|main)$/;

/**
 * For elements that miss a mark. Empty where no selector fits.
 * @param judged all elements that were looked at @param harmless those that a rule may reach
 */
export function selectorsFor(
  faulty: readonly Element[],
  judged: readonly Element[],
  harmless: readonly Element[],
): string[] {
  const allowed = new Set([...faulty, ...harmless]);
  const forbidden = new Set(judged.filter((element) => !allowed.has(element)));
  const open = new Set(faulty.filter((element) => Node.prototype.getRootNode.call(element) === document));
  const tried = new Map<string, readonly Element[]>();
  const selectors: string[] = [];
  for (const element of faulty) {
    if (!open.has(element)) continue;
    if (selectors.length >= MAX_SELECTORS) break;
    for (const selector of namesOf(element)) {
      if (!tried.has(selector)) {
        if (tried.size >= MAX_QUERIES) return selectors;
        tried.set(selector, matches(selector));
      }
      const reached = tried.get(selector) ?? [];
      if (reached.length === 0 || reached.some((one) => forbidden.has(one))) continue;
      selectors.push(selector);
      for (const one of reached) open.delete(one);
      break;
    }
  }
  return selectors;
}

/** From the widest to the narrowest. */
function* namesOf(element: Element): Generator<string> {
  const tag = getTag(element);
  if (!PLAIN_NAME.test(tag)) return;
  const own = [...(ANYTHING.test(tag) ? [] : [tag]), ...classesOf(element)];
  yield* own;
  let steps = 0;
  for (let one = getParent(element); one && steps < MAX_ANCESTORS; one = getParent(one), steps++) {
    for (const outer of placesOf(one))
      for (const name of [...own, ...(own.length ? [] : [tag])]) yield `${outer} ${name}`;
  }
  const id = getAttribute(element, "id");
  if (id !== null && isName(id)) yield `#${CSS.escape(id)}`;
}

function placesOf(element: Element): string[] {
  const tag = getTag(element);
  const id = getAttribute(element, "id");
  return [
    ...(LANDMARKS.test(tag) ? [tag] : []),
    ...classesOf(element),
    ...(id !== null && isName(id) ? [`#${CSS.escape(id)}`] : []),
  ];
}

function classesOf(element: Element): string[] {
  const names = (getAttribute(element, "class") ?? "").trim().split(/\s+/);
  return names
    .filter((name) => isName(name) && !STATE.test(name))
    .slice(0, MAX_CLASSES)
    .map((name) => `.${CSS.escape(name)}`);
}

function isName(name: string): boolean {
  return name.length <= MAX_NAME && PLAIN_NAME.test(name);
}

function matches(selector: string): Element[] {
  try {
    return [...Document.prototype.querySelectorAll.call(document, selector)];
  } catch {
    return [];
  }
}

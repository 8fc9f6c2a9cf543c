// Ways through the document that no page can bend: <input name="children"> hides form.children, <img name="body"> document.body.

const parentGetter = getterOf(Node.prototype, "parentNode");
const childGetter = getterOf(Node.prototype, "firstChild");
const siblingGetter = getterOf(Node.prototype, "nextSibling");
const tagGetter = getterOf(Element.prototype, "localName");
const shadowGetter = getterOf(Element.prototype, "shadowRoot");
const rootGetter = getterOf(Document.prototype, "documentElement");

/** An empty one where a script has removed it. */
export function rootElement(): HTMLElement {
  return (rootGetter.call(document) ?? document.createElement("html")) as HTMLElement;
}

/** Null while the document has none, or a frameset. */
export function bodyElement(): Element | null {
  return rootElement().querySelector(":scope > body");
}

/** Lower case, without prefix. */
export function tagOf(element: Element): string {
  return tagGetter.call(element) as string;
}

export function shadowOf(element: Element): ShadowRoot | null {
  return shadowGetter.call(element) as ShadowRoot | null;
}

export function rectOf(element: Element): DOMRect {
  return Element.prototype.getBoundingClientRect.call(element);
}

export function attributeOf(element: Element, name: string): string | null {
  return Element.prototype.getAttribute.call(element, name);
}

/** In document order. */
export function* childNodesOf(parent: Node): Generator<Node> {
  for (
    let node = childGetter.call(parent) as Node | null;
    node;
    node = siblingGetter.call(node) as Node | null
  )
    yield node;
}

/** Parent in the composed document: a shadow root's host counts as the parent of what is in it. */
export function parentOf(node: Node): Element | null {
  const parent = parentGetter.call(node) as Node | null;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : null;
}

/** Element.closest that goes on from a shadow root to its host. */
export function closestOf(element: Element, selector: string): Element | null {
  for (let from: Element | null = element; from; from = hostOf(from)) {
    const found = Element.prototype.closest.call(from, selector);
    if (found) return found;
  }
  return null;
}

function hostOf(element: Element): Element | null {
  const root = Node.prototype.getRootNode.call(element);
  return root instanceof ShadowRoot ? root.host : null;
}

function getterOf(prototype: object, name: string): () => unknown {
  const getter = Object.getOwnPropertyDescriptor(prototype, name)?.get;
  if (!getter) throw new Error(`The browser has no ${name}.`);
  return getter;
}

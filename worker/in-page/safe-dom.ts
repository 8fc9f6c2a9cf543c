// Access to the document that no page can bend: <input name="children"> hides form.children, <img name="body"> document.body.

const parentGetter = findGetter(Node.prototype, "parentNode");
const childGetter = findGetter(Node.prototype, "firstChild");
const siblingGetter = findGetter(Node.prototype, "nextSibling");
const tagGetter = findGetter(Element.prototype, "localName");
const connectedGetter = findGetter(Node.prototype, "isConnected");
const shadowGetter = findGetter(Element.prototype, "shadowRoot");
const rootGetter = findGetter(Document.prototype, "documentElement");

/** An empty one if a script has removed it. */
export function getRootElement(): HTMLElement {
  return (rootGetter.call(document) ?? document.createElement("html")) as HTMLElement;
}

/** Null while the document has none, or a frameset. */
export function getBodyElement(): Element | null {
  return getRootElement().querySelector(":scope > body");
}

/** Lower case, without prefix. */
export function getTag(element: Element): string {
  return tagGetter.call(element) as string;
}

export function getShadowRoot(element: Element): ShadowRoot | null {
  return shadowGetter.call(element) as ShadowRoot | null;
}

/** Whether it is in the document, or in a shadow root of it. */
export function isConnected(node: Node): boolean {
  return connectedGetter.call(node) as boolean;
}

export function getRect(element: Element): DOMRect {
  return Element.prototype.getBoundingClientRect.call(element);
}

export function getAttribute(element: Element, name: string): string | null {
  return Element.prototype.getAttribute.call(element, name);
}

export function* getChildNodes(parent: Node): Generator<Node> {
  let node = childGetter.call(parent) as Node | null;
  for (; node; node = siblingGetter.call(node) as Node | null) yield node;
}

/** The host for children of a shadow root. */
export function getParent(node: Node): Element | null {
  const parent = parentGetter.call(node) as Node | null;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : null;
}

/** As Element.closest, beyond shadow roots. */
export function findClosest(element: Element, selector: string): Element | null {
  for (let from: Element | null = element; from; from = getHost(from)) {
    const found = Element.prototype.closest.call(from, selector);
    if (found) return found;
  }
  return null;
}

function getHost(element: Element): Element | null {
  const root = Node.prototype.getRootNode.call(element);
  return root instanceof ShadowRoot ? root.host : null;
}

function findGetter(prototype: object, name: string): () => unknown {
  const getter = Object.getOwnPropertyDescriptor(prototype, name)?.get;
  if (!getter) throw new Error(`The browser has no ${name}.`);
  return getter;
}

const MAX_LENGTH = 5_000;

/** Without children; text nodes joined, spaces collapsed, at most 5,000 characters. */
export function getOwnText(element: Element): string {
  let text = "";
  for (const node of getChildNodes(element)) {
    if (node instanceof Text) text += ` ${node.data.slice(0, MAX_LENGTH - text.length)}`;
    if (text.length >= MAX_LENGTH) break;
  }
  return text.replace(/\s+/g, " ").trim();
}

/** Faster than getOwnText on long texts. */
export function hasOwnText(element: Element): boolean {
  for (const node of getChildNodes(element)) if (node instanceof Text && /\S/.test(node.data)) return true;
  return false;
}

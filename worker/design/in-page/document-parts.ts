// What belongs to the document itself, past any element whose name hides it: <img name="title">.

const titleGetter = getterOf("title");
const doctypeGetter = getterOf("doctype");
const fontsGetter = getterOf("fonts");
const sheetsGetter = getterOf("styleSheets");
const adoptedGetter = getterOf("adoptedStyleSheets");

export function documentTitle(): string {
  return titleGetter.call(document) as string;
}

export function documentType(): DocumentType | null {
  return doctypeGetter.call(document) as DocumentType | null;
}

export function documentFonts(): FontFace[] {
  return [...(fontsGetter.call(document) as FontFaceSet)];
}

/** Those of link and style, then those that scripts have adopted. */
export function documentSheets(): CSSStyleSheet[] {
  return [
    ...(sheetsGetter.call(document) as StyleSheetList),
    ...(adoptedGetter.call(document) as readonly CSSStyleSheet[]),
  ];
}

function getterOf(name: string): () => unknown {
  const getter = Object.getOwnPropertyDescriptor(Document.prototype, name)?.get;
  if (!getter) throw new Error(`The browser has no document.${name}.`);
  return getter;
}

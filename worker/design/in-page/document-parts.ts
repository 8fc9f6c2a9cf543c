// What belongs to the document itself, past any element whose name hides it: <img name="title">.

const parts = {
  title: getterOf("title"),
  doctype: getterOf("doctype"),
  fonts: getterOf("fonts"),
  styleSheets: getterOf("styleSheets"),
  adoptedStyleSheets: getterOf("adoptedStyleSheets"),
};

export function documentTitle(): string {
  return String(parts.title());
}

export function documentType(): DocumentType | null {
  return parts.doctype() as DocumentType | null;
}

export function documentFonts(): FontFace[] {
  return [...(parts.fonts() as FontFaceSet)];
}

/** Those of link and style, then those that scripts have adopted. */
export function documentSheets(): CSSStyleSheet[] {
  return [
    ...(parts.styleSheets() as StyleSheetList),
    ...(parts.adoptedStyleSheets() as readonly CSSStyleSheet[]),
  ];
}

/** Works in documents of any kind: HTML, XHTML, a picture by itself. */
function getterOf(name: string): () => unknown {
  const getter = Object.getOwnPropertyDescriptor(Document.prototype, name)?.get;
  return () => getter?.call(document) ?? [];
}

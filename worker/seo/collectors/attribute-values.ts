// Attribute values as facts keep them.
import type { RewriterElement } from "../rewriter.ts";
import { decodeAttribute } from "../scanner/attributes.ts";

/** Decoded value, or null where the attribute is missing. */
export function attributeOf(element: RewriterElement, name: string): string | null {
  const written = element.getAttribute(name);
  return written === null ? null : decodeAttribute(written);
}

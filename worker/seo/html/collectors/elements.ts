// What all collectors do with the elements they get.
import type { On, RewriterElement } from "../rewriter.ts";
import { decodeAttribute } from "../scanner/filtered-elements.ts";

/** Decoded value, or null if the attribute is missing. */
export function attributeOf(element: RewriterElement, name: string): string | null {
  const written = element.getAttribute(name);
  return written === null ? null : decodeAttribute(written);
}

/** Characters of a style that are read. */
const MAX_STYLE_LENGTH = 2_000;

/** Its own attributes keep it from being shown. */
export function isHidden(element: RewriterElement): boolean {
  const style = (attributeOf(element, "style") ?? "").slice(0, MAX_STYLE_LENGTH);
  return (
    element.getAttribute("hidden") !== null || /(?:display\s?:\s?none|visibility\s?:\s?hidden)/i.test(style)
  );
}

/** One fact for each element. */
export function collectEach<Fact>(
  on: On,
  selector: string,
  toFact: (element: RewriterElement) => Fact,
  facts: Fact[] = [],
): Fact[] {
  on(selector, {
    element(element) {
      facts.push(toFact(element));
    },
  });
  return facts;
}

// A mend on trial: its rules as a style sheet of the page, and where the pictured place lies.
import type { ViewportName } from "#contract/design-rating.ts";
import { getRect } from "../../../in-page/safe-dom.ts";
import type { MendList, MendPart } from "../../mends/mend-reading.ts";
import type { Box } from "../../spot.ts";
import { pageBoxOf } from "../describe.ts";
import { keptElements } from "./look.ts";
import { selectorsFor } from "./selectors.ts";

const sheets = Object.getOwnPropertyDescriptor(Document.prototype, "adoptedStyleSheets");
let own: CSSStyleSheet | null = null;

/** As somebody would write it; empty where no rule reaches what is meant and nothing else. */
export function writeRules(
  width: ViewportName,
  list: MendList,
  parts: readonly MendPart[],
  isImportant: boolean,
): string {
  const judged = keptElements(width, list);
  const of = (numbers: readonly number[]) => numbers.flatMap((number) => judged[number] ?? []);
  return parts
    .flatMap(({ faulty, harmless, declarations }) => {
      const selectors = selectorsFor(of(faulty), judged, of(harmless));
      if (selectors.length === 0) return [];
      const lines = declarations.map((one) => `  ${one}${isImportant ? " !important" : ""};`);
      return [`${selectors.join(",\n")} {\n${lines.join("\n")}\n}`];
    })
    .join("\n\n");
}

/** After all sheets of the page, whatever its policy says of styles. */
export function applyRules(css: string): void {
  dropRules();
  own = new CSSStyleSheet();
  own.replaceSync(css);
  sheets?.set?.call(document, [...currentSheets(), own]);
}

export function dropRules(): void {
  if (own !== null)
    sheets?.set?.call(
      document,
      currentSheets().filter((sheet) => sheet !== own),
    );
  own = null;
}

/** px of the page; null where it is not to be seen. */
export function placeOfMend(width: ViewportName, list: MendList, number: number): Box | null {
  const element = keptElements(width, list)[number];
  return element ? pageBoxOf(getRect(element)) : null;
}

function currentSheets(): CSSStyleSheet[] {
  return [...((sheets?.get?.call(document) as CSSStyleSheet[] | undefined) ?? [])];
}

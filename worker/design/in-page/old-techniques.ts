// Techniques by which one tells a page's age.
import { ownTextOf } from "./own-text.ts";
import { attributeOf, rootElement } from "./plain-dom.ts";
import type { SeenElement } from "./visible-elements.ts";

const MAX_ELEMENTS = 500;
const MAX_ADDRESS = 2_000;
const FOOT_ELEMENTS = 200;
const MAX_TEXT = 10_000;
const FLASH =
  'object[type*="shockwave-flash" i], embed[type*="shockwave-flash" i], embed[src*=".swf" i], object[data*=".swf" i], param[value*=".swf" i]';
const SPACER =
  /(?:^|\/)(?:spacer|blank|clear|clearpixel|pixel|dot|trans(?:parent)?|1x1|shim)\.gif(?:[?#]|$)/i;
const OLD_JQUERY = /jquery[.\-/@](?:min[.\-/])?v?1\.\d|jquery(?:\.min)?\.js\?v(?:er)?=1\.\d/i;
const COUNTER_PICTURE =
  /(?:hit|web|page|visit|besucher|seiten)[-_]?(?:counter|z(?:ae|ä)hler)|counter\.(?:cgi|pl|php|gif)/i;
const COUNTER_TEXT =
  /(?:besucher(?:z(?:ä|ae)hler)?|visitors?)(?:\s*(?:seit|since|nr\.?|no\.?)[^:]{0,20})?\s*[:#](?:\s?\d){3,}|sie sind (?:der )?besucher\D{0,15}\d{2,}|\d{3,}\.? besucher seit/i;

/** Names as in Technique.oldTechniques. */
export function readOldTechniques(seen: readonly SeenElement[], hasBlinkingText: boolean): string[] {
  const root = rootElement();
  const has = (selector: string) => root.querySelector(selector) !== null;
  const some = (selector: string, attribute: string, pattern: RegExp) =>
    [...root.querySelectorAll(selector)]
      .slice(0, MAX_ELEMENTS)
      .some((element) => pattern.test((attributeOf(element, attribute) ?? "").slice(0, MAX_ADDRESS)));
  const found: Record<string, boolean> = {
    frameset: has("frameset"),
    marquee: has("marquee"),
    blink: hasBlinkingText || has("blink"),
    flash: has(FLASH),
    applet: has("applet"),
    "spacer-gif": some("img", "src", SPACER),
    "jquery-1": some("script[src]", "src", OLD_JQUERY),
    "visitor-counter": some("img", "src", COUNTER_PICTURE) || COUNTER_TEXT.test(footText(seen)),
  };
  return Object.keys(found).filter((name) => found[name]);
}

/** Counters stand at the foot of the page, often each digit in an element of its own. */
function footText(seen: readonly SeenElement[]): string {
  return seen
    .slice(-FOOT_ELEMENTS)
    .map(({ element }) => ownTextOf(element))
    .join(" ")
    .slice(-MAX_TEXT);
}

// Links without a target: what shows that a script or an assistive technology treats one as a control.
import { attributeNamed, findAttribute, readAttribute, readValueAt } from "./attributes.ts";
import { AMPERSAND, IS_WHITESPACE } from "./bytes.ts";
import type { Tag } from "./tag-scanner.ts";

const HREF = attributeNamed("href");
const ROLE = attributeNamed("role");
const CLASS = attributeNamed("class");
/** Where routers of frameworks, and scripts of themes, keep the address. */
export const routeNames = ["routerlink", "[routerlink]", "ui-sref", "data-href"].map(attributeNamed);

/** Attributes looked at; no real link has more. */
const MAX_ATTRIBUTES = 30;
/** Bytes of a name, and characters of a value. */
const MAX_LENGTH = 60;
const MAX_VALUE_LENGTH = 300;

const HASH = 35;
const LETTER_J = 106;
/** The bit that makes a small letter of a capital one; the other two characters have it. */
const LOWER_CASE = 32;
const decoder = new TextDecoder();

/** Handlers, state, and what libraries look for. An id is how scripts find a link; a name makes it a target itself. */
const controlName =
  /^(?:id$|name$|on|aria-(?:expanded|controls|haspopup|pressed|selected)$|[@:(]|x-on|v-on|v-bind|ng-|uk-|hx-|wire:|jsaction|up-|data-(?:.{0,40}-)?(?:toggle|target|trigger|dismiss|modal|popup|fancybox|lightbox|gallery|slide|tab|scroll|open|close|action|collapse|accordion|dropdown|menu|filter|share|cookie|consent|cc|behaviou?r|controller|remodal|featherlight|show|hide|click|event|uk)(?:-|$))/;
/** Class names by which scripts find what they handle. */
const controlClass =
  /toggle|trigger|drop-?down|collaps|accordion|modal|pop-?up|off-?canvas|burger|lightbox|carousel|slick|swiper|scroll|to-?top|opener|close|print|sub-?menu|has-children|consent|cookie|search|(?:^|[\s_-])(?:js|tab|tabs|prev|next|share)(?:$|[\s_-])/i;
/** Roles that leave a link a link. */
const linkRole = /^(?:link)?$/i;

/** True without href, and for "", "#" and javascript:, whatever white space is around. */
export function hasNoTarget(tag: Tag): boolean {
  const index = findAttribute(tag, HREF);
  if (index < 0) return true;
  const { bytes, attributeSpans } = tag;
  const to = attributeSpans[4 * index + 3] as number;
  let at = attributeSpans[4 * index + 2] as number;
  while (at < to && IS_WHITESPACE[bytes[at] as number] === 1) at++;
  if (at === to) return true;
  const first = (bytes[at] as number) | LOWER_CASE;
  if (first !== HASH && first !== AMPERSAND && first !== LETTER_J) return false;
  return /^(?:#?$|javascript:)/i.test(readValueAt(tag, index).trim());
}

/** @param tag of a link without target */
export function isControl(tag: Tag): boolean {
  if (!linkRole.test((readAttribute(tag, ROLE) ?? "").trim())) return true;
  const { bytes, attributeSpans } = tag;
  const count = Math.min(tag.attributeCount, MAX_ATTRIBUTES);
  for (let i = 0; i < count; i++) {
    const from = attributeSpans[4 * i] as number;
    const to = Math.min(attributeSpans[4 * i + 1] as number, from + MAX_LENGTH);
    if (controlName.test(decoder.decode(bytes.subarray(from, to)).toLowerCase())) return true;
  }
  return controlClass.test((readAttribute(tag, CLASS) ?? "").slice(0, MAX_VALUE_LENGTH));
}

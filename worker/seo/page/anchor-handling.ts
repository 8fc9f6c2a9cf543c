// What a click on a link does where its address does not say it: nothing, something on this page, or leading on by script.
import type { AnchorFact, ScriptedAnchorFact } from "../html/page-facts.ts";

/** "target": the address leads somewhere. "dead": nothing shows that a click does anything. "control": it acts on the page. */
export type Handling = "target" | "dead" | "control" | "click-only";

/** Longer ones are cut: the beginning decides. */
const MAX_LENGTH = 300;

/** Calls of a script that open another page, and the address where they name one. */
const leaving =
  /(?:location(?:\.href)?\s?=|location\.(?:assign|replace)\s?\(|window\.open\s?\(|(?:router|history)\.push\s?\()\s{0,3}(?!=)(?:["'`]([^"'`]{1,200})["'`])?/;
/** A function of the site's own that is given the name of a page: oeffne('fahrzeuge.html'), MM_openBrWindow('fotos.htm', …) */
const givenPage =
  /[\w$]\s?\(\s?["']((?![a-z][a-z0-9+.-]{0,20}:)[\w./~%-]{1,150}\.(?:html?|php\d?|aspx?|shtml)(?:[?#][^"']{0,80})?)["']/i;
/** Windows beside the page: shares in social networks, and the page itself again. */
const staysHere = /sharer|\/share\b|share\?|intent\/|^#|^javascript:|^about:/i;
/** javascript: that does nothing: void(0), void 0, ;, false, //. */
const idleScript =
  /^javascript:\s{0,3}(?:void\s{0,3}\(?\s?(?:0|null)?\s?\)?|return(?:\s(?:false|true))?|false|undefined|\/\/|#)?[\s;]*$/i;

/**
 * As in Lighthouse's list of links that cannot be followed, a role or a name makes a control of one. Beyond that list, "#" is
 * dead where nothing shows a handler, and void(0) is not where something does.
 */
export function handlingOf(anchor: AnchorFact): Handling {
  const href = anchor.href.trim().slice(0, MAX_LENGTH);
  const isScript = /^javascript:/i.test(href);
  if (href !== "" && href !== "#" && !isScript) return "target";
  if (addressByScript(anchor) !== null) return "click-only";
  return anchor.control || (isScript && !idleScript.test(href)) ? "control" : "dead";
}

/** Where a script leads, as far as it says so; "" where it does not, null where a click does not leave the page. */
export function addressByScript(anchor: ScriptedAnchorFact & { href?: string }): string | null {
  if (anchor.route !== undefined) return anchor.route.trim();
  const scripts = [anchor.onclick ?? "", anchor.href ?? ""]
    .map((script) => script.slice(0, MAX_LENGTH))
    .map((script) => leaving.exec(script) ?? givenPage.exec(script));
  const found = scripts.find((match) => match !== null && !staysHere.test(match[1] ?? ""));
  return found?.[1] ?? (found === undefined ? null : "");
}

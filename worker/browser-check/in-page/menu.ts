// The menu of a phone's header: the button that opens it, and whether it did.

import { isControl, isShown, labelOf, listElements } from "../../consent/in-page/elements.ts";
import { getAttribute, getParent, getRect, getTag } from "../../in-page/safe-dom.ts";
import { calm } from "./calm.ts";

/** px from the top of the page in which a header's button stands. */
const HEADER_HEIGHT = 220;
const MAX_NAME = 60;
/** More controls to be seen than before: a menu has opened. */
const MIN_MORE = 2;
const OPENING_MS = 450;
const NAME =
  /^(?:haupt)?(?:men[üu]|navigation)\b|\b(?:men[üu]|navigation) (?:öffnen|anzeigen|aufklappen|open)|(?:open|toggle|show) (?:the )?(?:main )?(?:men|nav)/i;
const CLASSES =
  /\b(?:burger|hamburger|(?:menu|nav|navbar|navigation|mobile-menu)[-_]?(?:toggle|toggler|button|btn|trigger|icon|open))/i;
const OTHERS = /such|search|warenkorb|cart|sprach|language|konto|account|cookie|schlie(?:ß|ss)|close/i;

let button: HTMLElement | null = null;

/** Presses the button of a menu where one is recognised. @returns its name, or null where none has opened */
export async function openMenu(): Promise<string | null> {
  button = findButton();
  if (!button) return null;
  const before = countControls();
  const name = (labelOf(button) || getAttribute(button, "class") || getTag(button)).slice(0, MAX_NAME);
  HTMLElement.prototype.click.call(button);
  await calm(OPENING_MS);
  const isOpen = countControls() >= before + MIN_MORE;
  if (!isOpen) await closeMenu();
  return isOpen ? name : null;
}

/** Presses it once more, as long as it says that it is open. */
export async function closeMenu(): Promise<void> {
  if (!button || getAttribute(button, "aria-expanded") === "false") return;
  HTMLElement.prototype.click.call(button);
  await calm(OPENING_MS);
}

/** By name before by what it controls. A link leads elsewhere and is no button. */
function findButton(): HTMLElement | null {
  const buttons = listElements().filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && isButton(element) && isInHeader(element) && isShown(element),
  );
  const fitting = buttons.filter(
    (one) => !OTHERS.test(namesOf(one)) && getAttribute(one, "aria-expanded") !== "true",
  );
  return (
    fitting.find((one) => NAME.test(namesOf(one).trim())) ??
    fitting.find((one) => CLASSES.test(getAttribute(one, "class") ?? "")) ??
    fitting.find((one) => getAttribute(one, "aria-controls") && isInNavigation(one)) ??
    null
  );
}

function isButton(element: HTMLElement): boolean {
  const tag = getTag(element);
  if (tag === "a") return getAttribute(element, "role") === "button" && !leadsAway(element);
  if (tag === "input") return false;
  return tag === "button" || tag === "summary" || getAttribute(element, "role") === "button";
}

function leadsAway(element: HTMLElement): boolean {
  const href = getAttribute(element, "href");
  return href !== null && !href.startsWith("#");
}

function isInHeader(element: HTMLElement): boolean {
  const { top } = getRect(element);
  return top + scrollY < HEADER_HEIGHT;
}

function isInNavigation(element: HTMLElement): boolean {
  for (let one: Element | null = element; one; one = getParent(one))
    if (/^(?:nav|header)$/.test(getTag(one)) || getAttribute(one, "role") === "banner") return true;
  return false;
}

function namesOf(element: HTMLElement): string {
  return `${labelOf(element)} ${getAttribute(element, "title") ?? ""}`;
}

function countControls(): number {
  return listElements().filter((element) => isControl(element) && isShown(element)).length;
}

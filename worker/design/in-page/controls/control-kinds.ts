// Which elements are controls: links, buttons, fields, by tag or by role.

import { findClosest, getAttribute, getParent, getTag } from "../../../in-page/safe-dom.ts";
import type { ControlItem } from "../../page-snapshot.ts";

export type ControlKind = ControlItem["kind"];

const LINKS = "a[href], area[href], [role=link]";
const BUTTON_ROLES = ["button", "menuitem", "tab"];
const FIELD_ROLES = [
  ...["textbox", "searchbox", "combobox", "listbox", "spinbutton", "slider"],
  ...["checkbox", "radio", "switch"],
];
const BUTTON_INPUTS = /^(?:submit|button|reset|image)$/;
const BUTTONS = `button, summary, input, ${BUTTON_ROLES.map((role) => `[role=${role}]`).join(", ")}`;
const INACTIVE = ":disabled, [aria-disabled=true], [aria-hidden=true], [inert]";

export function getControlKind(element: Element): ControlKind | null {
  const role = getAttribute(element, "role")?.trim().toLowerCase();
  if (role) {
    if (role === "link") return "link";
    if (BUTTON_ROLES.includes(role)) return "button";
    if (FIELD_ROLES.includes(role) && isChoice(element, role)) return "field";
  }
  switch (getTag(element)) {
    case "a":
    case "area":
      return getAttribute(element, "href") === null ? null : "link";
    case "button":
      return "button";
    case "summary":
      return getParent(element) instanceof HTMLDetailsElement ? "button" : null;
    case "select":
    case "textarea":
      return "field";
    case "input": {
      const type = getAttribute(element, "type")?.toLowerCase() ?? "text";
      if (type === "hidden") return null;
      return BUTTON_INPUTS.test(type) ? "button" : "field";
    }
    default:
      return isEditable(element) ? "field" : null;
  }
}

/** Old carousels call themselves listbox, without anything to choose. */
function isChoice(element: Element, role: string): boolean {
  return role !== "listbox" || Element.prototype.querySelector.call(element, "[role=option]") !== null;
}

/** Kind of the link or button that an element is or is part of. */
export function findControlAround(element: Element): "link" | "button" | null {
  const found = findClosest(element, `${LINKS}, ${BUTTONS}`);
  const kind = found && getControlKind(found);
  return kind === "field" ? null : kind;
}

/** Disabled, or hidden from assistive technology: itself, an ancestor, or the field that it labels. */
export function isInactive(element: Element): boolean {
  if (findClosest(element, INACTIVE)) return true;
  const label = findClosest(element, "label");
  return label instanceof HTMLLabelElement && label.control?.matches(":disabled") === true;
}

function isEditable(element: Element): boolean {
  const value = getAttribute(element, "contenteditable");
  return value !== null && value.toLowerCase() !== "false";
}

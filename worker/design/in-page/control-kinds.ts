// Which elements are operated: links, buttons, fields, by tag or by role.
import type { ControlItem } from "../page-snapshot.ts";
import { attributeOf, closestOf, parentOf, tagOf } from "./plain-dom.ts";

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

/** Null for what is no control. */
export function controlKindOf(element: Element): ControlKind | null {
  const role = attributeOf(element, "role")?.trim().toLowerCase();
  if (role) {
    if (role === "link") return "link";
    if (BUTTON_ROLES.includes(role)) return "button";
    if (FIELD_ROLES.includes(role)) return "field";
  }
  switch (tagOf(element)) {
    case "a":
    case "area":
      return attributeOf(element, "href") === null ? null : "link";
    case "button":
      return "button";
    case "summary":
      return parentTagOf(element) === "details" ? "button" : null;
    case "select":
    case "textarea":
      return "field";
    case "input":
      return inputKind(attributeOf(element, "type")?.toLowerCase() ?? "text");
    default:
      return isEditable(element) ? "field" : null;
  }
}

/** The link or button that an element is, or is part of. */
export function controlAround(element: Element): "link" | "button" | null {
  const found = closestOf(element, `${LINKS}, ${BUTTONS}`);
  const kind = found && controlKindOf(found);
  return kind === "field" ? null : kind;
}

/** Disabled, or taken from assistive technology: itself, something around it, or the field that it labels. */
export function isInactive(element: Element): boolean {
  if (closestOf(element, INACTIVE)) return true;
  const label = closestOf(element, "label");
  return label instanceof HTMLLabelElement && label.control?.matches(":disabled") === true;
}

function parentTagOf(element: Element): string {
  const parent = parentOf(element);
  return parent ? tagOf(parent) : "";
}

function inputKind(type: string): ControlKind | null {
  if (type === "hidden") return null;
  return BUTTON_INPUTS.test(type) ? "button" : "field";
}

function isEditable(element: Element): boolean {
  const value = attributeOf(element, "contenteditable");
  return value !== null && value.toLowerCase() !== "false";
}

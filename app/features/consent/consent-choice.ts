import { type ConsentChoice, consentCategories } from "./consent-record.ts";

/** All switches to the same side. */
export function allOf(allowed: boolean): ConsentChoice {
  return Object.fromEntries(consentCategories.map((category) => [category, allowed])) as ConsentChoice;
}

import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { passed, unchecked } from "../../engine/verdicts.ts";

export const favicon: Audit = {
  id: "favicon",
  group: "technology",
  topic: "Symbol der Website",
  passedTitle: "Die Seite hat ein Symbol für Suchergebnis und Lesezeichen",
  source: sources.favicon,
  judge({ html }) {
    const named = html.links.some(({ rel, href }) => rel.includes("icon") && (href ?? "").trim() !== "");
    if (named) return passed();
    return unchecked("Das HTML nennt kein Symbol; ob unter /favicon.ico eines liegt, wurde nicht abgerufen.");
  },
};

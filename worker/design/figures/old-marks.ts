// By what one tells that a page is old.
import type { Technique } from "../page-snapshot.ts";

export interface ObsoleteMarkup {
  count: number;
  /** "<center>", "bgcolor", the most frequent first. */
  names: string[];
}

/** Elements and attributes that the HTML Standard calls obsolete. */
export function obsoleteMarkup({ obsoleteTags, obsoleteAttributes }: Technique): ObsoleteMarkup {
  const found = [
    ...Object.entries(obsoleteTags).map(([tag, count]) => ({ name: `<${tag}>`, count })),
    ...Object.entries(obsoleteAttributes).map(([name, count]) => ({ name, count })),
  ].filter(({ count }) => count > 0);
  return {
    count: found.reduce((sum, { count }) => sum + count, 0),
    names: found.toSorted((a, b) => b.count - a.count).map(({ name }) => name),
  };
}

const TECHNIQUES = new Map(
  Object.entries({
    frameset: "Aufteilung in Frames",
    marquee: "Lauftext (marquee)",
    blink: "Blinkender Text",
    flash: "Flash, das kein Browser mehr abspielt",
    applet: "Java-Applet, das kein Browser mehr startet",
    "spacer-gif": "Durchsichtige Bilder als Abstandhalter",
    "jquery-1": "jQuery in der alten Fassung 1",
    "visitor-counter": "Besucherzähler",
  }),
);

/** German noun phrases; unknown names are left out. */
export function oldTechniques({ oldTechniques, doctype }: Technique): string[] {
  const known = oldTechniques.flatMap((name) => TECHNIQUES.get(name) ?? []);
  if (doctype === null) return [...known, "Kein Dokumenttyp"];
  return doctype.toLowerCase() === "html" ? known : [...known, "Dokumenttyp aus der Zeit vor HTML5"];
}

import type { Audit } from "../audit.ts";
import { titleSnippet } from "../snippets.ts";
import { sources } from "../sources.ts";
import { withoutEnd } from "../trimmed-end.ts";
import { failed, notApplicable, passed, warning } from "../verdicts.ts";
import { quoted } from "../wording.ts";

/** Titles that name no subject; folded. */
const generic = new Set([
  "start",
  "startseite",
  "home",
  "homepage",
  "willkommen",
  "herzlich willkommen",
  "welcome",
  "index",
  "index.html",
  "untitled",
  "untitled document",
  "unbenannt",
  "unbenanntes dokument",
  "ohne titel",
  "neue seite",
  "new page",
  "meine website",
  "meine homepage",
  "my site",
  "my website",
  "mysite",
  "website",
  "webseite",
  "document",
  "dokument",
  "just another wordpress site",
  "eine weitere wordpress-website",
  "default title",
  "page title",
  "seitentitel",
  "vite app",
  "vite + react",
  "react app",
  "create next app",
]);

export const titleMeaningful: Audit = {
  id: "title-meaningful",
  group: "title-and-description",
  topic: "Aussage des Seitentitels",
  passedTitle: "Der Titel sagt, worum es geht",
  source: sources.titleLinks,
  judge(facts, { meta }) {
    const title = meta.title?.trim().replace(/\s+/g, " ") ?? "";
    if (title === "") return notApplicable("Ohne Titel gibt es nichts zu beurteilen");
    const parts = title.split(/ [-–—:] |[|·»]/).filter((part) => part.trim() !== "");
    const empty = parts.filter((part) => generic.has(folded(part)));
    const expected = "Leistung und Ort, zum Beispiel „Dachdecker in Olfen“";
    const [first] = empty;
    if (first === undefined) return passed();
    if (empty.length === parts.length) {
      return failed({
        title: `Der Titel ${quoted(title)} sagt nichts über das Angebot`,
        advice:
          "Suchende sehen zuerst diese Zeile. Schreiben Sie hinein, was Sie anbieten und wo: Gewerk, Ort, Name der Firma.",
        evidence: [{ where: "<title>", value: title, expected }],
        snippet: titleSnippet(facts),
      });
    }
    return warning({
      title: `Im Titel steht ${quoted(first.trim())}, das hilft Suchenden nicht`,
      advice: "Ersetzen Sie das Füllwort durch die wichtigste Leistung oder den Ort.",
      evidence: [{ where: "<title>", value: title, expected }],
    });
  },
};

function folded(part: string): string {
  return withoutEnd(part.trim().toLowerCase(), "!.?…");
}

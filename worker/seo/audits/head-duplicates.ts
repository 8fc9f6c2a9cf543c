import type { Evidence } from "#contract/seo-report.ts";
import type { Audit } from "../audit.ts";
import { canonicalsOf, samePageKey } from "../canonicals.ts";
import type { MetaFact, PageFacts } from "../page-facts.ts";
import { sources } from "../sources.ts";
import { evidenceOf, passed, warning } from "../verdicts.ts";
import { someOf } from "../wording.ts";

export const headDuplicates: Audit = {
  id: "head-duplicates",
  group: "technology",
  topic: "Doppelte Angaben im Kopf der Seite",
  passedTitle: "Jede Angabe im Kopf der Seite steht nur einmal da",
  source: sources.headElements,
  judge(facts) {
    const repeated = [
      repeats("Titel", "<title>", facts.html.titles),
      repeats("Beschreibung", '<meta name="description">', contentsOf(facts, "description")),
      repeats("Anzeigebreite (viewport)", '<meta name="viewport">', contentsOf(facts, "viewport")),
      repeats("Zeichensatz", "<meta charset>", facts.html.metas.flatMap(charsetIn)),
      repeats("kanonische Adresse", '<link rel="canonical">', equalCanonicals(facts)),
    ].filter((one) => one !== null);
    const [first] = repeated;
    if (first === undefined) return passed();
    return warning({
      title: `Im Kopf der Seite steht mehrfach: ${repeated.map(({ name }) => name).join(", ")}`,
      advice:
        "Suchmaschinen und Browser wählen dann selbst eine Angabe aus. Meist schreiben Theme und Erweiterung dasselbe: Schalten Sie eine der beiden Quellen ab.",
      evidence: evidenceOf(
        repeated.map(({ evidence }) => evidence),
        first.evidence,
      ),
    });
  },
};

interface Repeated {
  name: string;
  evidence: Evidence;
}

function repeats(name: string, where: string, values: readonly string[]): Repeated | null {
  if (values.length < 2) return null;
  const shown = someOf(values.map((value) => (value.trim() === "" ? "leer" : value)));
  return { name, evidence: { where, value: `${values.length}-mal: ${shown}`, expected: "einmal" } };
}

function contentsOf({ html }: PageFacts, wanted: string): string[] {
  return html.metas
    .filter(({ name }) => name?.trim().toLowerCase() === wanted)
    .map(({ content }) => content ?? "");
}

/** The charset of either form of the element. */
function charsetIn({ charset, httpEquiv, content }: MetaFact): string[] {
  if (charset !== null) return [charset];
  const isContentType = httpEquiv?.trim().toLowerCase() === "content-type";
  return isContentType && (content ?? "").toLowerCase().includes("charset") ? [content ?? ""] : [];
}

/** Different ones are the matter of the audit "canonical"; robots elements may repeat, contradictions are "indexable". */
function equalCanonicals(facts: PageFacts): string[] {
  const elements = canonicalsOf(facts).filter(({ where }) => where.startsWith("<link"));
  const targets = new Set(elements.map(({ target }) => (target === null ? "" : samePageKey(target))));
  return targets.size === 1 ? elements.map(({ written }) => written) : [];
}

import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { passed, warning } from "../../engine/verdicts.ts";
import { listFirstFew } from "../../engine/wording.ts";
import type { MetaFact, PageFacts } from "../../html/page-facts.ts";
import { findCanonicals, getPageKey } from "../../page/canonicals.ts";
import { isHttpEquiv, listMetaContents } from "../../page/meta-tags.ts";

export const headDuplicates: Audit = {
  id: "head-duplicates",
  group: "technology",
  topic: "Doppelte Angaben im Kopf der Seite",
  passedTitle: "Jede Angabe im Kopf der Seite steht nur einmal da",
  source: sources.headElements,
  judge(facts) {
    const { metas, titles } = facts.html;
    const repeated = [
      findRepeated("Titel", "<title>", titles),
      findRepeated("Beschreibung", '<meta name="description">', listMetaContents(metas, "description")),
      findRepeated("Anzeigebreite (viewport)", '<meta name="viewport">', listMetaContents(metas, "viewport")),
      findRepeated("Zeichensatz", "<meta charset>", metas.flatMap(findCharset)),
      findRepeated("kanonische Adresse", '<link rel="canonical">', listEqualCanonicals(facts)),
    ].filter((one) => one !== null);
    const [first, ...others] = repeated;
    if (first === undefined) return passed();
    return warning({
      title: `Im Kopf der Seite steht mehrfach: ${repeated.map(({ name }) => name).join(", ")}`,
      advice:
        "Google und die Browser wählen dann selbst eine davon aus. Meist schreiben Theme und Plugin dasselbe: Schalten Sie eines davon ab.",
      evidence: [first.evidence, ...others.map(({ evidence }) => evidence)],
    });
  },
};

function findRepeated(name: string, where: string, values: readonly string[]) {
  if (values.length < 2) return null;
  const shown = listFirstFew(values.map((value) => (value.trim() === "" ? "leer" : value)));
  return { name, evidence: { where, value: `${values.length}-mal: ${shown}`, expected: "einmal" } };
}

/** The charset of either form of the element. */
function findCharset(meta: MetaFact): string[] {
  if (meta.charset !== null) return [meta.charset];
  const content = isHttpEquiv(meta, "content-type") ? (meta.content ?? "") : "";
  return content.toLowerCase().includes("charset") ? [content] : [];
}

/** Different ones are reported by canonical; robots elements may repeat, contradictions are reported by indexable. */
function listEqualCanonicals(facts: PageFacts): string[] {
  const elements = findCanonicals(facts).filter(({ where }) => where.startsWith("<link"));
  const targets = new Set(elements.map(({ target }) => (target === null ? "" : getPageKey(target))));
  return targets.size === 1 ? elements.map(({ written }) => written) : [];
}

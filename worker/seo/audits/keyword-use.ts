import type { Evidence, KeywordAnalysis } from "#contract/seo-report.ts";
import type { Audit } from "../audit.ts";
import { contentOf } from "../headings.ts";
import { stuffedDensity } from "../keywords.ts";
import { sources } from "../sources.ts";
import { evidenceOf, failed, notApplicable, passed, warning } from "../verdicts.ts";
import { germanNumber, partOf, quoted, someOf } from "../wording.ts";

/** Related forms named as evidence. */
const formsShown = 3;
const prominentPlaces = new Set(["title", "h1"]);

export const keywordUse: Audit = {
  id: "keyword-use",
  group: "content",
  topic: "Verwendung Ihrer Keywords",
  passedTitle: "Ihre Keywords stehen im Text und an den wichtigen Stellen",
  source: sources.starterGuide,
  basis:
    "Google nennt keine Dichte. In gewöhnlicher Prosa hat das häufigste Sachwort 1 bis 3 % aller Wörter; über 5 % gilt hier als überladen (Erfahrungswert).",
  judge(facts, { keywordAnalysis, meta }) {
    const [first] = keywordAnalysis;
    if (first === undefined) return notApplicable("Sie haben keine Keywords angegeben");
    // That a title or main heading is missing is said elsewhere; a keyword cannot stand in it then.
    const hasPlaces =
      (meta.title ?? "").trim() !== "" &&
      facts.html.headings.some((one) => one.level === 1 && contentOf(one) !== "");
    const judged = keywordAnalysis.map((analysis) => ({
      analysis,
      weakness: weaknessOf(analysis, hasPlaces),
    }));
    const weak = judged.filter((one): one is Weak => one.weakness !== null);
    const [weakest] = weak;
    if (weakest === undefined) return passed();
    const evidence = evidenceOf(weak.map(evidenceFor), evidenceFor(weakest));
    const absent = weak.filter(({ analysis }) => isAbsent(analysis)).length;
    const complaint = {
      title: titleOf(keywordAnalysis.length, weak, absent),
      advice: weak.some(({ analysis }) => isOnlyRelated(analysis))
        ? `${usualAdvice} ${relatedAdvice}`
        : usualAdvice,
      evidence,
      // A keyword used well counts 1, one in a weak place 0.5, an absent one 0.
      share: (keywordAnalysis.length - (weak.length + absent) / 2) / keywordAnalysis.length,
      absence: absent > 0,
    };
    return absent === keywordAnalysis.length ? failed(complaint) : warning(complaint);
  },
};

interface Weak {
  analysis: KeywordAnalysis;
  weakness: string;
}

function titleOf(asked: number, weak: readonly Weak[], absent: number): string {
  const [only] = weak;
  if (weak.length === 1 && only !== undefined)
    return `Keyword ${quoted(only.analysis.keyword)}: ${only.weakness}`;
  if (absent > 0)
    return `${partOf(absent, asked, ["Das Keyword", "Keywords"], ["kommt", "kommen"])} auf der Seite nicht vor`;
  return `${partOf(weak.length, asked, ["Das Keyword", "Keywords"], ["wird", "werden"])} nicht gut genutzt`;
}

const usualAdvice =
  "Verwenden Sie die Wörter, die Ihre Kunden in die Suche eingeben, im Titel, in der Hauptüberschrift und im ersten Absatz; danach so, wie es sich natürlich liest.";
const relatedAdvice =
  "Verwandte Formen versteht Google oft auch; an die wichtigen Stellen gehört trotzdem die Form, die Kunden eingeben.";

function isOnlyRelated({ positions, related = [] }: KeywordAnalysis): boolean {
  return related.length > 0 && !positions.some(({ element }) => element === "body");
}

/** Neither as it was given nor in a related form. */
function isAbsent({ positions, related = [] }: KeywordAnalysis): boolean {
  return positions.length === 0 && related.length === 0;
}

/** @param hasPlaces title and main heading are there. */
function weaknessOf(analysis: KeywordAnalysis, hasPlaces: boolean): string | null {
  const { positions, density, related = [] } = analysis;
  if (isAbsent(analysis)) return "kommt auf der Seite nicht vor";
  if (positions.length === 0) return "kommt nur in verwandter Form vor";
  if (!positions.some(({ element }) => element === "body"))
    return related.length > 0 ? "steht im Text nur in verwandter Form" : "steht nicht im Text";
  if (hasPlaces && !positions.some(({ element }) => prominentPlaces.has(element)))
    return "steht weder im Titel noch in der Hauptüberschrift";
  return density > stuffedDensity ? "steht so oft im Text, dass er überladen wirkt" : null;
}

/** ": „dachdeckerei“ (3-mal)", where nothing stands in the text but related forms. */
function formsOf(analysis: KeywordAnalysis): string {
  if (!isOnlyRelated(analysis)) return "";
  const forms = (analysis.related ?? []).map(
    ({ word, count }) => `${quoted(word, 40)} (${germanNumber(count)}-mal)`,
  );
  return `: ${someOf(forms, formsShown)}`;
}

function evidenceFor({ analysis, weakness }: Weak): Evidence {
  return {
    where: `Keyword ${quoted(analysis.keyword)}`,
    value: `${weakness}${formsOf(analysis)} (Dichte ${germanNumber(analysis.density, 2)} %, Gewicht ${analysis.prominence} von 100)`,
    expected: `im Titel oder in der Hauptüberschrift und im Text, Dichte bis ${stuffedDensity} %`,
  };
}

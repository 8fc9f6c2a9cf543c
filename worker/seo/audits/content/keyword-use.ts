import type { KeywordAnalysis } from "#contract/seo-figures.ts";
import type { Evidence } from "#contract/seo-report.ts";
import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed, warning } from "../../engine/verdicts.ts";
import { countOfTotal, germanNumber, listFirstFew, quoted } from "../../engine/wording.ts";
import { stuffedDensity } from "../../keywords/keywords.ts";
import { getHeadingText } from "../../page/headings.ts";

/** Related forms named as evidence. */
const maxForms = 3;
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
    // Missing titles and main headings are reported elsewhere; no keyword can be in them.
    const hasPlaces =
      (meta.title ?? "").trim() !== "" &&
      facts.html.headings.some((one) => one.level === 1 && getHeadingText(one) !== "");
    const weak = keywordAnalysis
      .map((analysis) => ({ analysis, weakness: findWeakness(analysis, hasPlaces) }))
      .filter((one): one is Weak => one.weakness !== null);
    const [weakest, ...others] = weak;
    if (weakest === undefined) return passed();
    const absent = weak.filter(({ analysis }) => isAbsent(analysis)).length;
    const complain = absent === keywordAnalysis.length ? failed : warning;
    const hasRelated = weak.some(({ analysis }) => isOnlyRelated(analysis));
    return complain({
      title: formulateTitle(keywordAnalysis.length, weak, absent),
      advice: hasRelated ? `${usualAdvice} ${relatedAdvice}` : usualAdvice,
      evidence: [evidenceFor(weakest), ...others.map(evidenceFor)],
      // A keyword used well counts 1, one in a weak place 0.5, an absent one 0.
      share: (keywordAnalysis.length - (weak.length + absent) / 2) / keywordAnalysis.length,
      absence: absent > 0,
    });
  },
};

interface Weak {
  analysis: KeywordAnalysis;
  weakness: string;
}

function formulateTitle(asked: number, weak: readonly Weak[], absent: number): string {
  const [only] = weak;
  if (weak.length === 1 && only !== undefined)
    return `Keyword ${quoted(only.analysis.keyword)}: ${only.weakness}`;
  if (absent > 0)
    return `${countOfTotal(absent, asked, ["Das Keyword", "Keywords"], ["kommt", "kommen"])} auf der Seite nicht vor`;
  return `${countOfTotal(weak.length, asked, ["Das Keyword", "Keywords"], ["wird", "werden"])} nicht gut genutzt`;
}

const usualAdvice =
  "Verwenden Sie die Wörter, die Ihre Kunden in die Suche eingeben, im Titel, in der Hauptüberschrift und im ersten Absatz; danach so, wie es sich natürlich liest.";
const relatedAdvice =
  "Verwandte Formen versteht Google oft auch; an die wichtigen Stellen gehört trotzdem die Form, die Kunden eingeben.";

function isOnlyRelated({ positions, related = [] }: KeywordAnalysis): boolean {
  return related.length > 0 && !positions.some(({ element }) => element === "body");
}

/** Neither as given nor in a related form. */
function isAbsent({ positions, related = [] }: KeywordAnalysis): boolean {
  return positions.length === 0 && related.length === 0;
}

/** @param hasPlaces title and main heading are there. */
function findWeakness(analysis: KeywordAnalysis, hasPlaces: boolean): string | null {
  const { positions, density, related = [] } = analysis;
  if (isAbsent(analysis)) return "kommt auf der Seite nicht vor";
  if (positions.length === 0) return "kommt nur in verwandter Form vor";
  if (!positions.some(({ element }) => element === "body"))
    return related.length > 0 ? "steht im Text nur in verwandter Form" : "steht nicht im Text";
  if (hasPlaces && !positions.some(({ element }) => prominentPlaces.has(element)))
    return "steht weder im Titel noch in der Hauptüberschrift";
  return density > stuffedDensity ? "steht so oft im Text, dass der Text überladen wirkt" : null;
}

/** ": „dachdeckerei“ (3-mal)", where the text has related forms only. */
function quoteForms(analysis: KeywordAnalysis): string {
  if (!isOnlyRelated(analysis)) return "";
  const forms = (analysis.related ?? []).map(
    ({ word, count }) => `${quoted(word, 40)} (${germanNumber(count)}-mal)`,
  );
  return `: ${listFirstFew(forms, maxForms)}`;
}

function evidenceFor({ analysis, weakness }: Weak): Evidence {
  return {
    where: `Keyword ${quoted(analysis.keyword)}`,
    value: `${weakness}${quoteForms(analysis)} (Dichte ${germanNumber(analysis.density, 2)} %, Platzierung ${analysis.prominence} von 100)`,
    expected: `im Titel oder in der Hauptüberschrift und im Text, Dichte bis ${stuffedDensity} %`,
  };
}

// What was understood, as the visitor sees it and can change it.
import { listed } from "#content/chat/listed.ts";
import { industryNames, understoodWords } from "#content/price-chat.ts";
import { featureNames, projectTypeNames } from "#content/price-estimate.ts";
import type { Understood } from "#contract/price-chat.ts";
import { assumedPages } from "#worker/pricing/price-lines.ts";
import { care } from "#worker/pricing/price-list.ts";
import type { CareWish } from "#worker/pricing/project.ts";
import { timelineTitle } from "#worker/pricing/project-words.ts";
import { languageCount, pageCount } from "#worker/pricing/shown-amount.ts";
import type { Progress } from "./fold-answers.ts";
import type { Answers } from "./slots.ts";

export function understoodOf({ answers, passed, assumed }: Progress): Understood {
  const { company, industry, projectType, pages, timeline, features } = answers;
  const isAssumed = (slot: "projectType" | "pages" | "timeline" | "features") => assumed.includes(slot);
  const said = (value: string) => ({ value, assumed: false });
  const taken = (value: string) => ({ value, assumed: true });
  return {
    ...(company !== null && { company: said(company) }),
    ...(industry !== null && { industry: said(industryNames[industry]) }),
    ...(projectType !== null
      ? { projectType: said(projectTypeNames[projectType]) }
      : isAssumed("projectType") && { projectType: taken(projectTypeNames.company) }),
    ...(pages !== null
      ? { pages: said(pageCount(pages)) }
      : isAssumed("pages") && { pages: taken(pageCount(assumedPages)) }),
    ...(timeline !== null
      ? { timeline: said(timelineTitle(timeline)) }
      : isAssumed("timeline") && { timeline: taken(timelineTitle(null)) }),
    ...(features.length > 0
      ? { features: said(featureText(answers)) }
      : passed.includes("features") && {
          features: { value: understoodWords.standard, assumed: isAssumed("features") },
        }),
    ...(answers.care !== null && { care: said(careText(answers.care)) }),
  };
}

/** „Buchung oder Terminvergabe und 2 weitere Sprachen“. */
export function featureText({ features, furtherLanguages }: Answers): string {
  return listed(
    features.map((feature) =>
      feature === "languages" ? languageCount(furtherLanguages) : featureNames[feature],
    ),
  );
}

function careText(wish: CareWish): string {
  if (wish === "none") return understoodWords.careNone;
  return care.find(({ plan }) => plan === wish)?.name ?? understoodWords.careAny;
}

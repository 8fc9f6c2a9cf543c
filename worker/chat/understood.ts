// What was understood, as the visitor sees it and can change it.
import { listed } from "#content/price-calculator/answers/listed.ts";
import { industryNames, understoodWords } from "#content/price-calculator/price-chat.ts";
import { featureNames, projectTypeNames } from "#content/price-calculator/price-estimate.ts";
import { type Understood, understoodSlots } from "#contract/price-calculator/price-chat.ts";
import { assumedPages } from "#worker/pricing/price-lines.ts";
import { care } from "#worker/pricing/price-list.ts";
import type { CareWish } from "#worker/pricing/project.ts";
import { timelineTitle } from "#worker/pricing/project-words.ts";
import { languageCount, pageCount } from "#worker/pricing/shown-amount.ts";
import type { Progress } from "./answers/progress.ts";
import { isFormText } from "./form-change.ts";
import { quoteFor } from "./quotes.ts";
import type { Answers } from "./slots.ts";

/** Letters of a text that are quoted. */
const QUOTED = 60;

/** Every slot that is known or assumed, with the words it comes from. */
export function understoodOf(progress: Progress): Understood {
  const known = knownValues(progress);
  return Object.fromEntries(
    understoodSlots.flatMap((slot) => {
      const value = known[slot];
      const text = progress.sources[slot]?.text ?? "";
      if (!value || value.assumed || text === "" || isFormText(text)) return value ? [[slot, value]] : [];
      return [[slot, { ...value, from: shortened(quoteFor(slot, text, progress.answers)) }]];
    }),
  );
}

/** No amount that a visitor names may stand beside those of the list. */
const AMOUNT = /[€$]|\beuro?\b/i;

function shortened(text: string): string {
  if (AMOUNT.test(text)) return "";
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= QUOTED ? line : `${line.slice(0, QUOTED - 1).trimEnd()}…`;
}

/** The same without the words, which take reading to find. */
export function knownValues({ answers, passed, assumed }: Progress): Understood {
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
    ...(answers.wishes.length > 0 && { wishes: said(answers.wishes.join("; ")) }),
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

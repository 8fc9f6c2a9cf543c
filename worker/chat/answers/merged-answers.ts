// What was known, with what a text says. Pure.
import type { Feature, Span } from "#worker/pricing/project.ts";
import type { Reading } from "../reading/read-text.ts";
import type { Answers, Question } from "../slots.ts";

/** What a labelled change takes the place of. The rest is replaced by whatever is read. */
export function withoutSlot(answers: Answers, question: Question | null): Answers {
  if (question === "features") return { ...answers, features: [] };
  return question === "projectType" ? { ...answers, projectType: null } : answers;
}

export function merged(before: Answers, reading: Reading, isWho: boolean): Answers {
  const languages = mergedLanguages(before, reading);
  const drops: readonly Feature[] =
    languages === "none" ? [...reading.refused, "languages"] : reading.refused;
  const adds: readonly Feature[] =
    reading.languages?.kind === "wanted" ? [...reading.wanted, "languages"] : reading.wanted;
  return {
    company: reading.company ?? before.company,
    // A trade named later may be a customer's or a neighbour's.
    industry: isWho ? (reading.industry ?? before.industry) : (before.industry ?? reading.industry),
    projectType: reading.projectType ?? before.projectType,
    pages: reading.pages ?? before.pages,
    timeline: reading.timeline ?? before.timeline,
    features: [...new Set([...before.features.filter((feature) => !drops.includes(feature)), ...adds])],
    furtherLanguages: languages === "none" ? null : languages,
    languages: languages === "none" ? [] : mergedNames(before, reading),
    care: reading.care ?? before.care,
    wishes: before.wishes,
  };
}

function mergedNames({ languages: before }: Answers, { languages }: Reading): readonly string[] {
  if (languages?.kind === "wanted") return languages.names ?? before;
  return languages?.kind === "fewer" ? before.filter((name) => !languages.names.includes(name)) : before;
}

/** "none" when nothing but German is left. */
function mergedLanguages({ furtherLanguages }: Answers, { languages }: Reading): Span | null | "none" {
  if (languages?.kind === "refused") return "none";
  if (languages?.kind !== "fewer") return languages?.further ?? furtherLanguages;
  const left = (furtherLanguages?.max ?? 0) - languages.by;
  return left > 0 ? { min: left, max: left } : "none";
}

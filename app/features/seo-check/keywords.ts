// The keyword field: separated by commas, optional.
import { keywordProblems } from "#content/pages/seo-check.ts";
import { MAX_KEYWORD_LENGTH, MAX_KEYWORDS } from "#contract/seo-request.ts";

/** Undefined when no keyword remains: the request then carries none. */
export function readKeywords(typed: string): string[] | undefined {
  const keywords = typed
    .split(",")
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== "");
  return keywords.length > 0 ? keywords : undefined;
}

/** What is wrong with the keywords, in German; null when nothing is. */
export function keywordProblem(keywords: readonly string[] = []): string | null {
  if (keywords.length > MAX_KEYWORDS) return keywordProblems.tooMany(MAX_KEYWORDS);
  const tooLong = keywords.some((keyword) => keyword.length > MAX_KEYWORD_LENGTH);
  return tooLong ? keywordProblems.tooLong(MAX_KEYWORD_LENGTH) : null;
}

/** Enter in the address field starts the analysis only while the keyword field is empty. */
export function enterInAddressStarts(typedKeywords: string): boolean {
  return typedKeywords.trim() === "";
}

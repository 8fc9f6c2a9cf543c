// The price of what was understood beside the price of what was meant. Pure.
import type { Meaning } from "#test/fixtures/conversations/conversation.ts";
import { priceLines, totalOf } from "#worker/pricing/price-lines.ts";
import type { Amount } from "#worker/pricing/price-list.ts";
import type { Project, Span } from "#worker/pricing/project.ts";

export type PriceVerdict = "right" | "too low" | "too high" | "too wide";

/** What `estimatePrice` names as total. Where the end is open it is told as text there, so the sum itself is compared. */
export const priceOf = (project: Project): Amount => totalOf(priceLines(project));

export function judgePrice(meant: Amount, got: Amount): PriceVerdict {
  const [wanted, shown] = [bounds(meant), bounds(got)];
  if (wanted.min === shown.min && wanted.max === shown.max) return "right";
  // „ab“: only where it begins says anything.
  if (meant.max === null && got.max === null) return shown.min < wanted.min ? "too low" : "too high";
  if (shown.min <= wanted.min && shown.max >= wanted.max) return "too wide";
  // One within the other leaves out what may still come, or what may be saved.
  if (shown.max < wanted.max) return "too low";
  return "too high";
}

function bounds({ min, max }: Amount) {
  return { min, max: max ?? Number.POSITIVE_INFINITY };
}

export function projectOf({ type, pages, features, languages, care }: Meaning): Project {
  return {
    projectType: type === undefined || type === "?" ? null : type,
    pages: pages === undefined || pages === "?" ? null : spanFrom(pages),
    timeline: null,
    features: features === undefined || features === "?" ? [] : features,
    furtherLanguages: languages === undefined ? null : spanFrom(languages),
    care: care ?? null,
  };
}

/** "8", "5-8", "11+". */
function spanFrom(text: string): Span {
  const [, from, to, open] = /^(\d+)(?:-(\d+)|(\+))?$/.exec(text) ?? [];
  if (from === undefined) throw new Error(`No span: ${text}`);
  return { min: Number(from), max: open === undefined ? Number(to ?? from) : null };
}

// Suggestions for an answer that is to be changed: those of its question, or the care plans, which nobody asks for.
import { quickReplies, understoodWords } from "#content/price-chat.ts";
import { carePlans } from "#content/prices.ts";
import type { UnderstoodSlot } from "#contract/price-chat.ts";

const care = [...carePlans.map(({ name }) => name), understoodWords.careNone];

const bySlot: Record<UnderstoodSlot, readonly string[]> = {
  // Nobody's name can be suggested.
  company: [],
  industry: quickReplies.who,
  projectType: quickReplies.projectType,
  pages: quickReplies.pages,
  timeline: quickReplies.timeline,
  features: quickReplies.features,
  care,
};

export function suggestionsFor(slot: UnderstoodSlot): readonly string[] {
  return bySlot[slot];
}

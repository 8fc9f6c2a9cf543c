import type { SideTopic } from "#content/price-calculator/chat-answers.ts";

/** What a sentence is about, by a turn of phrase in normalised spelling. */
export type SidePattern = readonly [topic: SideTopic, says: RegExp];

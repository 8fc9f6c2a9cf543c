// Conversations up to each question, for tables of what is said next.
import type { Meaning } from "#test/fixtures/conversations/conversation.ts";
import { confirmed } from "#test/support/confirmed.ts";
import { meaningOf } from "#test/support/meaning.ts";

export const stations = {
  who: [],
  kind: ["Malerbetrieb Schulze"],
  pages: ["Malerbetrieb Schulze", "Firmenwebsite"],
  date: ["Malerbetrieb Schulze", "Firmenwebsite", "5"],
  functions: ["Malerbetrieb Schulze", "Firmenwebsite", "5", "im Mai"],
  end: ["Malerbetrieb Schulze", "Firmenwebsite", "5", "im Mai", "Standard reicht"],
} as const satisfies Record<string, readonly string[]>;

export type Station = keyof typeof stations;

/** What costs much and is only described is confirmed. */
export function heardAt(station: Station, text: string): Meaning {
  return meaningOf(confirmed([...stations[station], text]));
}

/** Functions, the kind of website among them where it is one; sorted. */
export function functionsAt(station: Station, text: string): readonly string[] {
  const { type, features = [] } = heardAt(station, text);
  const kind = type === undefined || /^(?:company|portfolio|\?)$/.test(type) ? [] : [type];
  return [...new Set([...kind, ...(features === "?" ? [] : features)])].sort();
}

// Everything that is counted, by name. A name from outside is free text: what is not in these lists is not counted.

/** Names of tools and what came of them, without the reasons of failures. */
export const toolEvents = [
  "analysis-begun",
  "analysis-done",
  "analysis-left",
  "rating-begun",
  "rating-done",
  "rating-left",
  "check-begun",
  "check-done",
  "check-left",
  "chat-begun",
  "chat-estimate",
  "chat-handed-over",
  "estimate-mailed",
  "report-shared",
  "watch-begun",
  "inquiry",
  "mail-delivered",
  "mail-given-up",
  "exception",
] as const;
export type ToolEvent = (typeof toolEvents)[number];

export type FailureEvent = `${"analysis" | "rating" | "check"}-failed:${string}`;
export type ViewEvent = `view:${string}` | `referrer:${string}`;
export type EventName = ToolEvent | FailureEvent | ViewEvent;

/** One thing that happened. */
export interface CountedEvent {
  /** The same id twice is one event. At most 100 characters. */
  id: string;
  name: EventName;
  /** ms since 1970 */
  at: number;
}

/** The last line of a failure nobody expected: when, which call, where in the code. */
export interface ExceptionNote {
  at: number;
  requestId: string | null;
  /** Class of the error and its first frame, without its message. */
  place: string;
}

/** Of one call. */
export const MAX_EVENTS_AT_ONCE = 500;
const MAX_NAME_LENGTH = 120;
const NAME = /^[a-z-]{1,40}(?::[\w./%-]{1,80})?$/;

export function isEventName(name: string): name is EventName {
  return name.length <= MAX_NAME_LENGTH && NAME.test(name);
}

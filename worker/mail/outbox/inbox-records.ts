// What the outbox tells the owner's desk.
import type { PriceEstimate } from "#contract/price-calculator/estimate.ts";
import type { Inquiry } from "../inquiry.ts";
import type { MailSummary } from "./records.ts";

export const handlingStates = ["new", "read", "answered", "done", "spam"] as const;
/** Where an inquiry stands with the owner. */
export type HandlingState = (typeof handlingStates)[number];

export interface InboxQuery {
  /** Null: all of them. */
  state: HandlingState | null;
  /** Anywhere in the inquiry's fields or the owner's note; "": all. */
  text: string;
  /** Number of the entry to go on behind; null: from the newest. */
  before: number | null;
  limit: number;
}

export interface InboxEntry extends Inquiry {
  state: HandlingState;
  hasNote: boolean;
  /** Of its mails, those that were given up. */
  deadLetters: number;
}

/** How many inquiries stand where, and how many mails were given up, those of estimates included. */
export type InboxCounts = Record<HandlingState, number> & { deadLetters: number };

export interface InboxPage {
  entries: InboxEntry[];
  /** For the next call; null when this was the last page. */
  before: number | null;
  counts: InboxCounts;
  /** Differs whenever something has changed. */
  revision: string;
}

export interface InboxDetails {
  inquiry: Inquiry;
  state: HandlingState;
  note: string;
  mails: MailSummary[];
  /** As it stood when the inquiry came; null where it named none, or none that is still kept. */
  estimate: PriceEstimate | null;
  counts: InboxCounts;
  revision: string;
}

/** Mails given up and the last one delivered, for the state of the site. */
export interface DeliveryState {
  /** ms since 1970; null: none is known any more. */
  lastDeliveredAt: number | null;
  waiting: number;
  dead: MailSummary[];
}

// The states of a conversation and what moves it from one to the next. Pure: converse.ts sends the events.
import { shopPrice, websitePackages } from "#content/prices.ts";
import { chatLimits } from "#contract/price-chat.ts";
import { sentIn, type Turn } from "./messages.ts";
import {
  type ReadAnswer,
  type ReadSession,
  type ShownMessage,
  STATIONS,
  type Standing,
  suggestionsAfter,
} from "./read-answers.ts";

export type Phase =
  | "ready"
  /** A stored conversation is asked for. */
  | "restoring"
  | "sending"
  /** The server has a message that it has not answered yet. */
  | "waiting";

export interface Trouble {
  kind: "unanswered" | "unrestored" | "lost" | "overtaken";
  /** German; empty when there is nothing to add. */
  detail: string;
}

export interface Conversation {
  phase: Phase;
  messages: readonly ShownMessage[];
  /** Oldest first. */
  outbox: readonly Turn[];
  trouble: Trouble | null;
  standing: Standing;
  /** Text that goes back into the field; a new object each time, as the same text can come twice. */
  returned: { text: string };
  /** Id of the message whose estimate opens by itself. */
  opensNext: string | null;
}

export type ChatEvent =
  | { type: "said"; turn: Turn }
  /** `kept`: turns from before a reload. */
  | { type: "restoring"; kept: readonly Turn[] }
  /** The oldest turn is under way. */
  | { type: "sending" }
  | { type: "answered"; turn: Turn; answer: ReadAnswer; at: string }
  /** What the server has; null: it knows nothing of this conversation. `awaited`: this page's visitor waits for it. */
  | { type: "seen"; session: ReadSession | null; awaited?: boolean }
  /** Another window was quicker: its conversation holds. */
  | { type: "overtaken"; session: ReadSession | null }
  | { type: "failed"; kind: Trouble["kind"]; detail: string }
  | { type: "takenBack" }
  | { type: "opened" }
  | { type: "cleared" };

const CENTS_PER_EURO = 100;

const beginning: Standing = {
  step: 0,
  quickReplies: suggestionsAfter(0),
  understood: {},
  price: {
    min: websitePackages[0].price / CENTS_PER_EURO,
    shopFrom: shopPrice.from / CENTS_PER_EURO,
  },
};

export const newConversation: Conversation = {
  phase: "ready",
  messages: [],
  outbox: [],
  trouble: null,
  standing: beginning,
  returned: { text: "" },
  opensNext: null,
};

/** Nothing is sent meanwhile. */
export function isBusy({ phase }: Conversation): boolean {
  return phase !== "ready";
}

export function hasBegun({ messages, outbox }: Conversation): boolean {
  return messages.length + outbox.length > 0;
}

export function isFull({ messages, outbox }: Conversation): boolean {
  return sentIn(messages) + outbox.length >= chatLimits.turns;
}

/** The next state; an event that does not fit the state changes nothing. */
export function nextConversation(now: Conversation, event: ChatEvent): Conversation {
  switch (event.type) {
    case "said": {
      if (isBusy(now) || isFull(now)) return now;
      return { ...now, outbox: [...now.outbox, event.turn] };
    }
    case "restoring":
      return { ...now, phase: "restoring", trouble: null, outbox: event.kept };
    case "sending":
      return { ...now, phase: "sending", trouble: null };
    case "answered":
      return answered(now, event);
    case "seen":
      return now.phase === "sending" ? now : seen(now, event.session, event.awaited);
    case "overtaken": {
      const after = seen({ ...now, phase: "ready" }, event.session);
      return after.outbox.length === 0
        ? after
        : { ...takenBack(after), trouble: { kind: "overtaken", detail: "" } };
    }
    case "failed":
      return { ...now, phase: "ready", trouble: { kind: event.kind, detail: event.detail } };
    case "takenBack":
      return isBusy(now) ? now : { ...takenBack(now), trouble: null };
    case "opened":
      return { ...now, opensNext: null };
    case "cleared":
      return { ...newConversation, returned: now.returned };
  }
}

function answered(now: Conversation, { turn, answer, at }: ChatEvent & { type: "answered" }): Conversation {
  // As the server names it.
  const id = `${turn.id}/answer`;
  const messages: ShownMessage[] = [
    ...now.messages,
    { id: turn.id, role: "user", content: turn.text, timestamp: turn.at, estimate: null },
    { id, role: "assistant", content: answer.content, timestamp: at, estimate: answer.estimate },
  ];
  return {
    ...now,
    phase: "ready",
    messages,
    outbox: now.outbox.filter((each) => each.id !== turn.id),
    standing: standingAfter(now.standing, messages, answer.standing),
    opensNext: answer.estimate ? id : now.opensNext,
  };
}

/** Takes over what the server has. What it lacks stays in the outbox. */
function seen(now: Conversation, session: ReadSession | null, awaited = false): Conversation {
  const messages = session?.messages ?? [];
  const outbox = now.outbox.filter((turn) => messages.every(({ id }) => id !== turn.id));
  const pending = session?.pending ?? false;
  return {
    ...now,
    phase: pending ? "waiting" : "ready",
    messages,
    outbox,
    trouble: outbox.length > 0 ? now.trouble : null,
    standing: standingAfter(beginning, messages, session?.standing ?? {}),
    opensNext: (awaited && newEstimate(now, messages)) || now.opensNext,
  };
}

function takenBack(now: Conversation): Conversation {
  if (now.outbox.length === 0) return now;
  const text = now.outbox.map((turn) => turn.text).join(" ");
  return { ...now, outbox: [], returned: { text } };
}

/** The estimate that came while the page was waiting for it. */
function newEstimate(before: Conversation, messages: readonly ShownMessage[]): string | null {
  const newest = messages.at(-1);
  return newest?.estimate && before.messages.every(({ id }) => id !== newest.id) ? newest.id : null;
}

/** What the server leaves unsaid follows from the number of messages, or stays. */
function standingAfter(
  before: Standing,
  messages: readonly ShownMessage[],
  told: Partial<Standing>,
): Standing {
  const sent = sentIn(messages);
  return { ...before, step: Math.min(sent, STATIONS), quickReplies: suggestionsAfter(sent), ...told };
}

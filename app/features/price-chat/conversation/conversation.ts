// The pure state machine of a conversation; converse.ts sends the events.
import type { EstimateTalk } from "#content/pages/preisrechner/preisrechner-estimate.ts";
import { formWords } from "#content/price-calculator/price-form.ts";
import { shopPrice, websitePackages } from "#content/prices.ts";
import { chatLimits } from "#contract/price-calculator/price-chat.ts";
import { type FormValues, readForm, readUndo } from "#contract/price-calculator/price-form.ts";
import { countSent, type Turn } from "../log/messages.ts";
import {
  type ChatState,
  type ReadAnswer,
  type ReadSession,
  type ShownMessage,
  STATIONS,
  suggestionsAfter,
} from "./read-answers.ts";

export type Phase =
  | "ready"
  | "restoring"
  | "sending"
  /** The server has stored a message but not answered it yet. */
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
  state: ChatState;
  /** Text to put back into the field; a new object each time because the same text can come twice. */
  returned: { text: string };
  /** Id of the message whose estimate opens automatically. */
  opensNext: string | null;
  /** The form for a callback stands in the place of the field. */
  isCallOpen: boolean;
}

export type ChatEvent =
  | { type: "said"; turn: Turn }
  /** `kept`: turns from before a reload. */
  | { type: "restoring"; kept: readonly Turn[] }
  | { type: "sending" }
  | { type: "answered"; turn: Turn; answer: ReadAnswer; at: string }
  /** State on the server, null without one. `awaited`: the visitor of this page is waiting for it. */
  | { type: "seen"; session: ReadSession | null; awaited?: boolean }
  /** Another window answered first: its conversation wins. */
  | { type: "overtaken"; session: ReadSession | null }
  | { type: "failed"; kind: Trouble["kind"]; detail: string }
  | { type: "takenBack" }
  | { type: "opened" }
  | { type: "calling"; open: boolean }
  | { type: "cleared" };

const emptyForm: FormValues = {
  company: null,
  industry: null,
  projectType: null,
  pages: null,
  timeline: null,
  features: [],
  languages: null,
  care: null,
};

const CENTS_PER_EURO = 100;

const initialState: ChatState = {
  step: 0,
  quickReplies: suggestionsAfter(0),
  understood: {},
  form: emptyForm,
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
  state: initialState,
  returned: { text: "" },
  opensNext: null,
  isCallOpen: false,
};

/** What an inquiry tells of the conversation: only what the visitor has said, no assumption. */
export function talkOf({ messages, state }: Pick<Conversation, "messages" | "state">): EstimateTalk {
  const { company, wishes } = state.understood;
  return {
    ...(company && !company.assumed && { company: company.value }),
    ...(wishes && { wishes: wishes.value }),
    words: messages.filter(({ role }) => role === "user").map(({ content }) => content),
  };
}

export function isBusy({ phase }: Conversation): boolean {
  return phase !== "ready";
}

export function hasBegun({ messages, outbox }: Conversation): boolean {
  return messages.length + outbox.length > 0;
}

export function isFull({ messages, outbox }: Conversation): boolean {
  return countSent(messages) + outbox.length >= chatLimits.turns;
}

/** Events that do not fit the state are ignored. */
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
      return withAnswer(now, event);
    case "seen":
      return now.phase === "sending" ? now : withSession(now, event.session, event.awaited);
    case "overtaken": {
      const after = withSession({ ...now, phase: "ready" }, event.session);
      return after.outbox.length === 0
        ? after
        : { ...withTextReturned(after), trouble: { kind: "overtaken", detail: "" } };
    }
    case "failed":
      return { ...now, phase: "ready", trouble: { kind: event.kind, detail: event.detail } };
    case "takenBack":
      return isBusy(now) ? now : { ...withTextReturned(now), trouble: null };
    case "opened":
      return { ...now, opensNext: null };
    case "calling":
      return { ...now, isCallOpen: event.open };
    case "cleared":
      return { ...newConversation, returned: now.returned };
  }
}

function withAnswer(now: Conversation, { turn, answer, at }: ChatEvent & { type: "answered" }): Conversation {
  // The id that the server gives the answer.
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
    state: updateState(now.state, messages, answer.state),
    opensNext: answer.estimate && opensEstimate(turn.text) ? id : now.opensNext,
    isCallOpen: answer.offersCall ?? now.isCallOpen,
  };
}

/** Takes over the server's messages; what the server lacks stays in the outbox. */
function withSession(now: Conversation, session: ReadSession | null, awaited = false): Conversation {
  const messages = session?.messages ?? [];
  const outbox = now.outbox.filter((turn) => messages.every(({ id }) => id !== turn.id));
  const pending = session?.pending ?? false;
  return {
    ...now,
    phase: pending ? "waiting" : "ready",
    messages,
    outbox,
    trouble: outbox.length > 0 ? now.trouble : null,
    state: updateState(initialState, messages, session?.state ?? {}),
    opensNext: (awaited && newEstimate(now, messages)) || now.opensNext,
  };
}

/** Who changes something in the form sees its price there; nothing is laid over it. */
function opensEstimate(text: string): boolean {
  if (readUndo(text, formWords) !== null) return false;
  return readForm(text, formWords)?.isComplete ?? true;
}

function withTextReturned(now: Conversation): Conversation {
  if (now.outbox.length === 0) return now;
  const text = now.outbox.map((turn) => turn.text).join(" ");
  return { ...now, outbox: [], returned: { text } };
}

/** Id of an estimate that arrived while the page was waiting for it. */
function newEstimate(before: Conversation, messages: readonly ShownMessage[]): string | null {
  const newest = messages.at(-1);
  const said = messages.findLast(({ role }) => role === "user")?.content ?? "";
  return newest?.estimate && opensEstimate(said) && before.messages.every(({ id }) => id !== newest.id)
    ? newest.id
    : null;
}

/** Values the server omits follow from the number of messages, or keep their last value. */
function updateState(
  before: ChatState,
  messages: readonly ShownMessage[],
  told: Partial<ChatState>,
): ChatState {
  const sent = countSent(messages);
  return { ...before, step: Math.min(sent, STATIONS), quickReplies: suggestionsAfter(sent), ...told };
}

// Which conversation on the server belongs to this browser: a random UUID in browser storage from the first message on,
// until the visitor deletes the conversation. Where storage is blocked it holds for the visit. Never part of an address.
import * as v from "valibot";
import { chatSessionIdSchema } from "#contract/price-chat.ts";
import { readItem, removeItem, writeItem } from "../../storage.ts";

/** Name in browser storage. */
export const SESSION_KEY = "priceChatSession";

let unstored: string | null = null;

export function currentSession(): string | null {
  const stored = readItem(SESSION_KEY);
  return v.is(chatSessionIdSchema, stored) ? stored : unstored;
}

/** The session of this browser; another tab may have begun it. */
export function beginSession(): string {
  const session = currentSession() ?? crypto.randomUUID();
  unstored = writeItem(SESSION_KEY, session) ? null : session;
  return session;
}

export function endSession(): void {
  unstored = null;
  removeItem(SESSION_KEY);
}

export interface Tabs {
  /** The conversation has gone on here. Says nothing after leaving: a call may end later than the page. */
  tell: () => void;
  leave: () => void;
}

/** `onChange`: the conversation has gone on in another tab. `onOther`: it began there, or was deleted. */
export function joinTabs(onChange: () => void, onOther: () => void): Tabs {
  let channel = openChannel();
  const onStorage = ({ key }: StorageEvent) => {
    // null: everything was cleared.
    if (key === SESSION_KEY || key === null) onOther();
  };
  channel?.addEventListener("message", onChange);
  addEventListener("storage", onStorage);
  return {
    tell: () => channel?.postMessage(null),
    leave: () => {
      channel?.close();
      channel = null;
      removeEventListener("storage", onStorage);
    },
  };
}

/** Null where the browser forbids it together with storage. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(SESSION_KEY);
  } catch {
    return null;
  }
}

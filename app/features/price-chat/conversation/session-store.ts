// The UUID of this browser's conversation, in browser storage from the first message until the visitor deletes it.
// Where storage is blocked it lasts for the visit. Never part of a URL.
import * as v from "valibot";
import { readItem, removeItem, writeItem } from "#app/storage.ts";
import { tryOr } from "#app/try-or.ts";
import { chatSessionIdSchema } from "#contract/price-calculator/price-chat.ts";

export const SESSION_KEY = "priceChatSession";

let unstored: string | null = null;

export function currentSession(): string | null {
  const stored = readItem(SESSION_KEY);
  return v.is(chatSessionIdSchema, stored) ? stored : unstored;
}

/** Reuses a session that another tab has started. */
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
  /** Does nothing after `leave`: a call may end later than the page. */
  notify: () => void;
  leave: () => void;
}

/** `onChange`: another tab continued the conversation. `onOther`: another tab began or deleted it. */
export function joinTabs(onChange: () => void, onOther: () => void): Tabs {
  // Browsers that block storage block this, too.
  let channel = tryOr<BroadcastChannel | null>(() => new BroadcastChannel(SESSION_KEY), null);
  const onStorage = ({ key }: StorageEvent) => {
    // null: localStorage.clear().
    if (key === SESSION_KEY || key === null) onOther();
  };
  channel?.addEventListener("message", onChange);
  addEventListener("storage", onStorage);
  return {
    notify: () => channel?.postMessage(null),
    leave: () => {
      channel?.close();
      channel = null;
      removeEventListener("storage", onStorage);
    },
  };
}

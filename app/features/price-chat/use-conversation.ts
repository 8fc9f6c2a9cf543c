// Ties a conversation to the page: restored when the page opens, in step with other tabs, left alone when the page is left.
import { useCallback, useEffect, useRef, useState } from "react";
import { showToast } from "../../ui/toast-store.ts";
import { askCalculator, deleteSession, loadSession } from "./calls.ts";
import {
  type ChatEvent,
  type Conversation,
  isBusy,
  isFull,
  newConversation,
  nextConversation,
} from "./conversation.ts";
import { type Deps, deliver, refresh, restore } from "./converse.ts";
import { keepTurns, keptTurns } from "./kept-turns.ts";
import type { Turn } from "./messages.ts";
import { beginSession, currentSession, endSession, joinTabs, type Tabs } from "./session-store.ts";
import { useLeaveQuestion } from "./use-leave-question.ts";

export interface ConversationHandle {
  conversation: Conversation;
  /** Sends a message; false: it was empty, or something else is under way. */
  say: (text: string) => boolean;
  /** Sends what was not answered, or loads what was not loaded, once more. */
  retry: () => void;
  /** What was not answered goes back into the field. */
  takeBack: () => void;
  /** The estimate that was to open by itself has opened. */
  opened: () => void;
  /** Rejects with ApiError when the server has not deleted it. */
  remove: () => Promise<void>;
}

export function useConversation(): ConversationHandle {
  const [conversation, setConversation] = useState(newConversation);
  const current = useRef(conversation);
  /** Answers to another session's calls, or after the page was left, are not heard. */
  const line = useRef(new AbortController());
  const session = useRef<string>(null);
  const tabs = useRef<Tabs>(null);

  const send = useCallback((event: ChatEvent) => {
    const before = current.current;
    current.current = nextConversation(before, event);
    if (before.outbox !== current.current.outbox) keepTurns(session.current, current.current.outbox);
    setConversation(current.current);
  }, []);

  const deps = useRef<Deps>({
    now: () => current.current,
    send,
    toast: showToast,
    ask: askCalculator,
    load: loadSession,
    tellTabs: () => tabs.current?.tell(),
    clock: () => new Date().toISOString(),
    wait,
  });

  /** Goes over to the session of this browser, whatever it is now. */
  const adopt = useCallback(
    (kept: (session: string) => readonly Turn[]) => {
      line.current.abort();
      line.current = new AbortController();
      session.current = currentSession();
      if (session.current === null) send({ type: "cleared" });
      else restore(session.current, kept(session.current), deps.current, line.current.signal);
    },
    [send],
  );

  useLeaveQuestion(!isBusy(conversation) && conversation.outbox.length > 0);

  useEffect(() => {
    line.current = new AbortController();
    const look = () => {
      if (session.current !== null && current.current.phase === "ready")
        refresh(session.current, deps.current, line.current.signal);
    };
    const lookWhenSeen = () => document.visibilityState === "visible" && look();
    tabs.current = joinTabs(look, () => {
      if (currentSession() !== session.current) adopt(() => current.current.outbox);
    });
    document.addEventListener("visibilitychange", lookWhenSeen);
    if (currentSession() !== null) adopt(keptTurns);
    return () => {
      line.current.abort();
      tabs.current?.leave();
      document.removeEventListener("visibilitychange", lookWhenSeen);
    };
  }, [adopt]);

  const goOn = useCallback(() => {
    session.current = beginSession();
    const { trouble, outbox } = current.current;
    const knowsAll = trouble === null || trouble.kind === "unanswered" || trouble.kind === "overtaken";
    const { signal } = line.current;
    if (knowsAll) deliver(session.current, deps.current, signal);
    else restore(session.current, outbox, deps.current, signal);
  }, []);

  const say = useCallback(
    (typed: string) => {
      const text = typed.trim();
      if (text === "" || isBusy(current.current) || isFull(current.current)) return false;
      session.current = beginSession();
      send({ type: "said", turn: { id: crypto.randomUUID(), text, at: deps.current.clock() } });
      goOn();
      return true;
    },
    [send, goOn],
  );

  const retry = useCallback(() => {
    if (!isBusy(current.current)) goOn();
  }, [goOn]);
  const takeBack = useCallback(() => send({ type: "takenBack" }), [send]);
  const opened = useCallback(() => send({ type: "opened" }), [send]);

  const remove = useCallback(async () => {
    if (session.current !== null) await deleteSession(session.current);
    endSession();
    adopt(() => []);
    tabs.current?.tell();
  }, [adopt]);

  return { conversation, say, retry, takeBack, opened, remove };
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
  });
}

import { useCallback, useEffect, useRef, useState } from "react";
import { showToast } from "#app/ui/toast-store.ts";
import type { Turn } from "../log/messages.ts";
import { useUnloadWarning } from "../use-unload-warning.ts";
import { askCalculator, deleteSession, loadSession } from "./calls.ts";
import {
  type ChatEvent,
  type Conversation,
  isBusy,
  isFull,
  newConversation,
  nextConversation,
} from "./conversation.ts";
import { type Deps, refresh, restore, sendOutbox } from "./converse.ts";
import { keepTurns, keptTurns } from "./kept-turns.ts";
import { beginSession, currentSession, endSession, joinTabs, type Tabs } from "./session-store.ts";

export interface ConversationHandle {
  conversation: Conversation;
  /** Returns false when the text is empty or something else is in progress. */
  say: (text: string) => boolean;
  /** Sends or loads again what failed. */
  retry: () => void;
  /** Puts unanswered text back into the field. */
  takeBack: () => void;
  /** To be called when the estimate has opened automatically. */
  opened: () => void;
  /** Shows or closes the form for a callback. */
  setCallOpen: (open: boolean) => void;
  /** Rejects with ApiError when the server could not delete it. */
  remove: () => Promise<void>;
}

export function useConversation(): ConversationHandle {
  const [conversation, setConversation] = useState(newConversation);
  const current = useRef(conversation);
  /** Aborted when the session changes or the page is left. */
  const calls = useRef(new AbortController());
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
    notifyTabs: () => tabs.current?.notify(),
    clock: () => new Date().toISOString(),
    wait,
  });

  /** Switches to the session currently in storage. */
  const switchSession = useCallback(
    (kept: (session: string) => readonly Turn[]) => {
      calls.current.abort();
      calls.current = new AbortController();
      session.current = currentSession();
      if (session.current === null) send({ type: "cleared" });
      else restore(session.current, kept(session.current), deps.current, calls.current.signal);
    },
    [send],
  );

  useUnloadWarning(!isBusy(conversation) && conversation.outbox.length > 0);

  useEffect(() => {
    calls.current = new AbortController();
    const look = () => {
      if (session.current !== null && current.current.phase === "ready")
        refresh(session.current, deps.current, calls.current.signal);
    };
    const lookWhenSeen = () => document.visibilityState === "visible" && look();
    tabs.current = joinTabs(look, () => {
      if (currentSession() !== session.current) switchSession(() => current.current.outbox);
    });
    document.addEventListener("visibilitychange", lookWhenSeen);
    if (currentSession() !== null) switchSession(keptTurns);
    return () => {
      calls.current.abort();
      tabs.current?.leave();
      document.removeEventListener("visibilitychange", lookWhenSeen);
    };
  }, [switchSession]);

  const continueConversation = useCallback(() => {
    session.current = beginSession();
    const { trouble, outbox } = current.current;
    const isUpToDate = trouble === null || trouble.kind === "unanswered" || trouble.kind === "overtaken";
    const { signal } = calls.current;
    if (isUpToDate) sendOutbox(session.current, deps.current, signal);
    else restore(session.current, outbox, deps.current, signal);
  }, []);

  const say = useCallback(
    (typed: string) => {
      const text = typed.trim();
      if (text === "" || isBusy(current.current) || isFull(current.current)) return false;
      session.current = beginSession();
      send({ type: "said", turn: { id: crypto.randomUUID(), text, at: deps.current.clock() } });
      continueConversation();
      return true;
    },
    [send, continueConversation],
  );

  const retry = useCallback(() => {
    if (!isBusy(current.current)) continueConversation();
  }, [continueConversation]);
  const takeBack = useCallback(() => send({ type: "takenBack" }), [send]);
  const opened = useCallback(() => send({ type: "opened" }), [send]);
  const setCallOpen = useCallback((open: boolean) => send({ type: "calling", open }), [send]);

  const remove = useCallback(async () => {
    if (session.current !== null) await deleteSession(session.current);
    endSession();
    switchSession(() => []);
    tabs.current?.notify();
  }, [switchSession]);

  return { conversation, say, retry, takeBack, opened, setCallOpen, remove };
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

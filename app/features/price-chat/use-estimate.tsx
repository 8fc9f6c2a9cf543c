// Unfolds an estimate below the conversation: by its button, and once by itself after it arrived, without moving anything
// that is being read. The view is prefetched during the first answers.
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { ESTIMATE_OPEN_DELAY_MS } from "#content/constants.ts";
import { chatFailure } from "#content/pages/preisrechner/preisrechner.ts";
import { showToast } from "../../ui/toast-store.ts";
import { hasBegun, talkOf } from "./conversation/conversation.ts";
import type { ShownMessage } from "./conversation/read-answers.ts";
import type { ConversationHandle } from "./conversation/use-conversation.ts";
import type { EstimateViewProps } from "./estimate/estimate-view.tsx";

const load = () => import("./estimate/estimate-view.tsx");

interface Shown {
  message: ShownMessage;
  /** How often its button was pressed: each time the view is brought before the visitor. */
  asked: number;
}

interface EstimateHandle {
  open: (message: ShownMessage) => void;
  below: ReactNode;
}

export function useEstimate({ conversation, opened }: ConversationHandle): EstimateHandle {
  const [View, setView] = useState<ComponentType<EstimateViewProps> | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const { messages, opensNext } = conversation;
  const begun = hasBegun(conversation);

  const show = useCallback(async (message: ShownMessage, isAsked: boolean) => {
    try {
      const { EstimateView } = await load();
      setView(() => EstimateView);
      setShown((before) => ({ message, asked: (before?.asked ?? 0) + (isAsked ? 1 : 0) }));
    } catch {
      showToast({ kind: "destructive", ...chatFailure.toast });
    }
  }, []);

  useEffect(() => {
    if (begun) load().catch(() => {});
  }, [begun]);

  const next = messages.find(({ id }) => id === opensNext);
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => {
      opened();
      show(next, false);
    }, ESTIMATE_OPEN_DELAY_MS);
    return () => clearTimeout(timer);
  }, [next, show, opened]);

  // Whoever looks at the newest sees the next one in its place, also one that the form or another tab brought.
  const newest = messages.findLast((message) => message.estimate !== null);
  const before = useRef(newest);
  useEffect(() => {
    const last = before.current;
    before.current = newest;
    if (newest) setShown((now) => (now && now.message.id === last?.id ? { ...now, message: newest } : now));
  }, [newest]);

  const estimate = shown?.message.estimate;
  // Gone with a deleted conversation.
  const isKept = messages.some(({ id }) => id === shown?.message.id);
  return {
    open: useCallback((message) => show(message, true), [show]),
    below: View && estimate && isKept && (
      <View
        estimate={estimate}
        said={talkOf(conversation)}
        asked={shown.asked}
        onClose={() => setShown(null)}
      />
    ),
  };
}

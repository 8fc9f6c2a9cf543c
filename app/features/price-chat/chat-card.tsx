import { useCallback, useEffect, useRef, useState } from "react";
import { chatTexts, deletion } from "#content/pages/preisrechner/preisrechner.ts";
import { LinkedText } from "../../sections/linked-text.tsx";
import { Sign } from "../../ui/sign.tsx";
import { CallbackPart } from "./callback/callback-part.tsx";
import { Composer } from "./composer/composer.tsx";
import { type Conversation, hasBegun, isBusy, isFull } from "./conversation/conversation.ts";
import type { ShownMessage } from "./conversation/read-answers.ts";
import type { ConversationHandle } from "./conversation/use-conversation.ts";
import { MessageLog } from "./log/message-log.tsx";
import { listMessages } from "./log/messages.ts";
import "./chat-card.css";

interface ChatCardProps {
  chat: ConversationHandle;
  /** The price span so far, in words. */
  soFar: string;
  onOpenEstimate: (message: ShownMessage) => void;
  onDelete: () => void;
}

export function ChatCard({ chat, soFar, onOpenEstimate, onDelete }: ChatCardProps) {
  const { conversation } = chat;
  const busy = isBusy(conversation);
  const call = useCall(chat);
  return (
    <section ref={call.card} className="calc-card frame" aria-labelledby="chat-title">
      <div className="calc-card-head">
        <Sign>
          <span aria-hidden="true" className="i-tabler-message-2" />
        </Sign>
        <h2 id="chat-title">{chatTexts.title}</h2>
        {hasBegun(conversation) && (
          <button
            type="button"
            className="calc-delete"
            aria-expanded={conversation.isCallOpen}
            onClick={() => chat.setCallOpen(!conversation.isCallOpen)}
          >
            <span aria-hidden="true" className="i-tabler-phone" />
            <span className="lt-sm:sr-only">{chatTexts.callback}</span>
          </button>
        )}
        {hasBegun(conversation) && (
          <button type="button" className="calc-delete" disabled={busy} onClick={onDelete}>
            <span aria-hidden="true" className="i-tabler-trash" />
            <span className="lt-sm:sr-only">{deletion.open}</span>
          </button>
        )}
      </div>
      <MessageLog
        messages={listMessages(conversation)}
        isRestoring={conversation.phase === "restoring"}
        activity={describeActivity(conversation)}
        soFar={soFar}
        onOpenEstimate={onOpenEstimate}
      />
      <noscript>
        <p className="calc-no-script">
          <LinkedText>{chatTexts.noScript}</LinkedText>
        </p>
      </noscript>
      {call.told && !conversation.isCallOpen && (
        <p tabIndex={-1} className="calc-told">
          <span aria-hidden="true" className="i-tabler-check" />
          {call.told}
        </p>
      )}
      {conversation.isCallOpen ? (
        <CallbackPart conversation={conversation} onCancel={call.cancel} onSent={call.sent} />
      ) : isFull(conversation) && conversation.outbox.length === 0 && !busy ? (
        <p className="calc-full">
          <LinkedText>{chatTexts.full}</LinkedText>
        </p>
      ) : (
        <Composer
          busy={busy}
          trouble={conversation.trouble}
          quickReplies={conversation.state.quickReplies}
          returned={conversation.returned}
          onSay={chat.say}
          onRetry={chat.retry}
          onTakeBack={chat.takeBack}
        />
      )}
    </section>
  );
}

/** The form for a callback takes the place of the field; the focus goes along, and back. */
function useCall({ conversation, setCallOpen }: ConversationHandle) {
  const card = useRef<HTMLElement>(null);
  const { isCallOpen, messages } = conversation;
  const wasOpen = useRef(isCallOpen);
  const [told, setTold] = useState("");
  const count = messages.length;

  useEffect(() => {
    if (wasOpen.current && !isCallOpen && document.activeElement === document.body)
      card.current?.querySelector<HTMLElement>(".calc-told, textarea")?.focus();
    wasOpen.current = isCallOpen;
    if (isCallOpen) setTold("");
  }, [isCallOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes with the next message.
  useEffect(() => setTold(""), [count]);

  return {
    card,
    told,
    cancel: useCallback(() => setCallOpen(false), [setCallOpen]),
    sent: useCallback(
      (outcome: string) => {
        setTold(outcome);
        setCallOpen(false);
      },
      [setCallOpen],
    ),
  };
}

function describeActivity({ phase }: Conversation): string | null {
  if (phase === "ready") return null;
  return phase === "restoring" ? chatTexts.restoring : chatTexts.thinking;
}

// What has been said. The newest message comes into view by itself, unless the visitor has scrolled up to read.
import { useEffect, useId, useState } from "react";
import { chatTexts } from "#content/pages/preisrechner.ts";
import { LinkedText } from "../../sections/linked-text.tsx";
import { Message } from "./message.tsx";
import type { ShownMessage } from "./read-answers.ts";
import { useNewestInView } from "./use-newest-in-view.ts";
import "./message-log.css";

interface MessageLogProps {
  messages: readonly ShownMessage[];
  /** They are about to come all at once. */
  isRestoring: boolean;
  /** What is under way, in words; null: nothing. */
  activity: string | null;
  /** Stands below the newest answer: the span so far. Seen where it has no place of its own beside the conversation, heard in any case. */
  soFar: string;
  onOpenEstimate: (message: ShownMessage) => void;
}

/** ms that a restored conversation has to get into the page unheard. */
const RESTORED_MS = 500;

export function MessageLog(props: MessageLogProps) {
  const { messages, isRestoring, activity, soFar, onOpenEstimate } = props;
  const isSilent = useSilence(isRestoring);
  const { log, isBehind, onScroll, toNewest } = useNewestInView(messages);
  const newestAnswer = messages.findLast(({ role }) => role === "assistant");
  const prefix = useId();
  return (
    <div className="calc-history">
      <div
        ref={log}
        role="log"
        aria-live={isSilent ? "off" : "polite"}
        aria-label={chatTexts.history}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within the keyboard's reach.
        tabIndex={0}
        className="calc-log"
        onScroll={onScroll}
      >
        <p className="calc-notice">
          <span aria-hidden="true" className="i-tabler-info-circle" />
          <span>
            <LinkedText>{chatTexts.notice}</LinkedText>
          </span>
        </p>
        {messages.map((message) => (
          <Message
            key={message.id}
            id={`${prefix}${message.id}`}
            message={message}
            onOpenEstimate={onOpenEstimate}
          >
            {message === newestAnswer && messages.length > 1 && (
              <p className="calc-so-far lg:sr-only">{soFar}</p>
            )}
          </Message>
        ))}
        {activity !== null && (
          <p className="calc-activity">
            <span aria-hidden="true" className="i-tabler-loader-2 animate-spin" />
            {activity}
          </p>
        )}
      </div>
      {isBehind && (
        <button type="button" className="calc-newest" onClick={toNewest}>
          <span aria-hidden="true" className="i-tabler-arrow-down" />
          {chatTexts.toNewest}
        </button>
      )}
    </div>
  );
}

/** A conversation that is back after a reload is not read aloud from its beginning. */
function useSilence(isRestoring: boolean): boolean {
  const [isSilent, setSilent] = useState(false);
  if (isRestoring && !isSilent) setSilent(true);
  useEffect(() => {
    if (isRestoring || !isSilent) return;
    const timer = setTimeout(() => setSilent(false), RESTORED_MS);
    return () => clearTimeout(timer);
  }, [isRestoring, isSilent]);
  return isSilent;
}

// Scrolls to new messages unless the visitor has scrolled up.
import { type ReactNode, useEffect, useId, useState } from "react";
import { LinkedText } from "#app/sections/linked-text.tsx";
import { chatTexts, priceTexts } from "#content/pages/preisrechner/preisrechner.ts";
import type { ShownMessage } from "../conversation/read-answers.ts";
import { useNewestInView } from "./use-newest-in-view.ts";
import "./message-log.css";
import { Link } from "#app/ui/link.tsx";
import type { ShownEstimate } from "../shown-estimate.ts";
import "./message.css";

interface MessageLogProps {
  messages: readonly ShownMessage[];
  /** The stored conversation is being loaded. */
  isRestoring: boolean;
  /** What is in progress, in words. */
  activity: string | null;
  /** The price span so far: visible where it has no place beside the conversation, always read by screen readers. */
  soFar: string;
  onOpenEstimate: (message: ShownMessage) => void;
}

/** ms during which restored messages are not announced. */
const RESTORED_MS = 500;

export function MessageLog(props: MessageLogProps) {
  const { messages, isRestoring, activity, soFar, onOpenEstimate } = props;
  const isSilent = useSilence(isRestoring);
  const { log, hasUnseen, onScroll, scrollToNewest } = useNewestInView(messages);
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
      {hasUnseen && (
        <button type="button" className="calc-newest" onClick={scrollToNewest}>
          <span aria-hidden="true" className="i-tabler-arrow-down" />
          {chatTexts.toNewest}
        </button>
      )}
    </div>
  );
}

/** Keeps a restored conversation from being read aloud. */
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

interface MessageProps {
  id: string;
  message: ShownMessage;
  onOpenEstimate: (message: ShownMessage) => void;
  children: ReactNode;
}

function Message({ id, message, onOpenEstimate, children }: MessageProps) {
  const { role, content, estimate } = message;
  return (
    <article className="calc-message" data-role={role} aria-labelledby={id}>
      <p id={id} className="calc-speaker">
        {chatTexts.speakers[role]}
      </p>
      <p className="calc-bubble">{role === "assistant" ? linkPaths(content) : content}</p>
      {estimate && (
        <button type="button" className="calc-open" onClick={() => onOpenEstimate(message)}>
          <span aria-hidden="true" className="i-tabler-receipt-2" />
          <span>
            {chatTexts.openEstimate}
            {formatSpan(estimate) && <span className="calc-open-span">{formatSpan(estimate)}</span>}
          </span>
        </button>
      )}
      {children}
    </article>
  );
}

/** Page paths in answers become links; „3.500 €“ stays in one line. */
const LINKED_PATHS = /(\/(?:kontakt|datenschutz|preise)\b)/;

function linkPaths(content: string): ReactNode[] {
  return content
    .replace(/(\d) €/g, "$1\u00a0€")
    .split(LINKED_PATHS)
    .map((piece, index) =>
      // Odd pieces are matches of the pattern.
      index % 2 === 1 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text that never changes.
        <Link key={index} to={piece}>
          {piece}
        </Link>
      ) : (
        piece
      ),
    );
}

function formatSpan({ totalPriceMin: min, totalPriceMax: max, totalPrice }: ShownEstimate): string {
  if (min !== undefined) return priceTexts.span(min, max ?? min);
  return typeof totalPrice === "number" ? priceTexts.span(totalPrice, totalPrice) : totalPrice;
}

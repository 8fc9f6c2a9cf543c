// One message. Whatever it holds is text; line breaks are kept.
import type { ReactNode } from "react";
import { chatTexts, priceTexts } from "#content/pages/preisrechner.ts";
import { Link } from "../../ui/link.tsx";
import type { ShownMessage } from "./read-answers.ts";
import type { ShownEstimate } from "./shown-estimate.ts";
import "./message.css";

interface MessageProps {
  id: string;
  message: ShownMessage;
  onOpenEstimate: (message: ShownMessage) => void;
  children: ReactNode;
}

export function Message({ id, message, onOpenEstimate, children }: MessageProps) {
  const { role, content, estimate } = message;
  return (
    <article className="calc-message" data-role={role} aria-labelledby={id}>
      <p id={id} className="calc-speaker">
        {chatTexts.speakers[role]}
      </p>
      <p className="calc-bubble">{role === "assistant" ? withWays(content) : content}</p>
      {estimate && (
        <button type="button" className="calc-open" onClick={() => onOpenEstimate(message)}>
          <span aria-hidden="true" className="i-tabler-receipt-2" />
          <span>
            {chatTexts.openEstimate}
            {spanOf(estimate) && <span className="calc-open-span">{spanOf(estimate)}</span>}
          </span>
        </button>
      )}
      {children}
    </article>
  );
}

/** Pages that answers name, as ways to them. */
const WAYS = /(\/(?:kontakt|datenschutz|preise)\b)/;

function withWays(content: string): ReactNode[] {
  return content.split(WAYS).map((piece, index) =>
    // Every second piece is what the pattern found.
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

function spanOf({ totalPriceMin: min, totalPriceMax: max, totalPrice }: ShownEstimate): string {
  if (min !== undefined) return priceTexts.span(min, max ?? min);
  return typeof totalPrice === "number" ? priceTexts.span(totalPrice, totalPrice) : totalPrice;
}

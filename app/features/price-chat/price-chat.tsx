import { useEffect, useRef, useState } from "react";
import { priceTexts } from "#content/pages/preisrechner/preisrechner.ts";
import { ChatCard } from "./chat-card.tsx";
import { hasBegun, isBusy, isFull } from "./conversation/conversation.ts";
import { STATIONS } from "./conversation/read-answers.ts";
import { useConversation } from "./conversation/use-conversation.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { DetailsForm } from "./details-form/details-form.tsx";
import { PriceSoFar } from "./price-so-far.tsx";
import { showSpan } from "./shown-span.ts";
import { useEstimate } from "./use-estimate.tsx";
import "./price-chat.css";

export function PriceChat() {
  const chat = useConversation();
  const estimate = useEstimate(chat);
  const [isDeleteOpen, setDeleteOpen] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const wasDeleteOpen = useRef(false);
  const { conversation } = chat;
  const { step, price } = conversation.state;
  const isFinal = step === STATIONS;
  const newest = conversation.messages.findLast((message) => message.estimate !== null);
  const span = priceTexts.span(price.min, price.max);

  const begun = hasBegun(conversation);
  useEffect(() => {
    showSpan(begun ? span : null);
    return () => showSpan(null);
  }, [begun, span]);

  useEffect(() => {
    // The button with the focus disappeared with the deleted conversation.
    if (wasDeleteOpen.current && !isDeleteOpen && document.activeElement === document.body)
      stage.current?.querySelector<HTMLElement>("[role=log]")?.focus({ preventScroll: true });
    wasDeleteOpen.current = isDeleteOpen;
  }, [isDeleteOpen]);

  return (
    <>
      <div ref={stage} id="chat" className="calc-stage hedge">
        {/* Without script the Worker writes the estimate here. */}
        <div className="wrap" data-form-result hidden />
        <div className="wrap">
          <PriceSoFar price={price} isFinal={isFinal} />
          <ChatCard
            chat={chat}
            soFar={`${isFinal ? priceTexts.final : priceTexts.soFar}: ${span}`}
            onOpenEstimate={estimate.open}
            onDelete={() => setDeleteOpen(true)}
          />
          <DetailsForm
            state={conversation.state}
            span={span}
            busy={isBusy(conversation)}
            full={isFull(conversation)}
            onSay={chat.say}
            onOpenEstimate={newest ? () => estimate.open(newest) : null}
          />
        </div>
      </div>
      {/* Outside of the hedge, whose colours would be inherited. */}
      {estimate.below}
      {(begun || isDeleteOpen) && (
        <DeleteDialog open={isDeleteOpen} onClose={() => setDeleteOpen(false)} onDelete={chat.remove} />
      )}
    </>
  );
}

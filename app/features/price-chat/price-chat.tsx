import { useCallback, useEffect, useRef, useState } from "react";
import { priceTexts } from "#content/pages/preisrechner.ts";
import { ChatCard } from "./chat-card.tsx";
import type { Change } from "./composer/composer.tsx";
import { isBusy } from "./conversation/conversation.ts";
import { STATIONS } from "./conversation/read-answers.ts";
import { useConversation } from "./conversation/use-conversation.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { PriceSoFar } from "./price-so-far.tsx";
import { UnderstoodPath } from "./understood-path.tsx";
import { useEstimate } from "./use-estimate.tsx";
import "./price-chat.css";

export function PriceChat() {
  const chat = useConversation();
  const estimate = useEstimate(chat);
  const [changing, setChanging] = useState<Change | null>(null);
  const [isDeleteOpen, setDeleteOpen] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const wasDeleteOpen = useRef(false);
  const keep = useCallback(() => setChanging(null), []);
  const { conversation } = chat;
  const { step, understood, price } = conversation.state;
  const isFinal = step === STATIONS;
  const span = priceTexts.span(price.min, price.max);

  useEffect(() => {
    // The button with the focus disappeared with the deleted conversation.
    if (wasDeleteOpen.current && !isDeleteOpen && document.activeElement === document.body)
      stage.current?.querySelector<HTMLElement>("[role=log]")?.focus({ preventScroll: true });
    wasDeleteOpen.current = isDeleteOpen;
  }, [isDeleteOpen]);

  return (
    <>
      <div ref={stage} id="chat" className="calc-stage hedge">
        <div className="wrap">
          <PriceSoFar price={price} isFinal={isFinal} />
          <ChatCard
            chat={chat}
            soFar={`${isFinal ? priceTexts.final : priceTexts.soFar}: ${span}`}
            changing={changing}
            onKeep={keep}
            onOpenEstimate={estimate.open}
            onDelete={() => setDeleteOpen(true)}
          />
          <UnderstoodPath
            step={step}
            understood={understood}
            busy={isBusy(conversation)}
            onChange={(slot) => setChanging({ slot })}
            goal={isFinal ? span : null}
          />
        </div>
      </div>
      {/* Outside of the hedge, whose colours would be inherited. */}
      {estimate.dialog}
      <DeleteDialog open={isDeleteOpen} onClose={() => setDeleteOpen(false)} onDelete={chat.remove} />
    </>
  );
}

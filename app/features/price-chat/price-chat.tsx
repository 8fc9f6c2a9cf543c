// The price calculator: the span so far, the conversation, what was understood of it, and the dialogs.
import { useCallback, useEffect, useRef, useState } from "react";
import { priceTexts } from "#content/pages/preisrechner.ts";
import { ChatCard } from "./chat-card.tsx";
import type { Change } from "./composer.tsx";
import { isBusy } from "./conversation.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { PriceSoFar } from "./price-so-far.tsx";
import { STATIONS } from "./read-answers.ts";
import { UnderstoodPath } from "./understood-path.tsx";
import { useConversation } from "./use-conversation.ts";
import { useEstimate } from "./use-estimate.tsx";
import "./price-chat.css";

export function PriceChat() {
  const chat = useConversation();
  const estimate = useEstimate(chat);
  const [changing, setChanging] = useState<Change | null>(null);
  const [asksToDelete, setAsksToDelete] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const keep = useCallback(() => setChanging(null), []);
  const { conversation } = chat;
  const { step, understood, price } = conversation.standing;
  const isFinal = step === STATIONS;
  const span = priceTexts.span(price.min, price.max);

  useEffect(() => {
    // Deleted: the button under the focus is gone with the conversation.
    if (asked.current && !asksToDelete && document.activeElement === document.body)
      stage.current?.querySelector<HTMLElement>("[role=log]")?.focus({ preventScroll: true });
    asked.current = asksToDelete;
  }, [asksToDelete]);

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
            onDelete={() => setAsksToDelete(true)}
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
      {/* Not inside: what stands on hedge passes its colours on. */}
      {estimate.dialog}
      <DeleteDialog open={asksToDelete} onClose={() => setAsksToDelete(false)} onDelete={chat.remove} />
    </>
  );
}

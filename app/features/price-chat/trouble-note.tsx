// What went wrong, above the field, with a way on. The region is there from the start, so that its news is heard.
import { chatFailure } from "#content/pages/preisrechner.ts";
import { LinkedText } from "../../sections/linked-text.tsx";
import type { Trouble } from "./conversation.ts";
import "./trouble-note.css";

interface TroubleNoteProps {
  trouble: Trouble | null;
  onRetry: () => void;
  onTakeBack: () => void;
}

const sentences: Record<Trouble["kind"], string> = {
  unanswered: chatFailure.unanswered,
  unrestored: chatFailure.unrestored,
  lost: chatFailure.lost,
  overtaken: chatFailure.overtaken,
};

export function TroubleNote({ trouble, onRetry, onTakeBack }: TroubleNoteProps) {
  return (
    <div role="status" className="calc-trouble">
      {trouble && (
        <>
          <p>
            <span aria-hidden="true" className="i-tabler-alert-triangle" />
            <span>
              {sentences[trouble.kind]} {trouble.detail}{" "}
              {trouble.kind !== "overtaken" && <LinkedText>{chatFailure.directly}</LinkedText>}
            </span>
          </p>
          {trouble.kind !== "overtaken" && (
            <div>
              <button type="button" onClick={onRetry}>
                {trouble.kind === "unanswered" ? chatFailure.retry : chatFailure.lookAgain}
              </button>
              {trouble.kind === "unanswered" && (
                <button type="button" onClick={onTakeBack}>
                  {chatFailure.takeBack}
                </button>
              )}
            </div>
          )}
        </>
      )}
    </div>
  );
}

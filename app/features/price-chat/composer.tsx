// Where the visitor answers: suggestions, and a field for everything else. The field is uncontrolled: what was typed before
// hydration stays.
import { type KeyboardEvent, type MouseEvent, useId, useState } from "react";
import { chatTexts } from "#content/pages/preisrechner.ts";
import { slotLabels } from "#content/price-chat.ts";
import { chatLimits, type UnderstoodSlot } from "#contract/price-chat.ts";
import type { Trouble } from "./conversation.ts";
import { Suggestions } from "./suggestions.tsx";
import { suggestionsFor } from "./suggestions-for.ts";
import { TroubleNote } from "./trouble-note.tsx";
import { useField } from "./use-field.ts";
import "./composer.css";

/** From so few characters left on, their number is shown. */
const NEAR_LIMIT = 200;

interface ComposerProps {
  busy: boolean;
  trouble: Trouble | null;
  quickReplies: readonly string[];
  /** The answer that the visitor wants to change. */
  changing: Change | null;
  onKeep: () => void;
  /** Text that goes back into the field; a new object each time. */
  returned: { text: string };
  /** False: it was not taken. */
  onSay: (text: string) => boolean;
  onRetry: () => void;
  onTakeBack: () => void;
}

/** A new object for every wish, the same slot twice included. */
export interface Change {
  slot: UnderstoodSlot;
}

export function Composer(props: ComposerProps) {
  const { busy, trouble, quickReplies, changing, onKeep, returned, onSay, onRetry, onTakeBack } = props;
  const id = useId();
  const [left, setLeft] = useState<number>(chatLimits.message);
  const isNearLimit = left <= NEAR_LIMIT;
  const onFilled = (text: string) => setLeft(chatLimits.message - text.length);
  const field = useField({ busy, changing, returned, onFilled });

  function send(text: string) {
    if (!onSay(text)) return;
    field.clear();
    if (changing) onKeep();
  }

  function choose(text: string, event: MouseEvent) {
    // On a phone the focus would bring up the keyboard after every tap.
    if (isByKeyboard(event) || matchMedia("(hover: hover)").matches) field.holdFocus();
    send(text);
  }

  function keep() {
    field.clear();
    onKeep();
    field.focus();
  }

  return (
    <form
      ref={field.form}
      className="calc-composer"
      onSubmit={(event) => {
        event.preventDefault();
        field.holdFocus();
        send(field.text());
      }}
    >
      <TroubleNote
        trouble={trouble}
        onRetry={() => {
          field.holdFocus();
          onRetry();
        }}
        onTakeBack={() => {
          onTakeBack();
          field.focus();
        }}
      />
      {changing ? (
        <Suggestions
          label={chatTexts.changeTo(slotLabels[changing.slot])}
          replies={suggestionsFor(changing.slot)}
          disabled={busy}
          onChoose={(reply, event) => choose(`${slotLabels[changing.slot]}: ${reply}`, event)}
        >
          <button type="button" className="calc-keep" onClick={keep}>
            {chatTexts.keep}
          </button>
        </Suggestions>
      ) : (
        <Suggestions
          label={chatTexts.quickReplies}
          replies={quickReplies}
          disabled={busy}
          onChoose={choose}
        />
      )}
      <div className="calc-entry">
        <label htmlFor={id} className="visually-hidden">
          {chatTexts.fieldName}
        </label>
        <textarea
          ref={field.element}
          id={id}
          rows={1}
          maxLength={chatLimits.message}
          placeholder={chatTexts.placeholder}
          enterKeyHint="send"
          disabled={busy}
          aria-describedby={isNearLimit ? `${id}-left` : undefined}
          className="field"
          onKeyDown={sendOnEnter}
          onInput={field.onInput}
        />
        <button type="submit" disabled={busy} className="btn-brick">
          <span aria-hidden="true" className={busy ? "i-tabler-loader-2 animate-spin" : "i-tabler-send-2"} />
          <span className="lt-sm:sr-only">{chatTexts.send}</span>
        </button>
      </div>
      <p id={`${id}-left`} className="calc-left" hidden={!isNearLimit}>
        {chatTexts.left(Math.max(0, left))}
      </p>
    </form>
  );
}

function isByKeyboard({ detail }: MouseEvent): boolean {
  return detail === 0;
}

/** Enter sends; with Shift, or while a word is put together, it does what it does elsewhere. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

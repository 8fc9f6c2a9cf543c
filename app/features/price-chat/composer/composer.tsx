// The field is uncontrolled, so that what was typed before hydration stays.
import { type KeyboardEvent, type MouseEvent, useId, useState } from "react";
import { chatFailure, chatTexts } from "#content/pages/preisrechner/preisrechner.ts";
import { chatLimits } from "#contract/price-calculator/price-chat.ts";
import type { Trouble } from "../conversation/conversation.ts";
import { useField } from "./use-field.ts";
import { useLowWindow } from "./use-low-window.ts";
import "./composer.css";
import { LinkedText } from "#app/sections/linked-text.tsx";
import "../log/trouble-note.css";

/** Remaining characters from which their number is shown. */
const NEAR_LIMIT = 200;

interface ComposerProps {
  busy: boolean;
  trouble: Trouble | null;
  quickReplies: readonly string[];
  /** Text to put back into the field; a new object each time. */
  returned: { text: string };
  /** Returns false when the text was not accepted. */
  onSay: (text: string) => boolean;
  onRetry: () => void;
  onTakeBack: () => void;
}

export function Composer(props: ComposerProps) {
  const { busy, trouble, quickReplies, returned, onSay, onRetry, onTakeBack } = props;
  const id = useId();
  const [left, setLeft] = useState<number>(chatLimits.message);
  const isNearLimit = left <= NEAR_LIMIT;
  const onFilled = (text: string) => setLeft(chatLimits.message - text.length);
  const isLow = useLowWindow();
  const field = useField({ busy, returned, onFilled });

  function send(text: string) {
    if (!onSay(text)) return;
    field.clear();
  }

  function choose(text: string, event: MouseEvent) {
    // On a phone the focus would open the keyboard after every tap.
    if (isByKeyboard(event) || matchMedia("(hover: hover)").matches) field.holdFocus();
    send(text);
  }

  return (
    <form
      ref={field.form}
      className="calc-composer"
      data-low={isLow}
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
      <Suggestions label={chatTexts.quickReplies} replies={quickReplies} disabled={busy} onChoose={choose} />
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

/** Enter sends, except with Shift or during IME composition. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

interface SuggestionsProps {
  label: string;
  replies: readonly string[];
  disabled: boolean;
  onChoose: (reply: string, event: MouseEvent) => void;
}

function Suggestions({ label, replies, disabled, onChoose }: SuggestionsProps) {
  if (replies.length === 0) return null;
  return (
    <fieldset className="calc-suggestions">
      <legend>{label}</legend>
      <div>
        {replies.map((reply) => (
          <button key={reply} type="button" disabled={disabled} onClick={(event) => onChoose(reply, event)}>
            {reply}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface TroubleNoteProps {
  trouble: Trouble | null;
  onRetry: () => void;
  onTakeBack: () => void;
}

function TroubleNote({ trouble, onRetry, onTakeBack }: TroubleNoteProps) {
  return (
    <div role="status" className="calc-trouble">
      {trouble && (
        <>
          <p>
            <span aria-hidden="true" className="i-tabler-alert-triangle" />
            <span>
              {chatFailure[trouble.kind]} {trouble.detail}{" "}
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

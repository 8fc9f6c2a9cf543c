// The field is uncontrolled, so that what was typed before hydration stays.
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from "react";
import { chatFailure, chatTexts } from "#content/pages/preisrechner.ts";
import { quickReplies, slotLabels, understoodWords } from "#content/price-chat.ts";
import { chatLimits, type UnderstoodSlot } from "#contract/price-chat.ts";
import type { Trouble } from "../conversation/conversation.ts";
import { useField } from "./use-field.ts";
import "./composer.css";
import { LinkedText } from "#app/sections/linked-text.tsx";
import { carePlans } from "#content/prices.ts";
import "../log/trouble-note.css";

/** Remaining characters from which their number is shown. */
const NEAR_LIMIT = 200;

interface ComposerProps {
  busy: boolean;
  trouble: Trouble | null;
  quickReplies: readonly string[];
  changing: Change | null;
  onKeep: () => void;
  /** Text to put back into the field; a new object each time. */
  returned: { text: string };
  /** Returns false when the text was not accepted. */
  onSay: (text: string) => boolean;
  onRetry: () => void;
  onTakeBack: () => void;
}

/** A new object for every request, even for the same slot. */
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
    // On a phone the focus would open the keyboard after every tap.
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

/** Enter sends, except with Shift or during IME composition. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

const care = [...carePlans.map(({ name }) => name), understoodWords.careNone];

const bySlot: Record<UnderstoodSlot, readonly string[]> = {
  // Company names cannot be suggested.
  company: [],
  industry: quickReplies.who,
  projectType: quickReplies.projectType,
  pages: quickReplies.pages,
  timeline: quickReplies.timeline,
  features: quickReplies.features,
  care,
  wishes: [],
};

export function suggestionsFor(slot: UnderstoodSlot): readonly string[] {
  return bySlot[slot];
}

interface SuggestionsProps {
  label: string;
  replies: readonly string[];
  disabled: boolean;
  onChoose: (reply: string, event: MouseEvent) => void;
  children?: ReactNode;
}

function Suggestions({ label, replies, disabled, onChoose, children }: SuggestionsProps) {
  if (replies.length === 0 && !children) return null;
  return (
    <fieldset className="calc-suggestions">
      <legend>{label}</legend>
      <div>
        {replies.map((reply) => (
          <button key={reply} type="button" disabled={disabled} onClick={(event) => onChoose(reply, event)}>
            {reply}
          </button>
        ))}
        {children}
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

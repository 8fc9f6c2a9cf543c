// Suggested answers as buttons; without any, nothing is left of them.
import type { MouseEvent, ReactNode } from "react";

interface SuggestionsProps {
  label: string;
  replies: readonly string[];
  disabled: boolean;
  onChoose: (reply: string, event: MouseEvent) => void;
  children?: ReactNode;
}

export function Suggestions({ label, replies, disabled, onChoose, children }: SuggestionsProps) {
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

// A labelled text field with icon, hint and its problem in words.
import type { InputHTMLAttributes } from "react";

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  /** Small remark beside the label. */
  note?: string;
  hint?: string;
  /** Class of an icon. */
  icon: string;
  problem: string | null;
}

export function Field({ id, label, note, hint, icon, problem, ...input }: FieldProps) {
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-600">
        {label}
        {note && <span className="font-400 text-ink-soft"> ({note})</span>}
      </label>
      <div className="relative">
        <span
          aria-hidden="true"
          className={`${icon} pointer-events-none absolute inset-y-0 left-4 my-auto text-1.25rem text-ink-soft`}
        />
        <input
          {...input}
          id={id}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={problem !== null}
          aria-describedby={described || undefined}
          className={`field min-h-14 pl-12 placeholder:text-ink-soft ${problem ? "border-poor" : ""}`}
        />
      </div>
      {problem && (
        <p id={`${id}-problem`} className="mt-2 flex gap-2 text-small font-600 text-poor">
          <span aria-hidden="true" className="i-tabler-alert-circle mt-0.5 text-1.1rem" />
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-small text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

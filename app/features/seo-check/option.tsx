// A checkbox of the form with its line of help.
import { type InputHTMLAttributes, type ReactNode, useId } from "react";

interface OptionProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint: string;
  /** What is said below, where something is wrong. */
  children?: ReactNode;
}

export function Option({ label, hint, children, ...input }: OptionProps) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 py-2.5 font-600 leading-snug [text-wrap:balance]">
        <input
          {...input}
          type="checkbox"
          aria-describedby={id}
          className="m-0 h-6 w-6 flex-none accent-brick"
        />
        {label}
      </label>
      <p id={id} className="pl-9 text-small text-ink-soft">
        {hint}
      </p>
      {children}
    </div>
  );
}

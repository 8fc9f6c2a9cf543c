import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { formTexts, premiumOnly } from "#content/pages/seo-check.ts";

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  note?: string;
  hint?: string;
  /** Class of an icon. */
  icon: string;
  problem: string | null;
  /** What was probably meant, to be taken by a button beside the complaint. */
  offer?: { label: string; onTake: () => void } | null;
}

export function Field({ id, label, note, hint, icon, problem, offer, ...input }: FieldProps) {
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
      {offer && (
        <button
          type="button"
          onClick={offer.onTake}
          className="btn-line mt-2 max-w-full px-4! [overflow-wrap:anywhere]"
        >
          {offer.label}
        </button>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-small text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

interface OptionProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint: string;
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

interface DesignOptionProps {
  visitor: Visitor;
  wanted: boolean;
  onChange: (wanted: boolean) => void;
}

export function DesignOption({ visitor, wanted, onChange }: DesignOptionProps) {
  const message = designRatingMessage(visitor, wanted);
  return (
    <Option
      name="design"
      checked={wanted}
      disabled={!mayRateDesign(visitor)}
      onChange={(event) => onChange(event.target.checked)}
      label={formTexts.designLabel}
      hint={formTexts.designHint}
    >
      {message && (
        <p role="alert" className="mt-2 text-small font-600 text-poor">
          {message}
        </p>
      )}
    </Option>
  );
}

export interface Visitor {
  premium: boolean;
  anonymous: boolean;
}

export const defaultVisitor: Visitor = { premium: true, anonymous: true };

export function mayRateDesign(visitor: Visitor): boolean {
  return visitor.premium;
}

/** Message for a visitor who may not request a rating, else null. */
export function designRatingMessage(visitor: Visitor, wanted: boolean): string | null {
  if (!wanted || mayRateDesign(visitor)) return null;
  return visitor.anonymous ? premiumOnly.anonymous : premiumOnly.registered;
}

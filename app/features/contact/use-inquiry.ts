import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { contactOutcome } from "#content/contact-errors.ts";
import { contactFields, contactLimits, type FieldFaults } from "#contract/contact.ts";
import { type Attempt, nextAttempt, type SubmissionResult, sendInquiry } from "../../send-inquiry.ts";
import { closeToast, currentToasts, showToast } from "../../ui/toast-store.ts";
import { useFormToken } from "../../use-form-token.ts";
import type { Refusal } from "./fault-summary.tsx";
import { checkInquiry, control, type Fields, readFields } from "./inquiry.ts";
import { usePrefill } from "./prefill.ts";

import { discardKeptText, useKeptText } from "./use-kept-text.ts";

/** From here on the remaining characters are shown. */
const LOW_REMAINING = 500;

export type Phase =
  | { name: "filling" }
  | { name: "sending" }
  /** Of the last attempt; the form still shows them. */
  | { name: "failed"; fields: Fields }
  | { name: "sent"; email: string };

export interface Inquiry {
  form: RefObject<HTMLFormElement | null>;
  /** Focused when the inquiry has arrived. */
  outcome: RefObject<HTMLDivElement | null>;
  phase: Phase;
  faults: FieldFaults;
  refusal: Refusal;
  /** Characters left for the message, null while there are plenty. */
  remaining: number | null;
  estimateId: string | null;
  dropEstimate: () => void;
  onTouch: () => void;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

export function useInquiry(): Inquiry {
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<Phase>({ name: "filling" });
  const [faults, setFaults] = useState<FieldFaults>({});
  const [refusal, setRefusal] = useState<Refusal>({ number: 0, faults: {} });
  const [remaining, setRoom] = useState<number | null>(null);
  const lastAttempt = useRef<Attempt>(null);
  /** Synchronous: a second click can come before React renders. */
  const sending = useRef(false);
  const left = useRef(false);
  const token = useFormToken(form);
  useKeptText(form);
  const { estimateId, drop: dropEstimate } = usePrefill(form);

  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  const moveFocus = useEffectEvent(() => {
    // Disabling the fields dropped the focus. A focus elsewhere stays.
    if (!form.current || !isFocusHere(form.current)) return;
    if (phase.name === "sent") outcome.current?.focus();
    if (phase.name === "failed")
      (firstInvalidField(form.current, faults) ?? submitButton(form.current))?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every end of a try moves the focus once.
  useEffect(moveFocus, [phase]);

  function refuse(found: FieldFaults) {
    setFaults(found);
    setRefusal(({ number }) => ({ number: number + 1, faults: found }));
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    if (sending.current) return;
    const fields = readFields(currentTarget);
    const checked = checkInquiry(fields);
    if (!checked.ok) {
      setPhase({ name: "filling" });
      refuse(checked.faults);
      return firstInvalidField(currentTarget, checked.faults)?.focus();
    }
    setFaults({});
    setPhase({ name: "sending" });
    dismissToast(contactOutcome.failed.title);
    sending.current = true;
    lastAttempt.current = nextAttempt(JSON.stringify([checked.data, estimateId]), lastAttempt.current);
    const result = await sendInquiry({
      ...checked.data,
      submissionId: lastAttempt.current.submissionId,
      estimateId: estimateId ?? undefined,
      formToken: token.current(),
      website: control(currentTarget, "website").value || undefined,
    });
    sending.current = false;
    if (result.outcome === "stored") discardKeptText();
    if (!left.current) finish(currentTarget, result, fields);
  }

  function finish(element: HTMLFormElement, result: SubmissionResult, fields: Fields) {
    if (result.outcome === "stored") {
      element.reset();
      lastAttempt.current = null;
      token.forget();
      dropEstimate();
      setRoom(null);
      setPhase({ name: "sent", email: fields.email.trim() });
      return showToast({ kind: "normal", ...contactOutcome.sent });
    }
    if (result.outcome === "refused") refuse(result.faults);
    setPhase({ name: "failed", fields });
    showToast({ kind: "destructive", ...contactOutcome.failed });
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    if (phase.name === "sent") setPhase({ name: "filling" });
    const target = event.target as HTMLInputElement;
    const name = contactFields.find((known) => known === target.name);
    if (name === "message") setRoom(remainingCharacters(target.value));
    if (!name || !faults[name]) return;
    const checked = checkInquiry(readFields(event.currentTarget));
    setFaults({ ...faults, [name]: checked.ok ? undefined : checked.faults[name] });
  }

  return {
    form,
    outcome,
    phase,
    faults,
    refusal,
    remaining,
    estimateId,
    dropEstimate,
    onTouch: token.onTouch,
    onInput,
    onSubmit,
  };
}

function remainingCharacters(message: string): number | null {
  const left = contactLimits.message - message.length;
  return left < LOW_REMAINING ? left : null;
}

/** A new attempt makes the toast of the last one wrong. */
function dismissToast(title: string): void {
  for (const toast of currentToasts()) if (toast.title === title) closeToast(toast.id);
}

/** In the form or on an ancestor: disabling a focused button moves the focus to the body. */
function isFocusHere(form: HTMLFormElement): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement.contains(form) || form.contains(activeElement);
}

function firstInvalidField(form: HTMLFormElement, faults: FieldFaults): HTMLElement | undefined {
  const name = contactFields.find((field) => faults[field]);
  return name && control(form, name);
}

function submitButton(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector("[type=submit]");
}

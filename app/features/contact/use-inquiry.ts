// From the button to the answer: what the form shows, what is sent, and where the focus goes.
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { showToast } from "#app/ui/toast-store.ts";
import { contactOutcome } from "#content/contact-errors.ts";
import { contactFields, type FieldFaults } from "#contract/contact.ts";
import { checkInquiry, control, type Fields, readFields } from "./check-inquiry.ts";
import type { Refusal } from "./fault-summary.tsx";
import { type Handover, sendInquiry } from "./send-inquiry.ts";
import { useFormToken } from "./use-form-token.ts";
import { usePrefill } from "./use-prefill.ts";

export type Phase =
  | { name: "filling" }
  | { name: "sending" }
  /** The last try; the fields still hold it. */
  | { name: "failed"; fields: Fields }
  | { name: "sent"; email: string };

export interface Inquiry {
  form: RefObject<HTMLFormElement | null>;
  /** Takes the focus when the inquiry has arrived. */
  afterwards: RefObject<HTMLDivElement | null>;
  phase: Phase;
  faults: FieldFaults;
  refusal: Refusal;
  estimateId: string | null;
  dropEstimate: () => void;
  onTouch: () => void;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

export function useInquiry(): Inquiry {
  const form = useRef<HTMLFormElement>(null);
  const afterwards = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<Phase>({ name: "filling" });
  const [faults, setFaults] = useState<FieldFaults>({});
  const [refusal, setRefusal] = useState<Refusal>({ number: 0, faults: {} });
  const submissionId = useRef<string>(undefined);
  /** As of now: two clicks can come before React renders once. */
  const sending = useRef(false);
  const left = useRef(false);
  const token = useFormToken(form);
  const { estimateId, drop: dropEstimate } = usePrefill(form);

  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  const moveFocus = useEffectEvent(() => {
    // The fields were disabled meanwhile, which takes the focus away. A visitor who has gone elsewhere stays there.
    if (!form.current || !isFocusHere(form.current)) return;
    if (phase.name === "sent") afterwards.current?.focus();
    if (phase.name === "failed") (firstFaulty(form.current, faults) ?? submitButton(form.current))?.focus();
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
      return firstFaulty(currentTarget, checked.faults)?.focus();
    }
    setFaults({});
    setPhase({ name: "sending" });
    sending.current = true;
    // Kept over failed tries, so that what arrived without our knowing does not arrive twice.
    submissionId.current ??= crypto.randomUUID?.();
    const handover = await sendInquiry({
      ...checked.data,
      submissionId: submissionId.current,
      estimateId: estimateId ?? undefined,
      formToken: token.current(),
      website: control(currentTarget, "website").value || undefined,
    });
    sending.current = false;
    if (!left.current) finish(currentTarget, handover, fields);
  }

  function finish(element: HTMLFormElement, handover: Handover, fields: Fields) {
    if (handover.outcome === "stored") {
      element.reset();
      submissionId.current = undefined;
      dropEstimate();
      setPhase({ name: "sent", email: fields.email.trim() });
      return showToast({ kind: "normal", ...contactOutcome.sent });
    }
    if (handover.outcome === "refused") refuse(handover.faults);
    setPhase({ name: "failed", fields });
    showToast({ kind: "destructive", ...contactOutcome.failed });
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    if (phase.name === "sent") setPhase({ name: "filling" });
    const name = contactFields.find((known) => known === (event.target as HTMLInputElement).name);
    if (!name || !faults[name]) return;
    const checked = checkInquiry(readFields(event.currentTarget));
    setFaults({ ...faults, [name]: checked.ok ? undefined : checked.faults[name] });
  }

  return {
    form,
    afterwards,
    phase,
    faults,
    refusal,
    estimateId,
    dropEstimate,
    onTouch: token.onTouch,
    onInput,
    onSubmit,
  };
}

function isFocusHere(form: HTMLFormElement): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || form.contains(activeElement);
}

function firstFaulty(form: HTMLFormElement, faults: FieldFaults): HTMLElement | undefined {
  const name = contactFields.find((field) => faults[field]);
  return name && control(form, name);
}

function submitButton(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector("[type=submit]");
}

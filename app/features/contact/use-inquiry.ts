// From the button to the answer: what the form shows, what is sent, and where the focus goes.
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { contactOutcome } from "#content/contact-errors.ts";
import { contactFields, contactLimits, type FieldFaults } from "#contract/contact.ts";
import { closeToast, currentToasts, showToast } from "../../ui/toast-store.ts";
import { checkInquiry, control, type Fields, readFields } from "./check-inquiry.ts";
import type { Refusal } from "./fault-summary.tsx";
import { type Handover, sendInquiry } from "./send-inquiry.ts";
import { useFormToken } from "./use-form-token.ts";
import { forgetWords, useKeptWords } from "./use-kept-words.ts";
import { usePrefill } from "./use-prefill.ts";

/** From here on the visitor is told how much room is left. */
const FEW_CHARACTERS = 500;

export type Phase =
  | { name: "filling" }
  | { name: "sending" }
  /** The last try; the fields still hold it. */
  | { name: "failed"; fields: Fields }
  | { name: "sent"; email: string };

interface Try {
  content: string;
  /** Undefined where the browser makes none: on plain http. */
  submissionId: string | undefined;
}

export interface Inquiry {
  form: RefObject<HTMLFormElement | null>;
  /** Takes the focus when the inquiry has arrived. */
  afterwards: RefObject<HTMLDivElement | null>;
  phase: Phase;
  faults: FieldFaults;
  refusal: Refusal;
  /** Characters left for the message, null while there are plenty. */
  room: number | null;
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
  const [room, setRoom] = useState<number | null>(null);
  const lastTry = useRef<Try>(null);
  /** As of now: two clicks can come before React renders once. */
  const sending = useRef(false);
  const left = useRef(false);
  const token = useFormToken(form);
  useKeptWords(form);
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
    takeBack(contactOutcome.failed.title);
    sending.current = true;
    lastTry.current = tryOf(JSON.stringify([checked.data, estimateId]), lastTry.current);
    const handover = await sendInquiry({
      ...checked.data,
      submissionId: lastTry.current.submissionId,
      estimateId: estimateId ?? undefined,
      formToken: token.current(),
      website: control(currentTarget, "website").value || undefined,
    });
    sending.current = false;
    if (handover.outcome === "stored") forgetWords();
    if (!left.current) finish(currentTarget, handover, fields);
  }

  function finish(element: HTMLFormElement, handover: Handover, fields: Fields) {
    if (handover.outcome === "stored") {
      element.reset();
      lastTry.current = null;
      dropEstimate();
      setRoom(null);
      setPhase({ name: "sent", email: fields.email.trim() });
      return showToast({ kind: "normal", ...contactOutcome.sent });
    }
    if (handover.outcome === "refused") refuse(handover.faults);
    setPhase({ name: "failed", fields });
    showToast({ kind: "destructive", ...contactOutcome.failed });
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    if (phase.name === "sent") setPhase({ name: "filling" });
    const target = event.target as HTMLInputElement;
    const name = contactFields.find((known) => known === target.name);
    if (name === "message") setRoom(roomFor(target.value));
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
    room,
    estimateId,
    dropEstimate,
    onTouch: token.onTouch,
    onInput,
    onSubmit,
  };
}

/**
 * The same words keep their id over failed tries, so that what arrived without our knowing does not arrive twice; changed ones
 * get their own, as under the old id the change would be dropped.
 */
function tryOf(content: string, last: Try | null): Try {
  return content === last?.content ? last : { content, submissionId: crypto.randomUUID?.() };
}

function roomFor(message: string): number | null {
  const left = contactLimits.message - message.length;
  return left < FEW_CHARACTERS ? left : null;
}

/** A new try makes the message of the last one wrong. */
function takeBack(title: string): void {
  for (const toast of currentToasts()) if (toast.title === title) closeToast(toast.id);
}

/** In the form, or on what holds it: there the focus falls from a button that is disabled. */
function isFocusHere(form: HTMLFormElement): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement.contains(form) || form.contains(activeElement);
}

function firstFaulty(form: HTMLFormElement, faults: FieldFaults): HTMLElement | undefined {
  const name = contactFields.find((field) => faults[field]);
  return name && control(form, name);
}

function submitButton(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector("[type=submit]");
}

import { useEffect, useEffectEvent, useState } from "react";
import { formWords } from "#content/price-calculator/price-form.ts";
import { type FormChange, type FormValues, writeForm } from "#contract/price-calculator/price-form.ts";

/** Time after the last change until it is sent: several clicks become one message. */
const PAUSE_MS = 700;

interface FormEdits {
  /** What the server knows, with what was changed here since. */
  values: FormValues;
  edit: (change: FormChange) => void;
  /** Whether something that changes the price is not sent yet. */
  isPriceOpen: boolean;
  /** Sends as soon as nothing else is under way; everything else may be assumed. */
  complete: () => void;
}

/** @param say returns false when the message was not accepted */
export function useFormEdits(known: FormValues, isBusy: boolean, say: (text: string) => boolean): FormEdits {
  const [edits, setEdits] = useState<FormChange>({});
  /** On their way: shown until the server has answered. */
  const [sent, setSent] = useState<FormChange>({});
  const [isComplete, setComplete] = useState(false);

  const send = useEffectEvent(() => {
    if (!say(writeForm({ change: edits, isComplete }, formWords))) return;
    setSent(edits);
    setEdits({});
    setComplete(false);
  });

  useEffect(() => {
    if (!isBusy) setSent({});
  }, [isBusy]);

  useEffect(() => {
    if (isBusy || !(isComplete || Object.keys(edits).length > 0)) return;
    const timer = setTimeout(send, isComplete ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [edits, isComplete, isBusy]);

  const { company: _firm, industry: _trade, ...priced } = edits;
  return {
    values: { ...known, ...sent, ...edits },
    edit: (change) => setEdits((before) => ({ ...before, ...change })),
    isPriceOpen: Object.keys(priced).length > 0,
    complete: () => setComplete(true),
  };
}

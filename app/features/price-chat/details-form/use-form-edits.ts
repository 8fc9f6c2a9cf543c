import { useEffect, useEffectEvent, useState } from "react";
import { formWords } from "#content/price-form.ts";
import { type FormChange, type FormValues, writeForm } from "#contract/price-form.ts";

/** Time after the last change until it is sent: several clicks become one message. */
const PAUSE_MS = 700;

interface FormEdits {
  /** What the server knows, with what was changed here since. */
  values: FormValues;
  edit: (change: FormChange) => void;
  /** Sends at once; everything else may be assumed. Returns false when that is not possible now. */
  complete: () => boolean;
}

/** @param say returns false when the message was not accepted */
export function useFormEdits(known: FormValues, isBusy: boolean, say: (text: string) => boolean): FormEdits {
  const [edits, setEdits] = useState<FormChange>({});
  /** On their way: shown until the server has answered. */
  const [sent, setSent] = useState<FormChange>({});

  function send(isComplete: boolean): boolean {
    if (!say(writeForm({ change: edits, isComplete }, formWords))) return false;
    setSent(edits);
    setEdits({});
    return true;
  }

  const sendLater = useEffectEvent(() => send(false));

  useEffect(() => {
    if (!isBusy) setSent({});
  }, [isBusy]);

  useEffect(() => {
    if (isBusy || Object.keys(edits).length === 0) return;
    const timer = setTimeout(sendLater, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [edits, isBusy]);

  return {
    values: { ...known, ...sent, ...edits },
    edit: (change) => setEdits((before) => ({ ...before, ...change })),
    complete: () => send(true),
  };
}

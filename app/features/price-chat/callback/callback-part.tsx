// The form for a callback, loaded when it is wanted.
import { type ComponentType, useEffect, useState } from "react";
import { chatFailure } from "#content/pages/preisrechner/preisrechner.ts";
import { showToast } from "../../../ui/toast-store.ts";
import type { CallbackFormProps } from "./callback-form.tsx";

export function CallbackPart(props: CallbackFormProps) {
  const [Form, setForm] = useState<ComponentType<CallbackFormProps> | null>(null);
  const { onCancel } = props;

  useEffect(() => {
    let isGone = false;
    import("./callback-form.tsx").then(
      ({ CallbackForm }) => !isGone && setForm(() => CallbackForm),
      () => {
        if (isGone) return;
        showToast({ kind: "destructive", ...chatFailure.toast });
        onCancel();
      },
    );
    return () => {
      isGone = true;
    };
  }, [onCancel]);

  return Form && <Form {...props} />;
}

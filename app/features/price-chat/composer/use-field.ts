import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { chatLimits } from "#contract/price-calculator/price-chat.ts";
import { keptDraft, useDraftKeeper } from "./kept-draft.ts";

interface FieldOptions {
  busy: boolean;
  returned: { text: string };
  onFilled: (text: string) => void;
}

export interface Field {
  form: RefObject<HTMLFormElement | null>;
  element: RefObject<HTMLTextAreaElement | null>;
  text: () => string;
  onInput: () => void;
  /** Call before an action that disables the form: restores the focus afterwards if the form has it now. */
  holdFocus: () => void;
  clear: () => void;
  focus: () => void;
}

export function useField({ busy, returned, onFilled }: FieldOptions): Field {
  const form = useRef<HTMLFormElement>(null);
  const element = useRef<HTMLTextAreaElement>(null);
  const restoresFocus = useRef(false);
  const draft = useDraftKeeper();

  const fill = useEffectEvent((text: string) => {
    if (!element.current) return;
    element.current.value = text.slice(0, chatLimits.message);
    onFilled(element.current.value);
  });

  useEffect(() => {
    // Text typed before hydration is newer.
    if (element.current?.value === "") fill(keptDraft());
  }, []);

  const takeBack = useEffectEvent((text: string) => {
    const typed = element.current?.value.trim() ?? "";
    fill([text, typed].filter(Boolean).join(" "));
    draft.save(element.current?.value ?? "");
  });

  useEffect(() => {
    if (returned.text !== "") takeBack(returned.text);
  }, [returned]);

  useEffect(() => {
    if (busy || !restoresFocus.current) return;
    restoresFocus.current = false;
    // A focus elsewhere stays.
    if (document.activeElement !== document.body) return;
    element.current?.focus({ preventScroll: true });
    // New suggestions may have pushed the form below the window.
    form.current?.scrollIntoView({ block: "nearest" });
  }, [busy]);

  return {
    form,
    element,
    text: () => element.current?.value ?? "",
    onInput: () => {
      const { value = "" } = element.current ?? {};
      onFilled(value);
      draft.saveLater(value);
    },
    holdFocus: () => {
      restoresFocus.current = form.current?.contains(document.activeElement) ?? false;
    },
    clear: () => {
      if (element.current) element.current.value = "";
      onFilled("");
      draft.save("");
    },
    focus: () => element.current?.focus(),
  };
}

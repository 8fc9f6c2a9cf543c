// The form's time token: asked for when the visitor first touches the form, it tells the server that nobody fills it
// within a second. Without one the inquiry is sent all the same.
import { type RefObject, useCallback, useEffect, useRef } from "react";
import * as v from "valibot";
import { timeLimits } from "#content/api.ts";
import { contactTokenSchema } from "#contract/contact.ts";
import { getJson } from "../../api-client.ts";

export interface FormToken {
  /** For every focus inside the form; asks once, and again only where that failed. */
  onTouch: () => void;
  current: () => string | undefined;
}

export function useFormToken(form: RefObject<HTMLFormElement | null>): FormToken {
  const token = useRef<string>(undefined);
  const asked = useRef(false);
  const leaving = useRef<AbortController>(null);

  const onTouch = useCallback(async () => {
    if (asked.current) return;
    asked.current = true;
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    const answer = await getJson("contact-token", { signal, timeLimit: timeLimits.contactToken }).catch(
      () => null,
    );
    if (v.is(contactTokenSchema, answer)) token.current = answer.token;
    else asked.current = false;
  }, []);

  useEffect(() => {
    // The visitor was quicker than the script.
    if (form.current?.contains(document.activeElement)) onTouch();
    return () => leaving.current?.abort();
  }, [form, onTouch]);

  return { onTouch, current: () => token.current };
}

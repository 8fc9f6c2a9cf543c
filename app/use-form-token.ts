// A signed time token, fetched at the first touch of the form, proves that nobody filled it within a second. It is
// optional: without one the inquiry is still sent.
import { type RefObject, useCallback, useEffect, useRef } from "react";
import * as v from "valibot";
import { timeLimits } from "#content/api.ts";
import { contactTokenSchema } from "#contract/contact.ts";
import { getJson } from "./api-client.ts";

interface FormToken {
  /** For every focus inside the form: fetches once, and again only after a failure. */
  onTouch: () => void;
  current: () => string | undefined;
  /** After an inquiry: the next one gets its own token. */
  forget: () => void;
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
    // The form was focused before hydration.
    if (form.current?.contains(document.activeElement)) onTouch();
    return () => leaving.current?.abort();
  }, [form, onTouch]);

  const forget = () => {
    token.current = undefined;
    asked.current = false;
  };

  return { onTouch, current: () => token.current, forget };
}

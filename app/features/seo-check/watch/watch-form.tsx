// Asks for a weekly look at the page of this report. Whose mailbox it is, decides there.
import { type FormEvent, use, useId, useRef, useState } from "react";
import { watchForm as texts } from "#content/pages/beobachtung.ts";
import { readMailAddress } from "#contract/mail-address.ts";
import { ApiError } from "../../../api-client.ts";
import { startWatch } from "../calls.ts";
import { ShareOffer } from "../share/share-offer.ts";
import "./watch-form.css";

type State = { phase: "asking" | "working"; fault: string } | { phase: "sent"; email: string };

/** @param isWhole the whole site was read */
export function WatchForm({ isWhole }: { isWhole: boolean }) {
  const offer = use(ShareOffer);
  const [state, setState] = useState<State>({ phase: "asking", fault: "" });
  const isRunning = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  if (offer === null) return null;
  const { keptReport } = offer;

  function refuse(fault: string) {
    setState({ phase: "asking", fault });
    field.current?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isRunning.current) return;
    const typed = field.current?.value.trim() ?? "";
    if (typed === "") return refuse(texts.missing);
    if (readMailAddress(typed) === null) return refuse(texts.invalid);
    isRunning.current = true;
    setState({ phase: "working", fault: "" });
    try {
      await startWatch({ keptReport, email: typed });
      setState({ phase: "sent", email: typed });
    } catch (error) {
      refuse(error instanceof ApiError ? error.detail : texts.failed);
    } finally {
      isRunning.current = false;
    }
  }

  return (
    <section className="watch-form no-print" aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`} className="text-h2">
        {texts.heading}
      </h3>
      <p className="mt-3">
        {texts.text} {isWhole && texts.whole}
      </p>
      <div role="status">
        {state.phase === "sent" && (
          <>
            <p className="watch-sent">{texts.sent(state.email)}</p>
            <p className="watch-hint">{texts.none}</p>
          </>
        )}
      </div>
      {state.phase !== "sent" && (
        // Faults are ours, in German, and stand at the field.
        <form onSubmit={submit} noValidate>
          <label htmlFor={id}>{texts.label}</label>
          <div className="watch-line">
            <input
              ref={field}
              id={id}
              type="email"
              autoComplete="email"
              aria-invalid={state.fault !== ""}
              aria-describedby={`${id}-fault ${id}-hint`}
              onInput={() => state.fault !== "" && setState({ phase: "asking", fault: "" })}
              className="field"
            />
            <button type="submit" className="btn" aria-disabled={state.phase === "working"}>
              {state.phase === "working" ? texts.working : texts.submit}
            </button>
          </div>
          <p id={`${id}-fault`} className="watch-fault">
            {state.fault}
          </p>
          <p id={`${id}-hint`} className="watch-hint">
            {texts.hint}
          </p>
        </form>
      )}
    </section>
  );
}

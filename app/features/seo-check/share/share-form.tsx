// What goes along, for how long, from whom; then the links.
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import * as v from "valibot";
import { shareTexts as texts } from "#content/pages/bericht.ts";
import {
  MAX_SHARE_LINE,
  type ShareAnswer,
  type ShareDays,
  type ShareRequest,
  type ShareScope,
  shareAnswerSchema,
  shareDays,
  shareScopes,
} from "#contract/shared-report.ts";
import { ApiError } from "../../../api-client.ts";
import { shareReport } from "../calls.ts";
import { ShareLinks } from "./share-links.tsx";
import type { ShareSource } from "./share-offer.ts";
import "./share.css";

type State =
  | { phase: "asking" | "working" }
  | { phase: "failed"; message: string }
  | { phase: "done"; answer: ShareAnswer };

export function ShareForm({ source }: { source: ShareSource }) {
  const [state, setState] = useState<State>({ phase: "asking" });
  const running = useRef<AbortController>(null);
  const id = useId();

  useEffect(() => () => running.current?.abort(), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A second press can come before React renders.
    if (running.current !== null || source.keptReport === null) return;
    const control = new AbortController();
    running.current = control;
    const request = requestOf(source, source.keptReport, new FormData(event.currentTarget));
    setState({ phase: "working" });
    try {
      const answer = v.safeParse(shareAnswerSchema, await shareReport(request, control.signal));
      if (!answer.success) throw new ApiError(texts.failed);
      setState({ phase: "done", answer: answer.output });
    } catch (error) {
      if (control.signal.aborted) return;
      setState({ phase: "failed", message: error instanceof ApiError ? error.detail : texts.failed });
    } finally {
      running.current = null;
    }
  }

  if (source.keptReport === null) return <p className="mt-4">{texts.notKept}</p>;
  if (state.phase === "done")
    return (
      <ShareLinks answer={state.answer} url={source.url} onAnother={() => setState({ phase: "asking" })} />
    );
  const hasPictures = source.design !== undefined || source.check !== undefined;
  return (
    <form className="share-form" onSubmit={submit}>
      <p className="text-ink-soft">{texts.lead}</p>
      {source.isCrawling && <p className="share-hint">{texts.crawlRunning}</p>}
      <fieldset aria-describedby={`${id}-scope`}>
        <legend>{texts.scope}</legend>
        {shareScopes.map((scope) => (
          <label key={scope}>
            <input type="radio" name="scope" value={scope} defaultChecked={scope === "all"} />
            {texts.scopes[scope]}
          </label>
        ))}
        <p id={`${id}-scope`} className="share-small">
          {texts.scopeHint}
        </p>
        {hasPictures && (
          <label>
            <input type="checkbox" name="pictures" defaultChecked />
            {texts.pictures}
          </label>
        )}
      </fieldset>
      <fieldset>
        <legend>{texts.days}</legend>
        {shareDays.map((days) => (
          <label key={days}>
            <input type="radio" name="days" value={days} defaultChecked={days === 30} />
            {texts.dayNames[days]}
          </label>
        ))}
      </fieldset>
      <div>
        <label htmlFor={`${id}-line`} className="share-label">
          {texts.line}
        </label>
        <input
          id={`${id}-line`}
          name="line"
          maxLength={MAX_SHARE_LINE}
          autoComplete="off"
          aria-describedby={`${id}-line-hint`}
          className="field"
        />
        <p id={`${id}-line-hint`} className="share-small">
          {texts.lineHint}
        </p>
      </div>
      <p role="alert" className="share-fault">
        {state.phase === "failed" ? state.message : ""}
      </p>
      <button type="submit" className="btn-brick" aria-disabled={state.phase === "working"}>
        {state.phase === "working" && <span aria-hidden="true" className="i-tabler-loader-2 animate-spin" />}
        {state.phase === "working" ? texts.working : texts.submit}
      </button>
      <p className="share-small">{texts.kept}</p>
    </form>
  );
}

function requestOf(source: ShareSource, keptReport: string, form: FormData): ShareRequest {
  const days = Number(form.get("days"));
  const sealed = (answer: unknown) =>
    typeof answer === "object" && answer !== null && "seal" in answer ? answer : undefined;
  const { kind } = source;
  const scope: ShareScope = shareScopes.find((one) => one === form.get("scope")) ?? "all";
  return {
    keptReport,
    ...(kind !== undefined && { kind }),
    scope,
    pictures: form.get("pictures") !== null,
    days: shareDays.find((one) => one === days) ?? (30 satisfies ShareDays),
    line: String(form.get("line") ?? "").trim(),
    // Tasks alone go without them.
    ...(scope === "all" && {
      design: sealed(source.design) as ShareRequest["design"],
      check: sealed(source.check) as ShareRequest["check"],
    }),
  };
}

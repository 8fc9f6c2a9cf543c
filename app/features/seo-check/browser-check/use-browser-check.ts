// One check in the browser from the press to its answer. It belongs to the report whose token it uses.
import { useCallback, useEffect, useRef, useState } from "react";
import { browserCheckTexts as texts } from "#content/report/browser-check.ts";
import { ApiError } from "../../../api-client.ts";
import { checkInBrowser } from "../calls.ts";
import { readCheck, type ShownCheck } from "./read-check.ts";

export type CheckState =
  | { phase: "offered" }
  | { phase: "running"; percent: number; label: string }
  | { phase: "done"; check: ShownCheck }
  | { phase: "failed"; message: string };

export interface CheckHandle {
  state: CheckState;
  start: () => void;
  cancel: () => void;
}

/** @param isWanted starts by itself, once @param onAnswer gets the server's answer as it came */
export function useBrowserCheck(
  url: string,
  browserToken: string,
  isWanted: boolean,
  onAnswer: (answer: unknown) => void,
): CheckHandle {
  const [state, setState] = useState<CheckState>({ phase: "offered" });
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(async () => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setState({ phase: "running", percent: 0, label: texts.running });
    try {
      const answer = await checkInBrowser({ url, browserToken }, control.signal, ({ percent, label }) =>
        setState({ phase: "running", percent, label }),
      );
      const check = readCheck(answer);
      if (check === null) throw new ApiError(texts.emptyAnswer);
      setState({ phase: "done", check });
      onAnswer(answer);
    } catch (error) {
      const message = error instanceof ApiError ? error.detail : texts.failed;
      if (running.current === control)
        setState(control.signal.aborted ? { phase: "offered" } : { phase: "failed", message });
    }
  }, [url, browserToken, onAnswer]);

  const hasStarted = useRef(false);
  useEffect(() => {
    if (!isWanted || hasStarted.current) return;
    hasStarted.current = true;
    start();
  }, [isWanted, start]);

  const cancel = useCallback(() => running.current?.abort(), []);
  return { state, start, cancel };
}

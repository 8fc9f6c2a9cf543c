// Expected failures on the way through a capture, thrown inside worker/ports/browser and caught at its border.
import type { ErrorCode } from "#contract/problem.ts";
import { untilAborted } from "../../address-guard/until-aborted.ts";

export class CaptureFailure extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** Protocol errors once a tab or browser is gone are the page's doing. */
export function codeOf(error: unknown): ErrorCode {
  return error instanceof CaptureFailure ? error.code : "target-unreachable";
}

/** For commands whose answer nobody needs: the page or the browser may be gone by now. */
export function quietly(work: Promise<unknown>): void {
  work.catch(() => {});
}

/** Resolves after `ms`, or as soon as the signal aborts. Never rejects. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await untilAborted(passed, signal).catch(() => {});
  clearTimeout(timer);
}

// Expected failures on the way through a capture, thrown inside worker/ports/browser and caught at its border.
import type { ErrorCode } from "#contract/problem.ts";

export class CaptureFailure extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** For commands whose answer nobody needs: the page or the browser may be gone by now. */
export function quietly(work: Promise<unknown>): void {
  work.catch(() => {});
}

/** Resolves after `ms`; at once, but never rejects, when the signal aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done, { once: true });
  });
}

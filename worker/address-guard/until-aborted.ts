/**
 * The work's outcome, or a rejection with the signal's reason, whichever comes first. For work that cannot be
 * interrupted (the operating system's resolver) or cannot be trusted to listen.
 */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}

/** Also resolves when the signal aborts or the browser is back online. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const end = () => {
      clearTimeout(timer);
      done.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end, { signal: done.signal });
    addEventListener("online", end, { signal: done.signal });
  });
}

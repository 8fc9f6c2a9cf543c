// Cuts work off when it takes too long or nobody waits for it any more.

export type Ended<T> = { kind: "finished"; value: T } | { kind: "too-slow" } | { kind: "left" };

/** Runs `work` with a signal that aborts at the limit or with `left`; does not wait for work that ignores it. */
export async function withinTime<T>(
  work: (signal: AbortSignal) => Promise<T>,
  left: AbortSignal,
  limitMs: number,
): Promise<Ended<T>> {
  if (left.aborted) return { kind: "left" };
  const stop = new AbortController();
  let cutOff = (_: Ended<T>) => {};
  const cut = new Promise<Ended<T>>((resolve) => {
    cutOff = (end) => {
      stop.abort();
      resolve(end);
    };
  });
  const leave = () => cutOff({ kind: "left" });
  const timer = setTimeout(() => cutOff({ kind: "too-slow" }), limitMs);
  left.addEventListener("abort", leave);
  try {
    // Settled once cut off: what aborted work answers or throws is of no interest then.
    const finished = work(stop.signal).then((value): Ended<T> => ({ kind: "finished", value }));
    return await Promise.race([cut, finished]);
  } finally {
    clearTimeout(timer);
    left.removeEventListener("abort", leave);
  }
}

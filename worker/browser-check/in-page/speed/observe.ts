// An observer of the browser's own measurements, in a world that the page cannot reach.

/** @returns to be called before a sum is told: takes what has not been handed over yet */
export function observe<Entry extends PerformanceEntry>(
  type: string,
  take: (entry: Entry) => void,
): () => void {
  // An older browser does not know every type.
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => {};
  const takeAll = (entries: PerformanceEntryList) => {
    for (const entry of entries) take(entry as Entry);
  };
  const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
  observer.observe({ type, buffered: true });
  return () => takeAll(observer.takeRecords());
}

export function knows(type: string): boolean {
  return PerformanceObserver.supportedEntryTypes.includes(type);
}

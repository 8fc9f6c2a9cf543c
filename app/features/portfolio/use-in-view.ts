import { type RefCallback, useCallback, useState } from "react";
import { watchInView } from "../../hooks/watch-in-view.ts";

/** Whether the given share (0–1) of an element is in the window; false on the server. */
export function useInView<T extends Element>(threshold: number): [RefCallback<T>, boolean] {
  const [inView, setInView] = useState(false);
  const ref: RefCallback<T> = useCallback(
    (element: T) => watchInView(element, threshold, setInView),
    [threshold],
  );
  return [ref, inView];
}

/** A scroll this soon after such a gesture is the visitor's own, in ms. */
const GESTURE_MS = 1000;
const SCROLLING_KEYS: ReadonlySet<string> = new Set([
  " ",
  "ArrowDown",
  "ArrowUp",
  "End",
  "Home",
  "PageDown",
  "PageUp",
]);

/**
 * Calls `onRead` at the first sign that somebody reads the element: a pointer over it, a touch, focus, or the visitor has scrolled
 * so that it stands in the middle of the window. What a script scrolls is no sign. Returns the cleanup.
 */
export function onceRead(element: Element, onRead: () => void): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: true };
  let inTheMiddle = false;
  let gestureAt = Number.NEGATIVE_INFINITY;

  const middle = new IntersectionObserver(
    (entries) => {
      inTheMiddle = entries.at(-1)?.isIntersecting ?? false;
      if (inTheMiddle && performance.now() - gestureAt < GESTURE_MS) read();
    },
    { rootMargin: "-50% 0px" },
  );
  const end = () => {
    stop.abort();
    middle.disconnect();
  };
  const read = () => {
    end();
    onRead();
  };
  const scrolls = () => {
    if (inTheMiddle) read();
    else gestureAt = performance.now();
  };

  for (const sign of ["pointerenter", "pointerdown", "focusin"])
    element.addEventListener(sign, read, options);
  for (const gesture of ["wheel", "touchmove"]) addEventListener(gesture, scrolls, options);
  addEventListener("keydown", ({ key }) => SCROLLING_KEYS.has(key) && scrolls(), options);
  middle.observe(element);
  if (element.matches(":hover, :focus-within")) read();
  return end;
}

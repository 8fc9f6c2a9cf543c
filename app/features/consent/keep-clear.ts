// Keeps what is focused out from under an overlay at the bottom of the window.

/**
 * While it runs, scrolling leaves room for `overlay`: the page gets its height as room at the end and as scroll padding, and a
 * focused element that lies behind it is scrolled up. Returns the end of it.
 */
export function keepClear(overlay: HTMLElement): () => void {
  const root = document.documentElement;
  const size = new ResizeObserver(() => {
    const room = `${innerHeight - overlay.getBoundingClientRect().top}px`;
    root.style.scrollPaddingBottom = room;
    document.body.style.paddingBottom = room;
  });
  size.observe(overlay);
  document.addEventListener("focusin", scrollClear);

  function scrollClear({ target }: FocusEvent): void {
    // Not for the pointer: what scrolls away between press and release is not clicked.
    if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
    if (overlay.contains(target) || target.closest("dialog")) return;
    const hidden = target.getBoundingClientRect().bottom - overlay.getBoundingClientRect().top;
    const isTall = target.getBoundingClientRect().height > innerHeight / 2;
    if (hidden > 0 && !isTall) scrollBy({ top: hidden + 16, behavior: "instant" });
  }

  return () => {
    size.disconnect();
    document.removeEventListener("focusin", scrollClear);
    root.style.removeProperty("scroll-padding-bottom");
    document.body.style.removeProperty("padding-bottom");
    setTimeout(catchFocus);
  };
}

/** After dialogs have closed too: the focus that went away with the overlay starts again at the content. */
function catchFocus(): void {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (isLost) document.getElementById("inhalt")?.focus({ preventScroll: true });
}

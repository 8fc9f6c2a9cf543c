// Messages never cover what has the focus: their stack stands above or below, wherever the focus is not.

/** Moves the stack to the other end of the window (`data-low`) while it lies over the focused element. Returns the end of it. */
export function giveWay(stack: HTMLElement): () => void {
  let frame = 0;
  const look = () => {
    const { activeElement: focused, body } = document;
    if (!focused || focused === body || stack.contains(focused) || !covers(stack, focused)) return;
    stack.toggleAttribute("data-low");
  };
  // A frame later the page has scrolled to what has the focus.
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  soon();
  addEventListener("focusin", soon);
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener("focusin", soon);
  };
}

/** Over its middle: a corner does not hide what has the focus. */
function covers(stack: HTMLElement, focused: Element): boolean {
  const { left, right, top, bottom } = stack.getBoundingClientRect();
  const box = focused.getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return left < x && x < right && top < y && y < bottom;
}

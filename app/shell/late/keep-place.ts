// Keeps messages off headlines, controls, a score and the consent banner: they look for a free place, again whenever the page has moved under them.
import { type Box, freePlace } from "./free-place.ts";

const KEEP_CLEAR =
  "h1, h2, h3, h4, a[href], button, input, select, textarea, summary, label, [role=button], [role=tab], .score-sign, .consent-banner";
/** px to the edges of the window. */
const MARGIN = 12;
/** ms without scrolling after which the page stands. */
const SETTLED_MS = 120;

/** Places the stack as long as it holds messages. Returns the cleanup. */
export function keepPlace(stack: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPointedAt = false;
  // A frame later the page has scrolled to what has the focus.
  const soon = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(
      () =>
        requestAnimationFrame(() => {
          // What somebody points at must not slip away from under the pointer.
          if (!isPointedAt) place(stack);
        }),
      ms,
    );
  };
  const onMove = () => soon(SETTLED_MS);
  const onFocus = () => soon(0);
  const onEnter = ({ pointerType }: PointerEvent) => {
    isPointedAt = pointerType === "mouse";
  };
  const onLeave = () => {
    isPointedAt = false;
    onMove();
  };
  place(stack);
  onMove();
  addEventListener("scroll", onMove, { passive: true, capture: true });
  addEventListener("resize", onMove);
  addEventListener("focusin", onFocus);
  stack.addEventListener("pointerenter", onEnter);
  stack.addEventListener("pointerleave", onLeave);
  return () => {
    clearTimeout(timer);
    removeEventListener("scroll", onMove, { capture: true });
    removeEventListener("resize", onMove);
    removeEventListener("focusin", onFocus);
    stack.removeEventListener("pointerenter", onEnter);
    stack.removeEventListener("pointerleave", onLeave);
    takeRoomBack();
  };
}

function place(stack: HTMLElement): void {
  const size = { width: stack.offsetWidth, height: stack.offsetHeight };
  const { documentElement: root } = document;
  // Fixed: nothing of the page can be seen above its lower edge.
  const bar = document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
  const area = {
    left: MARGIN,
    top: bar + MARGIN,
    right: root.clientWidth - MARGIN,
    bottom: root.clientHeight - MARGIN,
  };
  const free = freePlace(size, area, obstacles(stack, area));
  if (free) {
    stack.dataset.side = free.side;
    stack.style.setProperty("--toast-top", `${free.top}px`);
  } else if (!stack.closest("dialog")) {
    stack.dataset.side = "right";
    stack.style.removeProperty("--toast-top");
    const focused = focusInView();
    makeRoom(size.height + MARGIN);
    // The room may have moved it under the window's edge or a bar.
    focused?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }
}

/** Null also where a visitor has scrolled away from it. */
function focusInView(): Element | null {
  const focused = document.querySelector(":focus-visible");
  const box = focused?.getBoundingClientRect();
  return box && box.bottom > 0 && box.top < innerHeight ? focused : null;
}

/** What is in the window and can be seen or pressed, in an open dialog alone where there is one. */
function obstacles(stack: HTMLElement, area: Box): Box[] {
  const scope: ParentNode = stack.closest("dialog") ?? document;
  return [...scope.querySelectorAll<HTMLElement>(KEEP_CLEAR)]
    .filter((element) => !stack.contains(element) && element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter(
      ({ width, height, top, bottom }) => width > 1 && height > 1 && bottom > area.top && top < area.bottom,
    );
}

/** Moves the page down by so many px. */
function makeRoom(px: number): void {
  const { documentElement: root } = document;
  root.toggleAttribute("data-toast-room", true);
  root.style.setProperty("--toast-room", `${px}px`);
}

/** What is read or pointed at stays where it is in the window, as far as the page is scrolled. */
function takeRoomBack(): void {
  const { documentElement: root } = document;
  const px = Number.parseFloat(root.style.getPropertyValue("--toast-room"));
  root.toggleAttribute("data-toast-room", false);
  root.style.removeProperty("--toast-room");
  if (px > 0) scrollBy({ top: -Math.min(px, scrollY), behavior: "instant" });
}

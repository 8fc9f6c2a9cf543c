// A decorative ring that follows the mouse and grows over interactive elements.
import { reducedMotion } from "../../hooks/reduced-motion.ts";
import "./cursor-ring.css";

const INTERACTIVE =
  "a[href], button, input, select, textarea, summary, label, [role=switch], [role=button], [role=tab], [role=slider]";
/** Share of the remaining distance per frame; lags slightly behind the mouse. */
const EASING = 0.28;

/** Adds the ring; returns the cleanup. */
export function attachRing(): () => void {
  const ring = document.createElement("div");
  ring.className = "cursor-ring no-print";
  ring.ariaHidden = "true";
  // In the top layer like dialogs; later ones cover it, so it is raised again below.
  ring.popover = "manual";
  document.body.append(ring);

  const ending = new AbortController();
  const options = { passive: true, capture: true, signal: ending.signal };
  const reduced = reducedMotion();
  const at = { x: 0, y: 0 };
  const mouse = { x: 0, y: 0 };
  let frame = 0;

  function draw(): void {
    const share = reduced.matches ? 1 : EASING;
    at.x += (mouse.x - at.x) * share;
    at.y += (mouse.y - at.y) * share;
    ring.style.translate = `${at.x.toFixed(1)}px ${at.y.toFixed(1)}px`;
    const isThere = Math.hypot(mouse.x - at.x, mouse.y - at.y) < 0.2;
    frame = isThere ? 0 : requestAnimationFrame(draw);
  }

  function hide(): void {
    ring.hidePopover();
  }

  function raise({ target }: Event): void {
    if (target === ring || !ring.matches(":popover-open")) return;
    ring.hidePopover();
    ring.showPopover();
  }

  function move({ clientX: x, clientY: y, pointerType, target }: PointerEvent): void {
    if (pointerType !== "mouse") {
      hide();
      return;
    }
    Object.assign(mouse, { x, y });
    if (!ring.matches(":popover-open")) {
      Object.assign(at, mouse);
      ring.showPopover();
    }
    ring.toggleAttribute("data-grown", (target as Element).closest?.(INTERACTIVE) != null);
    frame ||= requestAnimationFrame(draw);
  }

  addEventListener("pointermove", move, options);
  document.documentElement.addEventListener("mouseleave", hide, { signal: ending.signal });
  addEventListener("blur", hide, { signal: ending.signal });
  document.addEventListener("toggle", raise, options);

  return () => {
    ending.abort();
    cancelAnimationFrame(frame);
    ring.remove();
  };
}

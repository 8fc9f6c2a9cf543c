// Scroll position and focus on navigation. React Router's restoration uses session storage, which this site leaves
// empty; here positions last for the visit.
import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { HASH_SCROLL_DELAY_MS } from "#content/constants.ts";
import { preferredScrollBehavior } from "../hooks/reduced-motion.ts";
import { planScroll } from "./scroll-plan.ts";

/** ms until content below the first screen is laid out, after the picture of the page. */
const REST_MS = 100;

export function useScrolling(): void {
  const { key, pathname, search, hash, state } = useLocation();
  const stay = state?.stay === true;
  const type = useNavigationType();
  const entry = key + pathname + search + hash;
  const shown = useRef({ entry, pathname });
  const positions = useRef(new Map<string, number>());

  useEffect(() => {
    const savePosition = () => positions.current.set(shown.current.entry, scrollY);
    const takeOver = () => {
      history.scrollRestoration = "manual";
    };
    // Reloads and returns from other sites are restored by the browser.
    const yieldToBrowser = () => {
      history.scrollRestoration = "auto";
    };
    takeOver();
    // With a mouse one key or the scroll bar jumps to the end; on phones parts come near one by one.
    const timer = hasMouse() ? setTimeout(layOutAll, REST_MS) : undefined;
    addEventListener("scroll", savePosition, { passive: true });
    addEventListener("pageshow", takeOver);
    addEventListener("pagehide", yieldToBrowser);
    return () => {
      clearTimeout(timer);
      yieldToBrowser();
      removeEventListener("scroll", savePosition);
      removeEventListener("pageshow", takeOver);
      removeEventListener("pagehide", yieldToBrowser);
    };
  }, []);

  useLayoutEffect(() => {
    if (shown.current.entry === entry) return;
    const pageChanged = shown.current.pathname !== pathname;
    const behavior = preferredScrollBehavior();
    const scrollsPast = behavior === "smooth" && positions.current.get(shown.current.entry);
    shown.current = { entry, pathname };
    const plan = planScroll({ type, hash, pageChanged, stay, left: positions.current.get(entry) });

    // Positions and smooth scrolling need all heights.
    if (pageChanged && plan.to === "top" && !scrollsPast) layOutFirstScreen();
    else layOutAll();
    if (pageChanged) document.getElementById("inhalt")?.focus({ preventScroll: true });
    if (plan.to === "position") scrollTo({ top: plan.top, behavior: "instant" });
    if (plan.to === "top") scrollTo({ top: 0, behavior });
    if (plan.to !== "element") return;
    if (plan.fromTop) scrollTo({ top: 0, behavior: "instant" });
    const timer = setTimeout(() => !hasFocusMoved(hash) && focusTarget(plan.id), HASH_SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [entry, pathname, hash, type, stay]);
}

/** Paints the first screen before laying out the rest (styles/first-screen.css). */
function layOutFirstScreen(): void {
  document.documentElement.dataset.first = "";
  setTimeout(layOutAll, REST_MS);
}

function hasMouse(): boolean {
  return matchMedia("(any-pointer: fine)").matches;
}

function layOutAll(): void {
  delete document.documentElement.dataset.first;
}

/** Whether the visitor has tabbed on meanwhile; the link itself and the new page's content do not count. */
function hasFocusMoved(hash: string): boolean {
  const { activeElement: focused, body } = document;
  if (focused === null || focused === body || focused.id === "inhalt") return false;
  return !(focused instanceof HTMLAnchorElement && focused.hash === hash);
}

/** Scrolls to the element and continues Tab order there, like a native anchor. */
function focusTarget(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  if (!target.matches("a[href], button, input, select, textarea, [tabindex]")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ behavior: preferredScrollBehavior() });
}

// Scroll position and focus when the page changes. React Router's own restoration keeps positions in session storage,
// which this site leaves empty; here they live as long as the visit.
import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { HASH_SCROLL_DELAY_MS } from "#content/constants.ts";
import { glide } from "../hooks/reduced-motion.ts";
import { planScroll } from "./scroll-plan.ts";

/** When what lies below a page's first screen is laid out: after its picture. */
const REST_MS = 100;

export function useScrolling(): void {
  const { key, pathname, search, hash, state } = useLocation();
  const stay = state?.stay === true;
  const type = useNavigationType();
  const entry = key + pathname + search + hash;
  const shown = useRef({ entry, pathname });
  const positions = useRef(new Map<string, number>());

  useEffect(() => {
    const remember = () => positions.current.set(shown.current.entry, scrollY);
    const own = () => {
      history.scrollRestoration = "manual";
    };
    // A reload, or the way back from another site, is the browser's to restore.
    const yieldToBrowser = () => {
      history.scrollRestoration = "auto";
    };
    own();
    // One key, or the scroll bar, leads a mouse's owner to the end. On a phone each part in turn comes near.
    const timer = hasMouse() ? setTimeout(layOutAll, REST_MS) : undefined;
    addEventListener("scroll", remember, { passive: true });
    addEventListener("pageshow", own);
    addEventListener("pagehide", yieldToBrowser);
    return () => {
      clearTimeout(timer);
      yieldToBrowser();
      removeEventListener("scroll", remember);
      removeEventListener("pageshow", own);
      removeEventListener("pagehide", yieldToBrowser);
    };
  }, []);

  useLayoutEffect(() => {
    if (shown.current.entry === entry) return;
    const pageChanged = shown.current.pathname !== pathname;
    const behavior = glide();
    const glidesPast = behavior === "smooth" && positions.current.get(shown.current.entry);
    shown.current = { entry, pathname };
    const plan = planScroll({ type, hash, pageChanged, stay, left: positions.current.get(entry) });

    // Positions, and what glides past, hold only where all heights are known.
    if (pageChanged && plan.to === "top" && !glidesPast) layOutFirstScreenFirst();
    else layOutAll();
    if (pageChanged) document.getElementById("inhalt")?.focus({ preventScroll: true });
    if (plan.to === "position") scrollTo({ top: plan.top, behavior: "instant" });
    if (plan.to === "top") scrollTo({ top: 0, behavior });
    if (plan.to !== "element") return;
    if (plan.fromTop) scrollTo({ top: 0, behavior: "instant" });
    const timer = setTimeout(() => !isElsewhere(hash) && goTo(plan.id), HASH_SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [entry, pathname, hash, type, stay]);
}

/** What is in view comes on the screen before the rest is laid out (styles/first-screen.css). */
function layOutFirstScreenFirst(): void {
  document.documentElement.dataset.first = "";
  setTimeout(layOutAll, REST_MS);
}

function hasMouse(): boolean {
  return matchMedia("(any-pointer: fine)").matches;
}

function layOutAll(): void {
  delete document.documentElement.dataset.first;
}

/** Who went on by Tab before a slow page got here stays there. On the way are the link itself, the content of a new page, and no control. */
function isElsewhere(hash: string): boolean {
  const { activeElement: focused, body } = document;
  if (focused === null || focused === body || focused.id === "inhalt") return false;
  return !(focused instanceof HTMLAnchorElement && focused.hash === hash);
}

/** Scrolls to the element and lets the next Tab start there, as the browser does with its own anchors. */
function goTo(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  if (!target.matches("a[href], button, input, select, textarea, [tabindex]")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ behavior: glide() });
}

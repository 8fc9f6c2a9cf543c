// Opens by pointer, click and keyboard; by CSS before hydration.
import { type FocusEvent, type PointerEvent, useEffect, useReducer, useRef } from "react";
import { Link } from "../ui/link.tsx";
import "./services-menu.css";
import { SERVICES_MENU_CLOSE_DELAY_MS } from "#content/constants.ts";
import { frameTexts, menuPointer } from "#content/frame.ts";
import { calculatorLink, serviceColumns } from "#content/navigation.ts";
import { useHydrated } from "../hooks/use-hydrated.ts";
import { isServicePath, NavLink } from "./nav-link.tsx";

export function ServicesMenu({ path }: { path: string }) {
  const hydrated = useHydrated();
  const [state, send] = useReducer(nextMenuState, "closed");
  const button = useRef<HTMLButtonElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = state !== "closed";

  useEffect(() => () => clearTimeout(closing.current), []);

  function enter({ pointerType }: PointerEvent) {
    clearTimeout(closing.current);
    // Touch: the click that follows decides.
    if (pointerType !== "touch") send("enter");
  }

  function leave({ pointerType }: PointerEvent) {
    if (pointerType === "touch") return;
    clearTimeout(closing.current);
    closing.current = setTimeout(() => send("close"), SERVICES_MENU_CLOSE_DELAY_MS);
  }

  /** Clears a leaving pointer's timer, which would close what the keyboard opens. */
  function press() {
    clearTimeout(closing.current);
    send("press");
  }

  function leaveFocus({ currentTarget, relatedTarget }: FocusEvent) {
    // Without relatedTarget the window lost the focus, or something unfocusable was clicked.
    if (relatedTarget && !currentTarget.contains(relatedTarget as Node)) send("close");
  }

  useEffect(() => {
    if (!open) return;
    const item = button.current?.parentElement;
    const focused = () => document.activeElement ?? document.body;
    function onKey({ key }: KeyboardEvent) {
      if (key !== "Escape") return;
      send("close");
      // A focus in a field elsewhere stays.
      if (focused() === document.body || item?.contains(focused())) button.current?.focus();
    }
    function onPress({ target }: Event) {
      if (!item?.contains(target as Node)) send("close");
    }
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
    };
  }, [open]);

  return (
    <li
      className="services"
      data-live={hydrated || undefined}
      data-open={open || undefined}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onBlur={leaveFocus}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={hydrated ? open : undefined}
        aria-controls="leistungen"
        data-active={isServicePath(path) || undefined}
        onClick={press}
      >
        {frameTexts.services}
        <span aria-hidden="true" className="i-tabler-chevron-down caret" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: links inside send the click, also by keyboard. */}
      <div
        id="leistungen"
        className="services-panel frame"
        onClick={({ target }) => (target as Element).closest("a") && send("close")}
      >
        <div className="services-columns">
          {serviceColumns.map(({ title, links }, column) => (
            <div key={title}>
              <p id={`leistungen-${column}`} className="services-title">
                {title}
              </p>
              <ul aria-labelledby={`leistungen-${column}`}>
                {links.map((link) => (
                  <li key={link.href}>
                    <NavLink link={link} path={path} />
                    <span>{link.hint}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className="services-pointer hedge">
          <span>
            <strong>{menuPointer.question}</strong> {menuPointer.answer}
          </span>
          <Link to={menuPointer.link.href}>{menuPointer.link.name}</Link>
          <Link to={calculatorLink.href}>{calculatorLink.name}</Link>
        </p>
      </div>
    </li>
  );
}

/**
 * - `hovered`: opened by pointer; a click keeps it open instead of closing what just opened.
 * - `pinned`: opened by click or keyboard.
 */
export type MenuState = "closed" | "hovered" | "pinned";
export type MenuEvent = "enter" | "press" | "close";

const transitions: Record<MenuState, Record<MenuEvent, MenuState>> = {
  closed: { enter: "hovered", press: "pinned", close: "closed" },
  hovered: { enter: "hovered", press: "pinned", close: "closed" },
  pinned: { enter: "pinned", press: "closed", close: "closed" },
};

export function nextMenuState(state: MenuState, event: MenuEvent): MenuState {
  return transitions[state][event];
}

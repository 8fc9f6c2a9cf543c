// Draws the toasts in two live regions: what went wrong interrupts a screen reader, everything else waits its turn.
import "./toaster.css";
import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { toastTexts } from "#content/toasts.ts";
import {
  closeToast,
  currentToasts,
  holdToasts,
  subscribeToasts,
  type Toast,
  type ToastKind,
} from "../../ui/toast-store.ts";
import { giveWay } from "./give-way.ts";
import { useTopLayerHost } from "./use-top-layer-host.ts";

const none: readonly Toast[] = [];

const icons: Record<ToastKind, string> = {
  normal: "i-tabler-check",
  info: "i-tabler-info-circle",
  destructive: "i-tabler-alert-triangle",
};

export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, () => none);
  const host = useTopLayerHost("toasts no-print", toasts);
  const stack = useRef<HTMLDivElement>(null);
  /** What had the focus before it came to the messages. */
  const before = useRef<HTMLElement>(null);

  useEffect(() => {
    const onVisibility = () => holdToasts(document.hidden);
    document.addEventListener("visibilitychange", onVisibility);
    return () => document.removeEventListener("visibilitychange", onVisibility);
  }, []);

  // A closed toast takes the pointer or the focus with it and sends no event. A message that was there before this script
  // is drawn as soon as there is a host.
  useEffect(() => {
    if (toasts.length === 0) holdToasts(false);
    else if (host && stack.current) return giveWay(stack.current);
    stack.current?.removeAttribute("data-low");
  }, [host, toasts]);

  function enter({ currentTarget, relatedTarget }: FocusEvent) {
    holdToasts(true);
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget as HTMLElement | null;
  }

  function close(id: number) {
    // The button goes with its message: the focus returns to where it was.
    if (document.activeElement?.closest(".toast")) before.current?.focus({ preventScroll: true });
    closeToast(id);
  }

  if (!host) return null;
  const urgent = toasts.filter(({ kind }) => kind === "destructive");
  const calm = toasts.filter(({ kind }) => kind !== "destructive");
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at the messages or focusing in them only stops their clock.
    <div
      ref={stack}
      className="toast-stack"
      onPointerEnter={() => holdToasts(true)}
      onPointerLeave={({ currentTarget }) => holdToasts(currentTarget.contains(document.activeElement))}
      onFocus={enter}
      onBlur={(event) => holdToasts(staysInside(event))}
    >
      <div role="status">{calm.map((toast) => drawToast(toast, close))}</div>
      <div role="alert">{urgent.map((toast) => drawToast(toast, close))}</div>
    </div>,
    host,
  );
}

function staysInside({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return currentTarget.contains(relatedTarget as Node | null) || currentTarget.matches(":hover");
}

function drawToast({ id, kind, title, text }: Toast, onClose: (id: number) => void) {
  const word = toastTexts.kinds[kind];
  return (
    // Two regions, one stack: the order is set by the number.
    <div key={id} data-kind={kind} className="toast frame" style={{ order: id }}>
      <span aria-hidden="true" className={icons[kind]} />
      <div>
        <p className="toast-title">
          {word !== title && <span className="visually-hidden">{word}: </span>}
          {title}
        </p>
        {text && <p>{text}</p>}
      </div>
      <button type="button" aria-label={toastTexts.close(title)} onClick={() => onClose(id)}>
        <span aria-hidden="true" className="i-tabler-x" />
      </button>
    </div>
  );
}

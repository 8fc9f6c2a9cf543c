// Two live regions: errors interrupt a screen reader, everything else waits.
import "./toaster.css";
import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { toastTexts } from "#content/toasts.ts";
import {
  clearToasts,
  closeToast,
  currentToasts,
  pauseToasts,
  subscribeToasts,
  type Toast,
  type ToastKind,
} from "../../ui/toast-store.ts";
import { keepPlace } from "./keep-place.ts";
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
  /** Focused before the toasts were. */
  const before = useRef<HTMLElement>(null);

  useEffect(() => {
    const onVisibility = () => pauseToasts(document.hidden);
    document.addEventListener("visibilitychange", onVisibility);
    // The next try of whichever form, before it has anything to say.
    addEventListener("submit", clearToasts, true);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      removeEventListener("submit", clearToasts, true);
    };
  }, []);

  // A closed toast takes pointer and focus with it without an event. Toasts shown before this script wait for a host.
  useEffect(() => {
    if (toasts.length === 0) pauseToasts(false);
    else if (host && stack.current) return keepPlace(stack.current);
  }, [host, toasts]);

  function enter({ currentTarget, relatedTarget }: FocusEvent) {
    pauseToasts(true);
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget as HTMLElement | null;
  }

  function close(id: number) {
    // The close button vanishes, so the focus returns to where it was.
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
      onPointerEnter={() => pauseToasts(true)}
      onPointerLeave={({ currentTarget }) => pauseToasts(currentTarget.contains(document.activeElement))}
      onFocus={enter}
      onBlur={(event) => pauseToasts(staysInside(event))}
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
    // Two regions, one stack: `order` sorts by time.
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

// Any code may show a toast; app/shell/late/toaster.tsx renders them.

export type ToastKind = "normal" | "info" | "destructive";

export interface ToastMessage {
  kind: ToastKind;
  title: string;
  text?: string;
}

export interface Toast extends ToastMessage {
  /** Increasing, so it is the order, too. */
  id: number;
}

/** Time to notice a message … */
const NOTICE_MS = 5000;
/** … and to read it: slow readers manage 12 characters a second. */
const READ_MS_PER_CHARACTER = 85;
/** Errors stay twice as long. */
const DESTRUCTIVE_FACTOR = 2;

interface Clock {
  /** ms left when the clock was last started. */
  leftMs: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const listeners = new Set<() => void>();
const clocks = new Map<number, Clock>();
let toasts: readonly Toast[] = [];
let nextId = 1;
let isPaused = false;

/** A message already on show is not repeated but stays longer. */
export function showToast(message: ToastMessage): void {
  const shown = toasts.find((toast) => isSame(toast, message));
  const toast = shown ?? { ...message, id: nextId++ };
  stop(toast.id);
  clocks.set(toast.id, { leftMs: readingTimeMs(message), startedAt: 0, timer: undefined });
  if (!isPaused) run(toast.id);
  if (!shown) set([...toasts, toast]);
}

export function closeToast(id: number): void {
  stop(id);
  clocks.delete(id);
  set(toasts.filter((toast) => toast.id !== id));
}

/** With the next try, and with the next page: what was said is about the one before. */
export function clearToasts(): void {
  for (const id of [...clocks.keys()]) stop(id);
  clocks.clear();
  if (toasts.length > 0) set([]);
}

/** Stops the clocks while the visitor points at, focuses or cannot see the toasts. */
export function pauseToasts(hold: boolean): void {
  if (hold === isPaused) return;
  isPaused = hold;
  for (const id of clocks.keys()) {
    if (hold) stop(id);
    else run(id);
  }
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** ms to notice the message and read every character. */
export function readingTimeMs({ kind, title, text = "" }: ToastMessage): number {
  const once = NOTICE_MS + (title.length + text.length) * READ_MS_PER_CHARACTER;
  return kind === "destructive" ? once * DESTRUCTIVE_FACTOR : once;
}

function isSame(toast: Toast, { kind, title, text }: ToastMessage): boolean {
  return toast.kind === kind && toast.title === title && toast.text === text;
}

function run(id: number): void {
  const clock = clocks.get(id);
  if (!clock) return;
  clock.startedAt = Date.now();
  clock.timer = setTimeout(() => closeToast(id), clock.leftMs);
}

function stop(id: number): void {
  const clock = clocks.get(id);
  if (clock?.timer === undefined) return;
  clearTimeout(clock.timer);
  clock.timer = undefined;
  clock.leftMs = Math.max(0, clock.leftMs - (Date.now() - clock.startedAt));
}

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of [...listeners]) listener();
}

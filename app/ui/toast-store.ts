// Short messages to the visitor: any code may show one, app/shell/late/toaster.tsx draws them.

export type ToastKind = "normal" | "info" | "destructive";

export interface ToastMessage {
  kind: ToastKind;
  title: string;
  text?: string;
}

export interface Toast extends ToastMessage {
  /** Counts up, so it is the order too. */
  id: number;
}

/** Everyone gets this much time to notice a message … */
const NOTICE_MS = 5000;
/** … and this much to read it: slow readers manage 12 characters a second. */
const READ_MS_PER_CHARACTER = 85;
/** What went wrong is read twice. */
const DESTRUCTIVE_FACTOR = 2;

interface Clock {
  /** Time left when the clock was last started. */
  leftMs: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const listeners = new Set<() => void>();
const clocks = new Map<number, Clock>();
let toasts: readonly Toast[] = [];
let nextId = 1;
let held = false;

/** Shows a message below those on show. The same message is not shown twice: it stays for longer instead. */
export function showToast(message: ToastMessage): void {
  const shown = toasts.find((toast) => isSame(toast, message));
  const toast = shown ?? { ...message, id: nextId++ };
  stop(toast.id);
  clocks.set(toast.id, { leftMs: readingTimeMs(message), startedAt: 0, timer: undefined });
  if (!held) run(toast.id);
  if (!shown) set([...toasts, toast]);
}

export function closeToast(id: number): void {
  stop(id);
  clocks.delete(id);
  set(toasts.filter((toast) => toast.id !== id));
}

/** Stops every clock while a visitor points at, focuses or cannot see the messages. */
export function holdToasts(hold: boolean): void {
  if (hold === held) return;
  held = hold;
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

/** Milliseconds a message stays: time to notice it and to read every character. */
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

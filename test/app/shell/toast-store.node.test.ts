import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  clearToasts,
  closeToast,
  currentToasts,
  pauseToasts,
  readingTimeMs,
  showToast,
  subscribeToasts,
  type ToastMessage,
} from "#app/ui/toast-store.ts";

const done: ToastMessage = { kind: "normal", title: "Analyse abgeschlossen!" };
const hint: ToastMessage = { kind: "info", title: "Hinweis", text: "Ohne Gestaltung." };
const failed: ToastMessage = { kind: "destructive", title: "Fehler", text: "HTTP 502: nicht erreichbar" };

const titles = () => currentToasts().map(({ title }) => title);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  pauseToasts(false);
  for (const { id } of currentToasts()) closeToast(id);
  vi.useRealTimers();
});

it("does not pile up the same message: it stays longer instead [TOAST-05]", () => {
  showToast(hint);
  vi.advanceTimersByTime(readingTimeMs(hint) - 1);
  showToast({ ...hint });
  expect(titles()).toEqual(["Hinweis"]);
  vi.advanceTimersByTime(readingTimeMs(hint) - 1);
  expect(titles()).toEqual(["Hinweis"]);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

it("takes a message of another kind or text as another one [TOAST-05]", () => {
  showToast(hint);
  showToast({ ...hint, kind: "normal" });
  showToast({ ...hint, text: "Anders." });
  expect(currentToasts()).toHaveLength(3);
});

it("ignores closing what is gone", () => {
  showToast(done);
  closeToast(-1);
  expect(titles()).toEqual([done.title]);
});

it("stacks messages in the order they came [TOAST-05]", () => {
  showToast(failed);
  showToast(hint);
  showToast(done);
  expect(titles()).toEqual([failed.title, hint.title, done.title]);
  const ids = currentToasts().map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
});

it("closes one and keeps the others [TOAST-04]", () => {
  showToast(done);
  showToast(hint);
  closeToast(currentToasts()[0]?.id ?? 0);
  expect(titles()).toEqual([hint.title]);
});

it("stays long enough to be read, failures twice as long [TOAST-04]", () => {
  const long = { ...hint, text: "x".repeat(200) };
  expect(readingTimeMs(done)).toBeGreaterThanOrEqual(6000);
  expect(readingTimeMs(long) - readingTimeMs({ ...hint, text: "" })).toBeGreaterThanOrEqual(200 * 80);
  expect(readingTimeMs({ ...hint, kind: "destructive" })).toBe(2 * readingTimeMs(hint));
});

it("waits while held and then takes the time that was left [TOAST-04]", () => {
  const total = readingTimeMs(done);
  showToast(done);
  vi.advanceTimersByTime(total - 1000);
  pauseToasts(true);
  vi.advanceTimersByTime(60_000);
  showToast(hint);
  vi.advanceTimersByTime(60_000);
  expect(titles()).toEqual([done.title, hint.title]);
  pauseToasts(false);
  vi.advanceTimersByTime(999);
  expect(titles()).toEqual([done.title, hint.title]);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([hint.title]);
});

it("tells its listeners until they leave", () => {
  const listener = vi.fn();
  const leave = subscribeToasts(listener);
  showToast(done);
  leave();
  showToast(hint);
  expect(listener).toHaveBeenCalledTimes(1);
});

it("forgets all messages at once, with their clocks, and takes new ones afterwards [KEPT-11]", () => {
  const heard = vi.fn();
  const leave = subscribeToasts(heard);
  clearToasts();
  expect(heard).not.toHaveBeenCalled();
  showToast(failed);
  showToast(hint);
  clearToasts();
  expect(titles()).toEqual([]);
  vi.advanceTimersByTime(readingTimeMs(failed) - 1);
  showToast(failed);
  vi.advanceTimersByTime(readingTimeMs(failed) - 1);
  expect(titles()).toEqual(["Fehler"]);
  expect(vi.getTimerCount()).toBe(1);
  leave();
});

import { expect, it } from "vitest";
import { blockingTime, type TraceEvent } from "#scripts/bench/page-load/blocking-time.ts";

const MAIN = { pid: 7, tid: 1, ph: "X", name: "ThreadControllerImpl::RunTask" };
/** Times in ms. */
const task = (at: number, processor: number, over: Partial<TraceEvent> = {}): TraceEvent => ({
  ...MAIN,
  ts: at * 1000,
  tdur: processor * 1000,
  ...over,
});
const paint = task(100, 0, { name: "firstContentfulPaint", ph: "I" });

it("counts what a task takes beyond 50 ms at a quarter of the pace", () => {
  expect(blockingTime([paint, task(200, 12.5), task(300, 20), task(400, 15)])).toBe(30 + 10);
});

it("counts the page's main thread after the first paint alone, each task once", () => {
  const others = [
    task(50, 90),
    task(200, 90, { tid: 2 }),
    task(200, 90, { pid: 8 }),
    task(200, 90, { name: "FunctionCall" }),
    task(200, 90, { ph: "B" }),
  ];
  expect(blockingTime([paint, ...others, task(600, 13)])).toBe(2);
  expect(blockingTime(others)).toBeNaN();
});

// The bench notices what it is there for; that a greedy visitor stays within his limits is for `npm run bench -- abuse` to say.
import { request } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { countBrowsers, type Process } from "#scripts/bench/abuse/browser-clock.ts";
import { formatTable, judge } from "#scripts/bench/abuse/judge.ts";
import { type Spent, spendingLimits } from "#scripts/bench/abuse/limits.ts";
import { startTargets, type Targets } from "#scripts/bench/abuse/targets.ts";

const names = Object.keys(spendingLimits) as (keyof Spent)[];
const atTheLimit = Object.fromEntries(names.map((name) => [name, spendingLimits[name].max])) as Spent;

function over(spent: Spent): string[] {
  return judge(spent)
    .filter(({ isOver }) => isOver)
    .map(({ what }) => what);
}

describe("a greedy visitor's day", () => {
  it("is within its limits where every figure is at its limit [SAFE-42]", () => {
    expect(over(atTheLimit)).toEqual([]);
  });

  it.each(names)("is over where %s is one more than it may be, or was not measured [SAFE-42]", (name) => {
    const { what, max } = spendingLimits[name];
    expect(over({ ...atTheLimit, [name]: max + 1 })).toEqual([what]);
    expect(over({ ...atTheLimit, [name]: Number.NaN })).toEqual([what]);
    expect(formatTable(judge({ ...atTheLimit, [name]: max + 1 }))).toMatch(/OVER/);
  });

  it("names where each limit comes from", () => {
    for (const { source } of Object.values(spendingLimits)) expect(source).not.toBe("");
  });
});

describe("the clock of the browsers", () => {
  const chromium = "/usr/lib/chromium/chromium --user-data-dir=/tmp/p";
  const processes: Process[] = [
    { pid: 1, parent: 0, command: "init" },
    { pid: 10, parent: 1, command: "node bench" },
    { pid: 11, parent: 10, command: "workerd serve" },
    { pid: 12, parent: 11, command: `/bin/sh /cache/chrome --user-data-dir=/tmp/p` },
    { pid: 13, parent: 12, command: chromium },
    { pid: 14, parent: 13, command: `${chromium} --type=renderer` },
    { pid: 15, parent: 11, command: chromium },
    { pid: 20, parent: 1, command: chromium },
  ];

  it("counts each browser of the served site once, and nobody else's [SAFE-42]", () => {
    expect(countBrowsers(10, processes)).toBe(2);
  });
});

describe("the sites that are read", () => {
  let targets: Targets | undefined;
  afterEach(() => {
    for (const one of Object.values(targets ?? {})) one.stop();
  });

  const ask = (url: string, agent: string) =>
    new Promise<void>((resolve, reject) => {
      const sent = request(url, { headers: { "user-agent": agent } }, (answer) =>
        answer.resume().on("end", resolve),
      );
      sent.on("error", reject).end();
    });

  it("count the check and the browser apart, each site its own [SAFE-42]", async () => {
    targets = await startTargets();
    const { target, third } = targets;
    await ask(`${target.origin}/`, "Bot/1.0");
    await ask(`${target.origin}/to-third`, "Bot/1.0");
    await ask(`${target.origin}/`, "Mozilla/5.0 Chrome/149.0.0.0 Safari/537.36");
    await ask(`${third.origin}/`, "Bot/1.0");
    expect(target.crawler().day).toBe(2);
    expect(target.browser()).toBe(1);
    expect(third.crawler()).toEqual({ day: 1, fullestMinute: 1 });
    expect(third.browser()).toBe(0);
  });
});

// The readers of a browser check in workerd with Miniflare's browser behind them, as check-worker.ts offers them; what they read is judged here.
import type { AccessibilityResult, KeyboardResult, ReflowResult } from "#contract/accessibility-check.ts";
import type { ReaderId } from "#contract/browser-check.ts";
import type { MendsResult } from "#contract/mends.ts";
import type { SpeedResult } from "#contract/speed-check.ts";
import { axeInGerman } from "#scripts/build/check-scripts.ts";
import { bundleInPageScript } from "#scripts/build/in-page-script.ts";
import { judgeAccessibility } from "#worker/browser-check/accessibility/judge-accessibility.ts";
import { judgeKeyboard } from "#worker/browser-check/keyboard/judge-keyboard.ts";
import type { KeyboardReading } from "#worker/browser-check/keyboard/keyboard-reading.ts";
import { judgeMends } from "#worker/browser-check/mends/judge-mends.ts";
import type { MendsReading } from "#worker/browser-check/mends/mend-reading.ts";
import type { Readings } from "#worker/browser-check/readings.ts";
import { judgeReflow } from "#worker/browser-check/reflow/judge-reflow.ts";
import type { ReflowReading } from "#worker/browser-check/reflow/reflow-reading.ts";
import { judgeSpeed } from "#worker/browser-check/speed/judge-speed.ts";
import type { SpeedReading } from "#worker/browser-check/speed/speed-reading.ts";
import { startWorkerServer } from "../design/capture-server.ts";
import type { CheckAnswer, CheckCall } from "./check-worker.ts";

export interface CheckServer {
  /** All that came of it, failures included. */
  check: (url: string, readers: ReaderId[], totalMs?: number, ownHosts?: string[]) => Promise<CheckAnswer>;
  /** What one reader brings home. Throws where it fails. */
  read: <Id extends ReaderId>(url: string, id: Id) => Promise<Readings[Id]>;
  walk: (url: string) => Promise<{ reading: KeyboardReading; result: KeyboardResult }>;
  reflow: (url: string) => Promise<{ reading: ReflowReading; result: ReflowResult }>;
  mends: (url: string) => Promise<{ reading: MendsReading; result: MendsResult }>;
  accessibility: (url: string) => Promise<AccessibilityResult>;
  speed: (url: string) => Promise<{ reading: SpeedReading; result: SpeedResult }>;
  browsers: () => number;
  stop: () => Promise<void>;
}

export async function startCheckServer(): Promise<CheckServer> {
  const [axe, check, consent, speed, server] = await Promise.all([
    axeInGerman(),
    bundleInPageScript("check"),
    bundleInPageScript("consent"),
    bundleInPageScript("speed"),
    startWorkerServer("test/support/browser-check/check-worker.toml"),
  ]);
  const scripts = { axe, check: check.expression, consent: consent.expression, speed: speed.expression };
  const ask: CheckServer["check"] = async (url, readers, totalMs, ownHosts) => {
    const call: CheckCall = {
      url,
      readers,
      scripts,
      ...(totalMs === undefined ? {} : { totalMs }),
      ...(ownHosts === undefined ? {} : { ownHosts }),
    };
    const answer = await server.post(call);
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const readOne = async <Id extends ReaderId>(url: string, id: Id): Promise<Readings[Id]> => {
    const answer = await ask(url, [id]);
    const reading = answer.readings[id];
    if (reading === undefined) throw new Error(`${url}: ${answer.code ?? answer.failed[id]}`);
    return reading;
  };
  return {
    check: ask,
    read: readOne,
    walk: async (url) => {
      const reading = await readOne(url, "keyboard");
      return { reading, result: judgeKeyboard(reading) };
    },
    reflow: async (url) => {
      const reading = await readOne(url, "reflow");
      return { reading, result: judgeReflow(reading) };
    },
    mends: async (url) => {
      const reading = await readOne(url, "mends");
      return { reading, result: judgeMends(reading) };
    },
    accessibility: async (url) => judgeAccessibility(await readOne(url, "accessibility")),
    speed: async (url) => {
      const reading = await readOne(url, "speed");
      return { reading, result: judgeSpeed(reading) };
    },
    browsers: server.browsers,
    stop: server.stop,
  };
}

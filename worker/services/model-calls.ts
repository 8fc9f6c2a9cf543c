// What all uses of a language model share: so many calls a day, a line in the log, and a rest after a failure.
import { type LogEntry, writeLog } from "../http/log.ts";
import { createDailyQuota, type QuotaStore } from "../quota/daily-quota.ts";
import { berlinDay } from "../quota/day.ts";

export interface ModelCalls {
  take: () => Promise<boolean>;
  /** For a minute after a failure: a visitor should not wait for every answer while a model is down. */
  isResting: () => boolean;
  /** Logs how a call ended; "failed" and "too-slow" begin a rest. */
  onEnd: (end: Omit<ModelEntry, "event">) => void;
}

type ModelEntry = Extract<LogEntry, { event: "chat-model" | "design-model" }>;

const REST_MS = 60_000;

/** What the calls of a day are counted under. */
export function callsName(purpose: "chat" | "design", now: Date): string {
  return `${purpose} model ${berlinDay(now)}`;
}

/** @param purpose names the counter and the line in the log: uses with the same one share their calls. */
export function createModelCalls(
  purpose: "chat" | "design",
  callsADay: number,
  counters: { getByName(name: string): QuotaStore },
): ModelCalls {
  const quota = createDailyQuota(
    (name) => counters.getByName(name),
    callsADay,
    () => new Date(),
  );
  let restUntil = 0;
  return {
    take: async () => (await quota.reserve(callsName(purpose, new Date()))).granted,
    isResting: () => Date.now() < restUntil,
    onEnd: (end) => {
      writeLog({ event: `${purpose}-model`, ...end });
      if (end.outcome === "failed" || end.outcome === "too-slow") restUntil = Date.now() + REST_MS;
    },
  };
}

// What the site is ready for and what it has spent today, for the owner's desk. Settings are named, secrets never shown.

import type { Config } from "./config.ts";
import { dailyName } from "./quota/allowance.ts";
import type { QuotaStore } from "./quota/daily-quota.ts";
import { ALL_VISITORS, secondsName } from "./services/browser-seconds.ts";
import { callsName } from "./services/model-calls.ts";

interface Budget {
  spent: number;
  limit: number;
}

export interface SiteState {
  mail: "ready" | "preview" | "none";
  /** Null: none is bound. Seconds of today. */
  browser: Budget | null;
  /** Null: Workers AI is not bound. Calls of today. */
  models: { chat: Budget; design: Budget } | null;
  hasLeadsKey: boolean;
  /** Name or number of the deployed version; null where the platform tells none. */
  version: string | null;
}

export interface StateBindings {
  AI?: unknown;
  BROWSER?: unknown;
  SEO_QUOTA: { getByName(name: string): Pick<QuotaStore, "read"> & { spent(): Promise<number> } };
  VERSION?: { id: string; tag: string };
}

export async function readSiteState(config: Config, env: StateBindings, now: Date): Promise<SiteState> {
  const calls = async (purpose: "chat" | "design") =>
    (await env.SEO_QUOTA.getByName(callsName(purpose, now)).read()).used;
  const { adapter } = config.mail;
  return {
    mail: adapter === "mailchannels" ? "ready" : adapter,
    browser: env.BROWSER
      ? {
          spent: await env.SEO_QUOTA.getByName(dailyName(secondsName(ALL_VISITORS), now)).spent(),
          limit: config.browserDailySeconds,
        }
      : null,
    models: env.AI
      ? {
          chat: { spent: await calls("chat"), limit: config.chatModel.dailyCalls },
          design: { spent: await calls("design"), limit: config.designModel.dailyCalls },
        }
      : null,
    hasLeadsKey: config.leadsKey !== null,
    version: env.VERSION?.tag || env.VERSION?.id || null,
  };
}

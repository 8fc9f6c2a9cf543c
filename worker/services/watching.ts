// What watching pages needs, from settings and bindings.
import { WATCH_DAILY_LIMIT } from "#content/constants.ts";
import type { Config } from "../config.ts";
import { mailbox } from "../mail/outbox/outbox-rows.ts";
import { type Allowance, dailyAllowance, type SpendStores, unlimitedAllowance } from "../quota/allowance.ts";
import { REGISTER_NAME } from "../watch/register-rules.ts";
import { createWatches, type RegisterStore, type Watches, type WatchStore } from "../watch/watches.ts";

export interface Watching {
  watches: Watches;
  /** Watches that may still be begun today. @param visitor hashed name */
  watchAllowance: (visitor: string) => Allowance;
}

export interface WatchingBindings {
  WATCH: { getByName(name: string): WatchStore };
  WATCH_REGISTER: { getByName(name: string): RegisterStore };
  SEO_QUOTA: SpendStores;
}

export function createWatching(config: Config, env: WatchingBindings): Watching {
  return {
    watches: createWatches({
      openWatch: (name) => env.WATCH.getByName(name),
      openRegister: () => env.WATCH_REGISTER.getByName(REGISTER_NAME),
      secret: config.quotaSecret,
      mailboxOf: mailbox,
      limit: config.watchLimit,
      now: Date.now,
    }),
    watchAllowance: (visitor) =>
      config.rateLimits
        ? dailyAllowance(env.SEO_QUOTA, `watches begun by ${visitor}`, WATCH_DAILY_LIMIT, new Date())
        : unlimitedAllowance,
  };
}

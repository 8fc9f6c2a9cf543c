// How much may be spent within a window of time, exactly counted in a Durable Object named by purpose, window and spender.
import { berlinDay, nextBerlinMidnight } from "./day.ts";

export interface Allowance {
  /** Takes an amount before it is spent; false when less than that is left, and nothing is taken then. */
  take(amount: number): Promise<boolean>;
  /** Corrects an amount taken before: negative for what was not needed. Reaches the window it was taken from. */
  settle(difference: number): Promise<void>;
}

/** Where one sum lives: the Durable Object's stub, or a stand-in. */
export interface SpendStore {
  spend(amount: number, limit: number, expiresAt: number): Promise<{ granted: boolean }>;
  settle(difference: number): Promise<void>;
}

export interface SpendStores {
  getByName(name: string): SpendStore;
}

const MINUTE_MS = 60_000;

/** Of a day in Berlin. @param name what is spent and by whom, such as "browser seconds of <visitor>" */
export function dailyAllowance(stores: SpendStores, name: string, limit: number, now: Date): Allowance {
  const store = stores.getByName(dailyName(name, now));
  return allowanceOf(store, limit, nextBerlinMidnight(now).getTime());
}

/** What the sum of a day is stored under. */
export function dailyName(name: string, now: Date): string {
  return `${name} on ${berlinDay(now)}`;
}

/** Of a minute by the clock. */
export function minuteAllowance(stores: SpendStores, name: string, limit: number, now: Date): Allowance {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  return allowanceOf(stores.getByName(`${name} in minute ${minute}`), limit, (minute + 1) * MINUTE_MS);
}

export const unlimitedAllowance: Allowance = { take: async () => true, settle: async () => {} };

function allowanceOf(store: SpendStore, limit: number, endsAt: number): Allowance {
  return {
    take: async (amount) => (await store.spend(amount, limit, endsAt)).granted,
    settle: async (difference) => store.settle(difference),
  };
}

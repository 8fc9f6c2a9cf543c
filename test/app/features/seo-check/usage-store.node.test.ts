import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addMissingUsageDate, storedUsage, storeUsage } from "#app/features/seo-check/usage/usage.ts";

// All test files share one world.
afterAll(() => {
  vi.unstubAllGlobals();
});

const NOON = new Date(2026, 10, 21, 12);

class MemoryStorage {
  entries = new Map<string, string>();
  blocked = false;
  getItem(key: string): string | null {
    if (this.blocked) throw new Error("SecurityError");
    return this.entries.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.blocked) throw new Error("QuotaExceededError");
    this.entries.set(key, value);
  }
}

let storage: MemoryStorage;

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("localStorage", storage);
  vi.useFakeTimers({ now: NOON });
  storeUsage(0);
});
afterEach(() => void vi.useRealTimers());

describe("the counter in browser storage", () => {
  it("is an integer in a string, with the day beside it, and nothing else [SEO-22] [SEO-26] [DATA-13]", () => {
    storeUsage(2);
    expect(Object.fromEntries(storage.entries)).toEqual({
      seoCheckUsage: "2",
      seoCheckUsageDate: "2026-11-21",
    });
    expect(storedUsage()).toBe(2);
  });

  it("reads 0 on the next day [SEO-26]", () => {
    storeUsage(3);
    vi.setSystemTime(new Date(2026, 10, 22, 0, 1));
    expect(storedUsage()).toBe(0);
  });

  it("gives a count without a date today's, and leaves an absent count alone [SEO-26] [DATA-13]", () => {
    storage.entries.clear();
    addMissingUsageDate();
    expect(storage.entries.size).toBe(0);
    storage.entries.set("seoCheckUsage", "2");
    addMissingUsageDate();
    expect(storage.entries.get("seoCheckUsageDate")).toBe("2026-11-21");
  });

  it("counts on for the visit where storage is blocked [SEO-11]", () => {
    storage.blocked = true;
    storeUsage(storedUsage() + 1);
    storeUsage(storedUsage() + 1);
    expect(storedUsage()).toBe(2);
    storage.blocked = false;
    storeUsage(1);
    expect(storedUsage()).toBe(1);
  });
});

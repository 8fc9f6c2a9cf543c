import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { consentSwitches } from "#content/consent.ts";
import { aboutTexts } from "#content/pages/seo-check.ts";

let stored: Map<string, string>;

async function store() {
  vi.resetModules();
  return import("#app/features/seo-check/run-store.ts");
}

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
// The files of a project share their modules.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe("earlier results", () => {
  it("are named where the page says what becomes of the visitor's entries [DATA-13]", () => {
    expect(aboutTexts.privacy.join(" ")).toContain(consentSwitches.preferences.name);
  });

  it("hold for the visit without consent, and nothing is stored [DATA-13] [COMP-02]", async () => {
    const { storeRuns, loadRuns, allowRunStorage, isRunStorageAllowed } = await store();
    allowRunStorage(false);
    storeRuns("[1]");
    expect(loadRuns()).toBe("[1]");
    expect(stored.size).toBe(0);
    expect(isRunStorageAllowed()).toBe(false);
  });

  it("say whether they are kept as soon as consent is given or taken back [COMP-02] [COMP-03]", async () => {
    const { allowRunStorage, isRunStorageAllowed, subscribeRunStorage } = await store();
    const said: boolean[] = [];
    const leave = subscribeRunStorage(() => said.push(isRunStorageAllowed()));
    allowRunStorage(true);
    allowRunStorage(false);
    leave();
    allowRunStorage(true);
    expect(said).toEqual([true, false]);
  });

  it("are stored once consent is given, also those of before [DATA-13]", async () => {
    const { storeRuns, allowRunStorage, RUNS_KEY } = await store();
    storeRuns("[1]");
    allowRunStorage(true);
    expect(stored.get(RUNS_KEY)).toBe("[1]");
    storeRuns("[2]");
    expect(stored.get(RUNS_KEY)).toBe("[2]");
  });

  it("of an earlier visit are read with consent, and not overwritten by it", async () => {
    const { loadRuns, storeRuns, allowRunStorage, RUNS_KEY } = await store();
    stored.set(RUNS_KEY, "[0]");
    storeRuns("[1]");
    allowRunStorage(true);
    expect(loadRuns()).toBe("[0]");
  });

  it("are forgotten when consent is taken back, in storage and for the visit [DATA-13] [COMP-03]", async () => {
    const { loadRuns, storeRuns, allowRunStorage } = await store();
    allowRunStorage(true);
    storeRuns("[1]");
    allowRunStorage(false);
    expect(stored.size).toBe(0);
    expect(loadRuns()).toBeNull();
  });

  it("left over from a consent that has run out are removed [DATA-13]", async () => {
    const { loadRuns, allowRunStorage, RUNS_KEY } = await store();
    stored.set(RUNS_KEY, "[0]");
    allowRunStorage(false);
    expect(stored.size).toBe(0);
    expect(loadRuns()).toBeNull();
  });

  it("hold for the visit where storage is blocked", async () => {
    vi.stubGlobal("localStorage", undefined);
    const { loadRuns, storeRuns, allowRunStorage } = await store();
    allowRunStorage(true);
    storeRuns("[1]");
    expect(loadRuns()).toBe("[1]");
  });
});

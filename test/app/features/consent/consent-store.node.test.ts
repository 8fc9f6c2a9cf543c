import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Store = typeof import("#app/features/consent/consent-store.ts");

const all = { analytics: true, marketing: true, preferences: true };
const none = { analytics: false, marketing: false, preferences: false };

let storage: Map<string, string>;
let blocked: boolean;
let target: EventTarget;

beforeEach(() => {
  storage = new Map();
  blocked = false;
  const guard = <T>(action: () => T): T => {
    if (blocked) throw new DOMException("blocked", "SecurityError");
    return action();
  };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => guard(() => storage.get(key) ?? null),
    setItem: (key: string, value: string) => guard(() => storage.set(key, value)),
    removeItem: (key: string) => guard(() => storage.delete(key)),
  });
  target = new EventTarget();
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const dispatch = (type: string, fields: object) =>
  target.dispatchEvent(Object.assign(new Event(type), fields));

/** A page view: the module as freshly loaded. */
async function visit(): Promise<Store> {
  vi.resetModules();
  return import("#app/features/consent/consent-store.ts");
}

describe("consent store", () => {
  it("holds a choice for the visit when the storage is blocked, and throws nothing [COOKIE-20]", async () => {
    blocked = true;
    const store = await visit();
    expect(store.consentState().record).toBeNull();
    store.decideConsent(all);
    expect(store.consentState().record?.marketing).toBe(true);
    expect((await visit()).consentState().record).toBeNull();
  });

  it("stores nothing before a choice, nor when the settings are opened and closed [COOKIE-22] [DATA-13]", async () => {
    const store = await visit();
    store.consentState();
    store.openConsentSettings();
    store.closeConsentSettings();
    expect(storage.size).toBe(0);
    expect(store.consentState().record).toBeNull();
  });

  it("stores record and date under their keys, and nothing else [COOKIE-13] [COOKIE-15] [COOKIE-16] [DATA-09] [DATA-13]", async () => {
    const store = await visit();
    store.decideConsent({ ...none, preferences: true });
    expect([...storage.keys()].sort()).toEqual(["cookieConsent", "cookieConsentDate"]);
    expect(JSON.parse(storage.get("cookieConsent") ?? "")).toMatchObject({
      necessary: true,
      ...none,
      preferences: true,
    });
    const date = storage.get("cookieConsentDate") ?? "";
    expect(new Date(date).toISOString()).toBe(date);
  });

  it("keeps the choice over page views and closes the settings with it [COOKIE-14] [COOKIE-17]", async () => {
    const store = await visit();
    store.openConsentSettings();
    store.decideConsent(none);
    expect(store.consentState().settingsOpen).toBe(false);
    expect((await visit()).consentState().record).toMatchObject(none);
  });

  it("follows a choice made in another tab, and a cleared storage", async () => {
    const store = await visit();
    const listener = vi.fn();
    const leave = store.subscribeConsent(listener);
    store.consentState();
    storage.set("cookieConsent", JSON.stringify({ necessary: true, ...all }));
    dispatch("storage", { key: "cookieConsent" });
    expect(store.consentState().record).toMatchObject(all);
    storage.clear();
    dispatch("storage", { key: null });
    expect(store.consentState().record).toBeNull();
    dispatch("storage", { key: "seoCheckUsage" });
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    dispatch("storage", { key: null });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("has what another tab decided when the browser shows a page again that it kept in memory [COOKIE-21]", async () => {
    const store = await visit();
    const load = vi.fn(() => unload);
    const unload = vi.fn();
    store.decideConsent(all);
    store.whenAllowed("analytics", load);
    storage.set("cookieConsent", JSON.stringify({ necessary: true, ...none }));
    dispatch("pageshow", { persisted: false });
    expect(unload).not.toHaveBeenCalled();
    dispatch("pageshow", { persisted: true });
    expect(store.consentState().record).toMatchObject(none);
    expect(unload).toHaveBeenCalledOnce();
  });

  it("keeps a choice held for the visit when such a page comes back and the storage is blocked [COOKIE-20]", async () => {
    const store = await visit();
    blocked = true;
    store.decideConsent(none);
    store.subscribeConsent(() => {});
    dispatch("pageshow", { persisted: true });
    expect(store.consentState().record).toMatchObject(none);
  });
});

describe("whenAllowed", () => {
  it("loads nothing without consent, nor for another category [COOKIE-21]", async () => {
    const { decideConsent, whenAllowed } = await visit();
    const load = vi.fn();
    whenAllowed("marketing", load);
    decideConsent({ ...all, marketing: false });
    expect(load).not.toHaveBeenCalled();
  });

  it("loads once, the moment the category is allowed [COOKIE-21]", async () => {
    const { decideConsent, whenAllowed } = await visit();
    const load = vi.fn();
    whenAllowed("analytics", load);
    decideConsent(all);
    decideConsent({ ...none, analytics: true });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("loads at once where consent is stored [COOKIE-17] [COOKIE-21]", async () => {
    (await visit()).decideConsent(all);
    const load = vi.fn();
    (await visit()).whenAllowed("preferences", load);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("takes away what it loaded when consent is withdrawn, and loads it again when given again [COOKIE-21] [SHELL-36]", async () => {
    const { decideConsent, whenAllowed } = await visit();
    const unload = vi.fn();
    const load = vi.fn(() => unload);
    whenAllowed("analytics", load);
    decideConsent(all);
    decideConsent(none);
    expect(unload).toHaveBeenCalledTimes(1);
    decideConsent(all);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("ends with the returned function: nothing is loaded later, what was loaded goes [COOKIE-21] [QUAL-24]", async () => {
    const { decideConsent, whenAllowed } = await visit();
    const load = vi.fn();
    whenAllowed("analytics", load)();
    decideConsent(all);
    expect(load).not.toHaveBeenCalled();
    const unload = vi.fn();
    whenAllowed("analytics", () => unload)();
    expect(unload).toHaveBeenCalledTimes(1);
  });
});

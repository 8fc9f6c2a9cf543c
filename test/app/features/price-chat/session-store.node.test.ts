import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { joinTabs, SESSION_KEY } from "#app/features/price-chat/conversation/session-store.ts";

beforeEach(() => {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

const ignore = () => {};

describe("tabs with the same conversation", () => {
  it("tell each other that it has gone on", async () => {
    const heard = new Promise<void>((resolve) => {
      const other = new BroadcastChannel(SESSION_KEY);
      other.addEventListener("message", () => {
        other.close();
        resolve();
      });
    });
    const tabs = joinTabs(ignore, ignore);
    tabs.notify();
    await heard;
    tabs.leave();
  });

  it("say nothing once the page is left: a deletion that ends later does not fail by it", () => {
    const tabs = joinTabs(ignore, ignore);
    tabs.leave();
    expect(tabs.notify).not.toThrow();
    expect(tabs.leave).not.toThrow();
  });
});

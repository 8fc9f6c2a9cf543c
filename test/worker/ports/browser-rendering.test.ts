// What the browser adapter answers where no browser is to be had. With one: test/e2e/capture/design-capture.deep.e2e.ts.
import { describe, expect, it } from "vitest";
import type { AddressGuard } from "#worker/address-guard/check-address.ts";
import { createBrowserRendering } from "#worker/ports/browser/browser-rendering.ts";

const guard: AddressGuard = {
  allowLoopback: false,
  ownHosts: [],
  resolveHost: async () => ["93.184.216.34"],
};
const signal = new AbortController().signal;

/** Answers as the platform does, without any browser, and remembers what was asked. */
function binding(answers: Record<string, () => Response>) {
  const asked: string[] = [];
  const fetchFrom: typeof fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    const call = `${init?.method ?? "GET"} ${pathname}`;
    asked.push(call);
    return answers[call]?.() ?? new Response("?", { status: 500 });
  };
  return { asked, fetch: fetchFrom };
}

function capture(browser: ReturnType<typeof binding>, url: string) {
  const quiet = { proxy: null, ownPage: null, onPrivateAnswer: () => {} };
  const deps = { binding: browser, guard, userAgent: "Bot/1.0", inPageScript: "null", ...quiet };
  return createBrowserRendering(deps)(url, signal);
}

describe("the browser adapter", () => {
  it("answers browser-busy when the platform has none left, or fails [SEO-31]", async () => {
    const full = binding({ "POST /v1/devtools/browser": () => new Response("Too many", { status: 429 }) });
    expect(await capture(full, "https://a.de/")).toEqual({ ok: false, code: "browser-busy" });
    expect(await capture(binding({}), "https://a.de/")).toEqual({ ok: false, code: "browser-busy" });
  });

  it("waits for its turn once, where that is near", async () => {
    const soon = binding({
      "POST /v1/devtools/browser": () => new Response("Too many", { status: 429 }),
      "GET /v1/limits": () => Response.json({ timeUntilNextAllowedBrowserAcquisition: 5 }),
    });
    expect(await capture(soon, "https://a.de/")).toEqual({ ok: false, code: "browser-busy" });
    expect(soon.asked).toEqual(["POST /v1/devtools/browser", "GET /v1/limits", "POST /v1/devtools/browser"]);
  });

  it("ends a browser that it could start but not reach", async () => {
    const deaf = binding({ "POST /v1/devtools/browser": () => Response.json({ sessionId: "deaf" }) });
    expect(await capture(deaf, "https://a.de/")).toEqual({ ok: false, code: "browser-busy" });
    expect(deaf.asked).toContain("DELETE /v1/devtools/browser/deaf");
  });

  it("asks for no browser for an address that is refused", async () => {
    const unused = binding({});
    expect(await capture(unused, "http://10.0.0.1/")).toEqual({ ok: false, code: "refused-address" });
    expect(unused.asked).toEqual([]);
  });
});

// Builders for tests of the crawl: a guard, and a `fetch` whose answers are a table.
import type { AddressGuard } from "#worker/address-guard/check-address.ts";

/** A public address of a name server operator, for hosts that shall resolve. */
export const PUBLIC_IP = "9.9.9.9";

/** A guard for whom every name is public; loopback is refused unless said otherwise. */
export function guard(overrides: Partial<AddressGuard> = {}): AddressGuard {
  return { allowLoopback: false, ownHosts: [], resolveHost: async () => [PUBLIC_IP], ...overrides };
}

export const loopbackGuard = () => guard({ allowLoopback: true });

type Answer = Response | (() => Response | Promise<Response>);

/** A `fetch` that answers from a table by address, notes what was asked, and throws for anything else. */
export function tableFetch(answers: Record<string, Answer>): { fetch: typeof fetch; asked: string[] } {
  const asked: string[] = [];
  const tableFetch = async (input: RequestInfo | URL): Promise<Response> => {
    const url = String(input);
    asked.push(url);
    const answer = answers[url];
    if (answer === undefined) throw new TypeError(`Nothing answers at ${url}`);
    return typeof answer === "function" ? answer() : answer;
  };
  return { fetch: tableFetch as typeof fetch, asked };
}

/** Lets answers of a table that never come be aborted, as real ones are. */
export function abortable(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return ((url: string, init: RequestInit) =>
    Promise.race([
      fetch(url),
      new Promise((_resolve, reject) =>
        init.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
      ),
    ])) as typeof globalThis.fetch;
}

// The whole guard for one address: what the URL says, then what DNS says. Every request to a stranger passes it.
import type { ErrorCode } from "#contract/problem.ts";
import { type AddressFault, type AddressRules, judgeAddress } from "./public-address.ts";
import { isPublicIp } from "./public-ip.ts";
import type { ResolveHost } from "./resolve-host.ts";
import { untilAborted } from "./until-aborted.ts";

export interface AddressGuard extends AddressRules {
  resolveHost: ResolveHost;
}

export type AddressCheck = { ok: true; url: URL } | { ok: false; code: ErrorCode; fault?: AddressFault };

/** Call before every hop. A name needs at least one address, all of them public. Aborted: "target-unreachable". */
export async function checkAddress(
  address: string,
  guard: AddressGuard,
  signal: AbortSignal,
): Promise<AddressCheck> {
  const verdict = judgeAddress(address, guard);
  if (!verdict.ok) return verdict;
  if (verdict.loopback) return { ok: true, url: verdict.url };
  let addresses: string[];
  try {
    addresses = await untilAborted(guard.resolveHost(verdict.url.hostname, signal), signal);
  } catch {
    return { ok: false, code: "target-unreachable" };
  }
  if (addresses.length === 0) return { ok: false, code: "target-unreachable" };
  if (!addresses.every(isPublicIp)) return { ok: false, code: "refused-address", fault: "private-address" };
  return { ok: true, url: verdict.url };
}

/** Asks each host once: an analysis meets the same few names again and again. Failures are asked again. */
export function rememberHosts(resolveHost: ResolveHost): ResolveHost {
  const known = new Map<string, string[]>();
  return async (host, signal) => {
    const addresses = known.get(host) ?? (await resolveHost(host, signal));
    known.set(host, addresses);
    return addresses;
  };
}

// The resolver port in Node: the same lookup as in Node's fetch, hosts file included.
import { lookup } from "node:dns/promises";
import type { ResolveHost } from "#worker/address-guard/resolve-host.ts";

/** The system's codes for an unknown name. */
const NO_SUCH_NAME = ["ENOTFOUND", "ENODATA"];

/** Cannot be interrupted: callers race it against their signal. */
export const resolveBySystem: ResolveHost = async (host) => {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  } catch (error) {
    if (NO_SUCH_NAME.includes((error as NodeJS.ErrnoException).code ?? "")) return [];
    throw error;
  }
};

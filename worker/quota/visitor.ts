// Who is calling, as a keyed hash that changes every day: not even we can link two days. No address is stored or logged.
import ipaddr from "ipaddr.js";
import { keyedName } from "../keyed-hash.ts";

/** Everybody without an address: local tools and tests. On Cloudflare the header is always there. */
const COMMON_VISITOR = "local";
/** Providers give a household a /64; the rest of an IPv6 address changes at will. */
const IPV6_NETWORK_BITS = 64;

/** The part of an address that stays the same for one visitor: whole IPv4, the /64 of IPv6. */
export function visitorNetwork(address: string | null): string {
  if (address === null || !ipaddr.isValid(address)) return COMMON_VISITOR;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${IPV6_NETWORK_BITS}`);
  return `${network.toNormalizedString()}/${IPV6_NETWORK_BITS}`;
}

/**
 * 64 hexadecimal digits: HMAC-SHA-256 of the network under the day's key. @param day any name of it
 * @param address as the platform tells it; null where it tells none
 */
export function visitorId(secret: string, day: string, address: string | null): Promise<string> {
  return keyedName(secret, `visitor ${day}`, visitorNetwork(address));
}

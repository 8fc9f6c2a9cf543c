// Who is calling, without knowing who: a hash of the address under a key that changes every day. After midnight not
// even we can tell whether two days saw the same visitor. No address is stored or logged.
import ipaddr from "ipaddr.js";
import { hexDigits } from "../hex-digits.ts";
import { derivedKey, keyedHash } from "../keyed-hash.ts";

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
 * Name of a visitor on one day: HMAC-SHA-256 of the network under a key that is itself the HMAC of the day under the
 * secret. 64 hexadecimal digits.
 * @param day any name of the day
 * @param address as the platform tells it; null where it tells none
 */
export async function visitorId(secret: string, day: string, address: string | null): Promise<string> {
  const dailyKey = await derivedKey(secret, `visitor ${day}`);
  return hexDigits(new Uint8Array(await keyedHash(dailyKey, visitorNetwork(address))));
}

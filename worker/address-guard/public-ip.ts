// Whether an IP address belongs to the public internet, with IPv4 addresses that hide inside IPv6 unpacked first.
import ipaddr from "ipaddr.js";

/** 2000::/3, the only block from which global unicast addresses are given out (IANA). */
const GLOBAL_UNICAST: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse("2000::"), 3];

/** Where an IPv6 form carries an IPv4 address: network, and the first of its two 16-bit parts. */
const EMBEDDING_NETWORKS: { network: [ipaddr.IPv6, number]; part: number; inverted?: boolean }[] = [
  { network: ipaddr.IPv6.parseCIDR("::/96"), part: 6 }, // IPv4-compatible, RFC 4291
  { network: ipaddr.IPv6.parseCIDR("::ffff:0:0/96"), part: 6 }, // IPv4-mapped, RFC 4291
  { network: ipaddr.IPv6.parseCIDR("::ffff:0:0:0/96"), part: 6 }, // IPv4-translated, RFC 7915
  { network: ipaddr.IPv6.parseCIDR("64:ff9b::/96"), part: 6 }, // NAT64, RFC 6052
  { network: ipaddr.IPv6.parseCIDR("2002::/16"), part: 1 }, // 6to4, RFC 3056
  { network: ipaddr.IPv6.parseCIDR("2001::/32"), part: 2 }, // Teredo server, RFC 4380
  { network: ipaddr.IPv6.parseCIDR("2001::/32"), part: 6, inverted: true }, // Teredo client: all bits flipped
];

/** ISATAP (RFC 5214): the interface part begins 0000:5efe or 0200:5efe, whatever the network. */
const ISATAP_MARKER = 0x5efe;
const ISATAP_FIRST_PARTS = [0x0000, 0x0200];

/**
 * Whether an address is publicly routable. IPv6 that carries IPv4 is as public as the least public of them.
 * Text that is no canonical address is not public.
 */
export function isPublicIp(text: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return isPublicIpv4(ipaddr.IPv4.parse(text));
  if (!ipaddr.IPv6.isValid(text) || hasOtherThanDecimals(text)) return false;
  const address = ipaddr.IPv6.parse(text);
  if (address.zoneId) return false;
  const embedded = embeddedIpv4(address);
  if (embedded.length > 0) return embedded.every(isPublicIpv4);
  return address.range() === "unicast" && address.match(GLOBAL_UNICAST);
}

/** "::ffff:010.0.0.1" is 8.0.0.1 for one reader and 10.0.0.1 for the next. */
function hasOtherThanDecimals(ipv6: string): boolean {
  const end = ipv6.slice(ipv6.lastIndexOf(":") + 1);
  return end.includes(".") && !ipaddr.IPv4.isValidFourPartDecimal(end);
}

function isPublicIpv4(address: ipaddr.IPv4): boolean {
  return address.range() === "unicast";
}

function embeddedIpv4(address: ipaddr.IPv6): ipaddr.IPv4[] {
  const found = EMBEDDING_NETWORKS.filter(({ network }) => address.match(network)).map(({ part, inverted }) =>
    ipv4FromParts(address, part, inverted ? 0xffff : 0),
  );
  const [, , , , first = 0, marker] = address.parts;
  const isatap = marker === ISATAP_MARKER && ISATAP_FIRST_PARTS.includes(first);
  return isatap ? [...found, ipv4FromParts(address, 6, 0)] : found;
}

function ipv4FromParts(address: ipaddr.IPv6, part: number, mask: number): ipaddr.IPv4 {
  const high = (address.parts[part] ?? 0) ^ mask;
  const low = (address.parts[part + 1] ?? 0) ^ mask;
  return new ipaddr.IPv4([high >> 8, high & 0xff, low >> 8, low & 0xff]);
}

// Which IP addresses are public, once more and differently: Node's own reader and block list over the registries of IANA.
import { BlockList, isIPv4, isIPv6 } from "node:net";

/**
 * IANA IPv4 special-purpose registry, RFC 6890. The last three are reachable, but nobody's website: AS112 (RFC 7534, 7535)
 * and AMT relays (RFC 7450); so is 192.88.99.0/24, retired by RFC 7526.
 */
const CLOSED_IPV4 =
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4 192.31.196.0/24 192.52.193.0/24 192.175.48.0/24";

/** The same for IPv6, inside 2000::/3; everything outside is closed as a whole. */
const CLOSED_IPV6 = "2001::/23 2001:db8::/32 2002::/16 2620:4f:8000::/48 3fff::/20";

const ipv4 = blockList(CLOSED_IPV4, "ipv4");
const ipv6 = blockList(CLOSED_IPV6, "ipv6");
const global = blockList("2000::/3", "ipv6");

/** Whether an address of the internet, by its text alone. */
export function isInternetAddress(text: string): boolean {
  if (isIPv4(text)) return !ipv4.check(text, "ipv4");
  if (!isIPv6(text) || text.includes("%")) return false;
  const bits = bitsOf(text);
  const carried = carriedIpv4(bits);
  if (carried.length > 0) return carried.every((one) => !ipv4.check(one, "ipv4"));
  return global.check(text, "ipv6") && !ipv6.check(text, "ipv6");
}

export function isLoopbackIpv6(text: string): boolean {
  return isIPv6(text) && !text.includes("%") && bitsOf(text) === 1n;
}

/** Whole addresses as one number; where an IPv4 address lies is arithmetic then. */
function bitsOf(text: string): bigint {
  const hexadecimal = text.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...octets: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = octets.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [front = "", back] = hexadecimal.split("::");
  const left = front === "" ? [] : front.split(":");
  const right = back === undefined || back === "" ? [] : back.split(":");
  const groups = [...left, ...Array(8 - left.length - right.length).fill("0"), ...right];
  return groups.reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n);
}

function carriedIpv4(bits: bigint): string[] {
  const low = bits & 0xffffffffn;
  const network = bits >> 32n;
  // Compatible, mapped, translated (RFC 4291, 7915), NAT64 (RFC 6052).
  if ([0n, 0xffffn, 0xffff0000n, 0x64ff9bn << 64n].includes(network)) return [dotted(low)];
  const found: string[] = [];
  if (bits >> 112n === 0x2002n) found.push(dotted((bits >> 80n) & 0xffffffffn)); // 6to4, RFC 3056
  if (bits >> 96n === 0x20010000n) found.push(dotted((bits >> 64n) & 0xffffffffn), dotted(low ^ 0xffffffffn)); // Teredo, RFC 4380
  if ([0x00005efen, 0x02005efen].includes((bits >> 32n) & 0xffffffffn)) found.push(dotted(low)); // ISATAP, RFC 5214
  return found;
}

function dotted(bits: bigint): string {
  return [24n, 16n, 8n, 0n].map((shift) => (bits >> shift) & 255n).join(".");
}

function blockList(networks: string, family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const network of networks.split(" ")) {
    const [address = "", bits] = network.split("/");
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgeAddress } from "#worker/address-guard/public-address.ts";
import { isPublicIp } from "#worker/address-guard/public-ip.ts";

/** Private and special IPv4 networks (RFC 6890), written down here once more so that the library is not its own judge. */
const PRIVATE_NETWORKS: [network: string, bits: number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

function numberOf(ip: string): number {
  return ip.split(".").reduce((sum, octet) => sum * 256 + Number(octet), 0);
}

function dotted(ip: number): string {
  return [24, 16, 8, 0].map((shift) => (ip >>> shift) & 255).join(".");
}

/** Two hexadecimal groups of an IPv6 address. */
function groups(ip: number): string {
  return `${(ip >>> 16).toString(16)}:${(ip & 0xffff).toString(16)}`;
}

const privateIpv4 = fc
  .tuple(fc.constantFrom(...PRIVATE_NETWORKS), fc.nat(0xffffffff))
  .map(([[network, bits], host]) => (numberOf(network) + (host % 2 ** (32 - bits))) >>> 0);

/** Every spelling in which an IPv4 address may hide in the host of a URL. */
const HOST_SPELLINGS: ((ip: number) => string)[] = [
  dotted,
  (ip) => `${dotted(ip)}.`,
  (ip) => String(ip),
  (ip) => `0x${ip.toString(16)}`,
  (ip) => `0${ip.toString(8)}`,
  (ip) => [24, 16, 8, 0].map((shift) => `0x${((ip >>> shift) & 255).toString(16)}`).join("."),
  (ip) => [24, 16, 8, 0].map((shift) => `0${((ip >>> shift) & 255).toString(8)}`).join("."),
  (ip) => `${ip >>> 24}.${ip & 0xffffff}`,
  (ip) => `${ip >>> 24}.${(ip >>> 16) & 255}.${ip & 0xffff}`,
  (ip) => dotted(ip).replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  (ip) => dotted(ip).replaceAll(".", "。"),
  (ip) => `[::ffff:${dotted(ip)}]`,
  (ip) => `[::ffff:${groups(ip)}]`,
  (ip) => `[::${groups(ip)}]`,
  (ip) => `[::ffff:0:${groups(ip)}]`,
  (ip) => `[64:ff9b::${groups(ip)}]`,
  (ip) => `[2002:${groups(ip)}::1]`,
  (ip) => `[2001:0:${groups(ip)}::1]`,
];

/** IPv6 addresses as DNS may answer them, each carrying an IPv4 address. */
const CARRIERS: ((ip: number) => string)[] = [
  dotted,
  (ip) => `::ffff:${dotted(ip)}`,
  (ip) => `::${groups(ip)}`,
  (ip) => `::ffff:0:${groups(ip)}`,
  (ip) => `64:ff9b::${groups(ip)}`,
  (ip) => `2002:${groups(ip)}::1`,
  (ip) => `2001:0:${groups(ip)}:0:0:f7f7:f7f7`,
  (ip) => `2001:0:808:808:0:0:${groups(~ip >>> 0)}`,
  (ip) => `2003:1:2:3:0:5efe:${groups(ip)}`,
];

describe("isPublicIp", () => {
  it.each([
    ["8.8.8.8", true],
    ["1.1.1.1", true],
    ["88.198.0.1", true],
    ["2606:4700::1111", true],
    ["2a01:4f8::2", true],
    ["64:ff9b::808:808", true], // NAT64 of a public address
    ["::ffff:8.8.8.8", true],
    ["2002:808:808::1", true],
    ["127.0.0.1", false],
    ["100.64.0.1", false],
    ["192.88.99.1", false],
    ["255.255.255.255", false],
    ["::", false],
    ["::1", false],
    ["::ffff:10.0.0.1", false],
    ["64:ff9b:1::808:808", false], // local-use NAT64
    ["fc00::1", false],
    ["fd12:3456::1", false],
    ["fe80::1", false],
    ["fe80::1%eth0", false],
    ["2606:4700::1111%eth0", false],
    ["fec0::1", false],
    ["ff02::1", false],
    ["100::1", false],
    ["2001:db8::1", false],
    ["3fff::1", false],
    ["4000::1", false], // outside the block that is given out
    ["5f00::1", false],
    ["2001:20::1", false],
    ["", false],
    ["tischlerei.de", false],
    ["127.1", false],
    ["2130706433", false],
    ["::ffff:0177.0.0.1", false], // octal for some readers, decimal for others
    ["64:ff9b::012.0.0.1", false],
    ["::ffff:0x8.8.8.8", false],
  ])("%s → %s [SEO-69]", (ip, expected) => {
    expect(isPublicIp(ip)).toBe(expected);
  });

  it("never takes a private IPv4 address for public, whatever carries it [SEO-69]", () => {
    fc.assert(
      fc.property(privateIpv4, fc.constantFrom(...CARRIERS), (ip, carry) => !isPublicIp(carry(ip))),
      { numRuns: 2000 },
    );
  });
});

describe("addresses that parse to an IP", () => {
  it("are never accepted, private or not, in any spelling [SEO-69]", () => {
    const rules = { allowLoopback: false, ownHosts: [] };
    fc.assert(
      fc.property(
        fc.oneof(privateIpv4, fc.nat(0xffffffff)),
        fc.constantFrom(...HOST_SPELLINGS),
        fc.constantFrom("http", "https"),
        fc.constantFrom("", ":80", ":443", ":8080"),
        (ip, spell, scheme, port) => !judgeAddress(`${scheme}://${spell(ip)}${port}/`, rules).ok,
      ),
      { numRuns: 3000 },
    );
  });

  it("are accepted with loopback allowed only inside 127.0.0.0/8 and ::1 [SEO-69]", () => {
    const rules = { allowLoopback: true, ownHosts: [] };
    fc.assert(
      fc.property(privateIpv4, fc.constantFrom(...HOST_SPELLINGS), (ip, spell) => {
        const verdict = judgeAddress(`http://${spell(ip)}:3000/`, rules);
        return !verdict.ok || (verdict.loopback && /^127\.|^\[::1\]$/.test(verdict.url.hostname));
      }),
      { numRuns: 2000 },
    );
  });
});

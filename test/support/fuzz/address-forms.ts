// Addresses as visitors mistype them and attackers write them: every part of a URL in all its spellings, seeded.
import {
  DOTS,
  ENDINGS,
  FOREIGN_SCHEMES,
  LABELS,
  LOOKALIKES,
  NETWORKS,
  OWN_HOSTS,
  PORTS,
  RESERVED_NAMES,
  SCHEMES,
  SLASHES,
  SPACES,
  TAILS,
  USERS,
} from "#test/fixtures/address-parts.ts";
import type { Random } from "./random.ts";

/** One address, 1 to some 5,000 characters. */
export function addressForm(random: Random): string {
  if (random.chance(0.02)) return noise(random, 40);
  const scheme = `${random.chance(0.06) ? random.pick(FOREIGN_SCHEMES) : random.pick(SCHEMES)}:`;
  const user = random.chance(0.12) ? random.pick(USERS) : "";
  const port = random.chance(0.3) ? random.pick(PORTS) : "";
  const tail = random.chance(0.02)
    ? `/${random.pick(["a", "ü", "%41", " "]).repeat(1_500)}`
    : random.pick(TAILS);
  const address = `${scheme}${random.pick(SLASHES)}${user}${host(random)}${port}${tail}`;
  const front = random.chance(0.05) ? random.pick(SPACES) : "";
  return front + (random.chance(0.08) ? spoilt(random, address) : address);
}

/** An IP address as a name server, or what pretends to be one, might answer it. */
export function ipForm(random: Random): string {
  const text = random.chance(0.5) ? ipv4(random) : ipv6(random);
  return random.chance(0.1) ? spoilt(random, text) : text;
}

function host(random: Random): string {
  const kind = random.below(10);
  if (kind < 3)
    return dressed(
      random,
      [...random.some(2, () => random.pick(LABELS)), random.pick(LABELS), random.pick(ENDINGS)].join("."),
    );
  if (kind < 5)
    return dressed(
      random,
      [...random.some(2, () => random.pick(LABELS)), random.pick(RESERVED_NAMES)].join("."),
    );
  if (kind < 7) return dressed(random, ipv4(random));
  if (kind < 9)
    return `[${random.chance(0.1) ? spoilt(random, ipv6(random)) : ipv6(random)}]${random.chance(0.05) ? "." : ""}`;
  const own = [...OWN_HOSTS, "www.paettken.de", "localhost", "localhost:3000"];
  return dressed(random, random.pick([...own, ...LOOKALIKES, ...LABELS, "."]));
}

/** The same name for a browser, other characters for a filter. */
function dressed(random: Random, name: string): string {
  let text = name;
  if (random.chance(0.15)) text = swapped(random, text, (char) => fullWidth(char));
  if (random.chance(0.15)) text = swapped(random, text, percentEncoded);
  if (random.chance(0.15)) text = swapped(random, text, (char) => char.toUpperCase());
  if (random.chance(0.1)) text = text.replaceAll(".", random.pick(DOTS));
  if (random.chance(0.1)) text = inserted(random, text, random.pick(SPACES));
  if (random.chance(0.12)) text += random.pick([".", ".", "..", "...", "。"]);
  return text;
}

function ipv4(random: Random): string {
  const ip = random.chance(0.7)
    ? (random.pick(NETWORKS) ^ (random.chance(0.5) ? random.below(256) : 0)) >>> 0
    : random.bits();
  const octets = [ip >>> 24, (ip >>> 16) & 255, (ip >>> 8) & 255, ip & 255];
  switch (random.below(8)) {
    case 0:
      return numeral(random, ip);
    case 1:
      return `${numeral(random, ip >>> 24)}.${numeral(random, ip & 0xffffff)}`;
    case 2:
      return [
        ...octets.slice(0, 2).map((octet) => numeral(random, octet)),
        numeral(random, ip & 0xffff),
      ].join(".");
    case 3:
      return octets.map((octet) => numeral(random, octet)).join(".");
    case 4:
      return [...octets, ...random.some(2, () => random.below(300))].join(".");
    default:
      return octets.join(".");
  }
}

function numeral(random: Random, value: number): string {
  const zeros = random.chance(0.2) ? "0".repeat(random.below(4)) : "";
  const spelled = [
    String(value),
    `0x${zeros}${value.toString(16)}`,
    `0X${value.toString(16).toUpperCase()}`,
    `0${zeros}${value.toString(8)}`,
  ];
  return random.chance(0.03)
    ? `${random.pick(spelled)}${random.pick(["g", "0000000000", "-", "e1"])}`
    : random.pick(spelled);
}

function ipv6(random: Random): string {
  const ip = random.chance(0.7) ? random.pick(NETWORKS) : random.bits();
  const octets = [24, 16, 8, 0].map((shift) => (ip >>> shift) & 255);
  const dotted = octets.map((octet) => (random.chance(0.02) ? numeral(random, octet) : octet)).join(".");
  const pair = (bits: number) => `${(bits >>> 16).toString(16)}:${(bits & 0xffff).toString(16)}`;
  const group = () => random.below(0x10000).toString(16);
  const forms = [
    () => random.pick(["::1", "::", "0:0:0:0:0:0:0:1", "0000::0001", "::0.0.0.1", "::01", "0::1"]),
    () => `::ffff:${random.chance(0.5) ? dotted : pair(ip)}`,
    () => `::${random.chance(0.5) ? dotted : pair(ip)}`,
    () => `::ffff:0:${pair(ip)}`,
    () => `64:ff9b::${random.chance(0.5) ? dotted : pair(ip)}`,
    () => `64:ff9b:1::${pair(ip)}`,
    () => `2002:${pair(ip)}::${group()}`,
    () => `2001:0:${pair(random.pick([0x08080808, 0x7f000001]))}:0:${group()}:${pair(~ip >>> 0)}`,
    () => `2a01:4f8:1:2:${random.pick(["0", "200", "201"])}:5efe:${pair(ip)}`,
    () =>
      `${random.pick(["fe80", "fc00", "fdff", "fec0", "ff02", "2001:db8", "3fff", "100", "2001:20", "2001:2:0", "5f00", "4000", "1fff", "2620:4f:8000"])}::${group()}`,
    () =>
      `${random.pick(["2a01", "2606", "2003", "2400", "2a02", "3000", "3fff", "2620", "2001"])}:${group()}::${group()}`,
    () => Array.from({ length: 8 }, group).join(":"),
    () => Array.from({ length: random.pick([7, 9]) }, group).join(":"),
  ];
  const text = random.pick(forms)();
  const zone = random.chance(0.06) ? random.pick(["%eth0", "%25eth0", "%1", "%"]) : "";
  return (random.chance(0.2) ? text.toUpperCase() : text) + zone;
}

function spoilt(random: Random, text: string): string {
  return random.chance(0.5)
    ? inserted(random, text, random.pick(SPACES))
    : inserted(random, text, noise(random, 2));
}

function noise(random: Random, most: number): string {
  const characters = random.some(most, () =>
    random.pick([..."/\\@:?#[]%.&;=<>\"'`{}|^~ \t\n0123456789abcxyzÄßｘ．\u202e\ud800"]),
  );
  return characters.join("") || "x";
}

function inserted(random: Random, text: string, extra: string): string {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + extra + text.slice(at);
}

function swapped(random: Random, text: string, change: (char: string) => string): string {
  const share = random.pick([0.1, 0.5, 1]);
  return Array.from(text, (char) => (random.chance(share) ? change(char) : char)).join("");
}

function fullWidth(char: string): string {
  const code = char.charCodeAt(0);
  return char.length === 1 && code > 0x20 && code < 0x7f ? String.fromCharCode(code + 0xfee0) : char;
}

function percentEncoded(char: string): string {
  return Array.from(new TextEncoder().encode(char), (byte) => `%${byte.toString(16).padStart(2, "0")}`).join(
    "",
  );
}

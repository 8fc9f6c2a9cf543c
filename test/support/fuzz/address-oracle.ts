// Which addresses may be fetched, once more and differently: by hand from the text of the URL Standard, without its parser.
import { domainToASCII } from "node:url";
import { RESERVED_NAMES } from "#test/fixtures/address-parts.ts";
import { isLoopbackIpv6 } from "./ip-oracle.ts";

/** What would be asked, or null: not to be fetched. */
export type Target = { scheme: string; host: string; port: string; loopback: boolean } | null;

const MAX_CHARACTERS = 2048;
const HOST_LIMIT = 253;

const utf8 = new TextEncoder();
const fromUtf8 = new TextDecoder("utf-8", { fatal: false, ignoreBOM: true });

/** @param ownHosts names of the site itself; those with a port only count for loopback. */
export function targetOf(address: string, allowLoopback: boolean, ownHosts: readonly string[]): Target {
  if (address.length > MAX_CHARACTERS) return null;
  const text = address.replace(/^[\0-\x20]+|[\0-\x20]+$/g, "").replace(/[\t\n\r]/g, "");
  const [whole, scheme = "", rest = ""] = /^([a-z][a-z0-9+.-]*):[/\\]*(.*)$/isu.exec(text) ?? [];
  if (whole === undefined || !["http", "https"].includes(scheme.toLowerCase())) return null;
  const end = rest.search(/[/\\?#]/);
  const authority = end < 0 ? rest : rest.slice(0, end);
  const at = authority.lastIndexOf("@");
  // An empty user with an empty password is no user.
  if (!["", ":"].includes(authority.slice(0, Math.max(at, 0)))) return null;
  const split = /^(\[[^\]]*\]|[^:[\]]*)(?::([0-9]*))?$/u.exec(authority.slice(at + 1));
  if (split === null) return null;
  const [, rawHost = "", rawPort = ""] = split;
  const port = portOf(rawPort, scheme.toLowerCase());
  if (port === null || encodedLength(end < 0 ? "" : rest.slice(end)) > MAX_CHARACTERS) return null;
  const named = { scheme: scheme.toLowerCase(), port };
  if (rawHost.startsWith("[")) {
    const isOwnMachine = allowLoopback && isLoopbackIpv6(rawHost.slice(1, -1));
    return isOwnMachine ? { ...named, host: "[::1]", loopback: true } : null;
  }
  return targetOfName(rawHost, named, allowLoopback, ownHosts);
}

function targetOfName(
  rawHost: string,
  named: { scheme: string; port: string },
  allowLoopback: boolean,
  ownHosts: readonly string[],
): Target {
  const host = nameOf(rawHost);
  if (host === null) return null;
  if (typeof host === "number") {
    const isOwnMachine = allowLoopback && host >>> 24 === 127;
    const dotted = [24, 16, 8, 0].map((shift) => (host >>> shift) & 255).join(".");
    return isOwnMachine ? { ...named, host: dotted, loopback: true } : null;
  }
  if (allowLoopback && host === "localhost") {
    const isOwn = ownHosts.includes(named.port === "" ? host : `${host}:${named.port}`);
    return isOwn ? null : { ...named, host, loopback: true };
  }
  const under = (names: readonly string[]) => names.some((name) => `.${host}`.endsWith(`.${name}`));
  const isOpen =
    ["", "80", "443"].includes(named.port) &&
    host.includes(".") &&
    host.length <= HOST_LIMIT &&
    /^(?:[a-z0-9_-]{1,63}(?:\.|$))+$/.test(host) &&
    !host.endsWith(".") &&
    !under(RESERVED_NAMES) &&
    !under(ownHosts.map((own) => own.split(":")[0] ?? ""));
  return isOpen ? { ...named, host, loopback: false } : null;
}

/** The name in ASCII without its last dot, an IPv4 address as number, or null for what is neither. */
function nameOf(rawHost: string): string | number | null {
  const decoded = rawHost.includes("%") ? percentDecoded(rawHost) : rawHost;
  if (decoded === "" || /[\0-\x20"#%/:<>?@[\\\]^`{|}\x7f]/.test(decoded)) return null;
  const ascii =
    /^[\x21-\x7e]+$/.test(decoded) && !/(^|\.)xn--/i.test(decoded)
      ? decoded.toLowerCase()
      : domainToASCII(decoded);
  if (ascii === "") return null;
  const parts = ascii.split(".");
  if (parts.length > 1 && parts.at(-1) === "") parts.pop();
  const last = parts.at(-1) ?? "";
  if (/^[0-9]+$/.test(last) || numberOf(last) !== null) return ipv4Of(parts);
  if (!ascii.endsWith(".")) return ascii;
  const name = ascii.slice(0, -1);
  if (!name.endsWith(".")) return name;
  if (name.endsWith("..")) return null;
  // "127.0.0.1..": without its last dot it is an IPv4 address again, and that is what would be asked.
  const read = nameOf(name);
  return typeof read === "number" ? read : null;
}

/** URL Standard, "IPv4 parser". */
function ipv4Of(parts: readonly string[]): number | null {
  if (parts.length > 4) return null;
  const numbers = parts.map(numberOf);
  let sum = 0n;
  for (const [index, value] of numbers.entries()) {
    const isLast = index === numbers.length - 1;
    const bits = isLast ? 8 * (5 - numbers.length) : 8;
    if (value === null || value >= 2n ** BigInt(bits)) return null;
    sum = isLast ? (sum << BigInt(bits)) | value : (sum << 8n) | value;
  }
  return Number(sum);
}

/** Decimal, octal by a leading zero, hexadecimal by 0x; "0x" alone is zero. */
function numberOf(text: string): bigint | null {
  if (/^0x[0-9a-f]*$/i.test(text)) return BigInt(text.length > 2 ? text : "0");
  if (/^0[0-7]*$/.test(text)) return BigInt(`0o0${text}`);
  return /^[1-9][0-9]*$/.test(text) ? BigInt(text) : null;
}

function portOf(digits: string, scheme: string): string | null {
  if (digits === "") return "";
  const port = Number(digits);
  if (port > 65_535) return null;
  return port === (scheme === "https" ? 443 : 80) ? "" : String(port);
}

function percentDecoded(text: string): string {
  const bytes: number[] = [];
  const encoded = utf8.encode(text);
  for (let at = 0; at < encoded.length; at++) {
    const pair = String.fromCharCode(...encoded.subarray(at, at + 3));
    const isEncoded = /^%[0-9a-f]{2}$/i.test(pair);
    bytes.push(isEncoded ? Number.parseInt(pair.slice(1), 16) : (encoded[at] ?? 0));
    if (isEncoded) at += 2;
  }
  return fromUtf8.decode(Uint8Array.from(bytes));
}

/** How long path and query get when everything outside ASCII, and every blank, is percent-encoded. No form is near the limit. */
function encodedLength(text: string): number {
  const [sent = ""] = text.split("#");
  return utf8.encode(sent).reduce((sum, byte) => sum + (byte > 0x7e || byte <= 0x20 ? 3 : 1), 0);
}

// Which addresses we fetch at all, judged from the parsed URL alone (DNS is asked in check-address.ts).
import { MAX_URL_LENGTH } from "#contract/seo-request.ts";

export interface AddressRules {
  /** Local use only: http on any port of 127.0.0.0/8, ::1 and localhost may be analysed. */
  allowLoopback: boolean;
  /** This site's own hosts; they and their subdomains are refused. With port for loopback: "localhost:8787". */
  ownHosts: readonly string[];
}

/** Why an address is not fetched; for tests and logs, visitors read the sentence of the error code. */
export type AddressFault =
  | "unreadable"
  | "too-long"
  | "scheme"
  | "credentials"
  | "port"
  | "ip-literal"
  | "name"
  | "no-dot"
  | "reserved-name"
  | "own-host"
  | "private-address";

export type AddressVerdict =
  /** `loopback`: needs no DNS check, its name is not in any. */
  { ok: true; url: URL; loopback: boolean } | AddressRefusal;

export interface AddressRefusal {
  ok: false;
  code: "bad-address" | "refused-address";
  fault: AddressFault;
}

/** Empty: the scheme's default, which the URL parser drops from the text. */
const ALLOWED_PORTS = ["", "80", "443"];

/** Names that never belong to the public internet (RFC 6761, 6762, 7686, 8375, 9476; usual names of home and office nets). */
const RESERVED_SUFFIXES =
  "localhost local internal lan home.arpa test invalid onion alt example localdomain intranet corp home private".split(
    " ",
  );

const MAX_HOST_LENGTH = 253; // RFC 1035
/** Letters, digits, hyphen and underscore (seen in the wild), 1–63 of them (RFC 1035). */
const HOST_LABEL = /^[a-z0-9_-]{1,63}$/;

/** Trims, and adds `https://` where no scheme is given. "host:8080" is host and port; "mailto:" stays, to be refused. */
export function completeAddress(input: string): string {
  const text = input.trim();
  if (text === "" || /^[a-z][a-z0-9+.-]*:(?!\d+(?:[/?#]|$))/i.test(text)) return text;
  return `https://${text.replace(/^\/\//, "")}`;
}

/** Judges an address before it is fetched, redirect targets too. The accepted URL has no trailing dot and no fragment. */
export function judgeAddress(address: string, rules: AddressRules): AddressVerdict {
  if (address.length > MAX_URL_LENGTH) return refusal("too-long");
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url) return refusal("unreadable");
  if (url.protocol !== "http:" && url.protocol !== "https:") return refusal("scheme");
  if (url.hostname.endsWith(".")) url.hostname = url.hostname.slice(0, -1);
  url.hash = "";
  if (url.href.length > MAX_URL_LENGTH) return refusal("too-long");
  if (url.username !== "" || url.password !== "") return refusal("credentials");
  const loopback = rules.allowLoopback && isLoopbackHost(url.hostname);
  const fault = loopback ? judgeLoopback(url, rules) : judgePublic(url, rules);
  return fault ? refusal(fault) : { ok: true, url, loopback };
}

function judgeLoopback(url: URL, { ownHosts }: AddressRules): AddressFault | null {
  return ownHosts.some((own) => own.toLowerCase() === url.host) ? "own-host" : null;
}

function judgePublic(url: URL, { ownHosts }: AddressRules): AddressFault | null {
  const host = url.hostname;
  if (!ALLOWED_PORTS.includes(url.port)) return "port";
  if (isIpLiteral(host)) return "ip-literal";
  const labels = host.split(".");
  if (host.length > MAX_HOST_LENGTH || !labels.every((label) => HOST_LABEL.test(label))) return "name";
  if (RESERVED_SUFFIXES.some((suffix) => isWithin(host, suffix))) return "reserved-name";
  if (labels.length < 2) return "no-dot";
  // The URL parser reads a host with a numeric end as IPv4 or fails; kept in case a runtime's parser is laxer.
  if (/^(?:\d+|0x[0-9a-f]*)$/.test(labels.at(-1) ?? "")) return "ip-literal";
  return ownHosts.some((own) => isWithin(host, hostOf(own))) ? "own-host" : null;
}

/** WHATWG parsing has already turned decimal, hex, octal and short forms into dotted IPv4. */
function isIpLiteral(host: string): boolean {
  return host.startsWith("[") || /^\d+\.\d+\.\d+\.\d+$/.test(host);
}

function isLoopbackHost(host: string): boolean {
  return host === "localhost" || host === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(host);
}

function isWithin(host: string, suffix: string): boolean {
  return host === suffix || host.endsWith(`.${suffix}`);
}

function hostOf(own: string): string {
  return own.toLowerCase().replace(/:\d+$/, "");
}

function refusal(fault: AddressFault): AddressRefusal {
  const unreadable = fault === "unreadable" || fault === "too-long" || fault === "name";
  return { ok: false, code: unreadable ? "bad-address" : "refused-address", fault };
}

import { describe, expect, it } from "vitest";
import { type AddressFault, completeAddress, judgeAddress } from "#worker/address-guard/public-address.ts";

const RULES = { allowLoopback: false, ownHosts: ["paettken.example-host.de"] };
const LOCAL_RULES = { allowLoopback: true, ownHosts: ["localhost:8787"] };

/** Address as typed after completion → fault, or the address that is fetched. */
const ADDRESSES: [address: string, expected: { fault: AddressFault } | { fetched: string }][] = [
  // Plain public addresses
  ["https://www.stadt-muenster.de/", { fetched: "https://www.stadt-muenster.de/" }],
  ["http://muensterland.de/rad?a=1", { fetched: "http://muensterland.de/rad?a=1" }],
  ["https://example-host.co.uk:443/", { fetched: "https://example-host.co.uk/" }],
  ["http://tischlerei.de:80/", { fetched: "http://tischlerei.de/" }],
  ["https://tischlerei.de:80/", { fetched: "https://tischlerei.de:80/" }],
  ["http://tischlerei.de:443/", { fetched: "http://tischlerei.de:443/" }],
  ["HTTPS://TISCHLEREI.DE/Über", { fetched: "https://tischlerei.de/%C3%9Cber" }],
  ["https://tischlerei.de/seite#abschnitt", { fetched: "https://tischlerei.de/seite" }],
  ["https://tischlerei.de.", { fetched: "https://tischlerei.de/" }],
  ["https://münster.de/", { fetched: "https://xn--mnster-3ya.de/" }],
  ["https://xn--mnster-3ya.de/", { fetched: "https://xn--mnster-3ya.de/" }],
  ["https://straße.de/", { fetched: "https://xn--strae-oqa.de/" }],
  ["https://my_shop.tischlerei.de/", { fetched: "https://my_shop.tischlerei.de/" }],
  ["https://1und1.de/", { fetched: "https://1und1.de/" }],
  ["https://127.0.0.1.nip.io/", { fetched: "https://127.0.0.1.nip.io/" }], // DNS decides about this one
  ["https://tischlerei.de/http://127.0.0.1/", { fetched: "https://tischlerei.de/http://127.0.0.1/" }],
  ["https:tischlerei.de", { fetched: "https://tischlerei.de/" }],
  ["https:\\\\tischlerei.de\\pfad", { fetched: "https://tischlerei.de/pfad" }],
  // Not readable
  ["", { fault: "unreadable" }],
  ["https://", { fault: "unreadable" }],
  ["https://hallo welt.de/", { fault: "unreadable" }],
  ["https://tischlerei.de:99999/", { fault: "unreadable" }],
  ["https://[::1", { fault: "unreadable" }],
  ["https://1.2.3.4.5/", { fault: "unreadable" }],
  ["https://tischlerei.123/", { fault: "unreadable" }],
  ["https://tischlerei.0x7f/", { fault: "unreadable" }],
  ["https://tischlerei..de/", { fault: "name" }],
  ["https://tischlerei.de../", { fault: "name" }],
  ["https://.tischlerei.de/", { fault: "name" }],
  ["https://a*b.de/", { fault: "name" }],
  [`https://${"a".repeat(64)}.de/`, { fault: "name" }],
  [`https://${"abc.".repeat(70)}de/`, { fault: "name" }],
  [`https://tischlerei.de/${"a".repeat(2048)}`, { fault: "too-long" }],
  [`https://tischlerei.de/#${"a".repeat(2048)}`, { fault: "too-long" }],
  [`https://tischlerei.de/${"ü".repeat(700)}`, { fault: "too-long" }], // too long once encoded
  // Schemes
  ["ftp://tischlerei.de/", { fault: "scheme" }],
  ["file:///etc/passwd", { fault: "scheme" }],
  ["data:text/html,<h1>x</h1>", { fault: "scheme" }],
  ["javascript:alert(1)", { fault: "scheme" }],
  ["blob:https://tischlerei.de/1", { fault: "scheme" }],
  ["ws://tischlerei.de/", { fault: "scheme" }],
  ["gopher://tischlerei.de:70/", { fault: "scheme" }],
  ["mailto:info@tischlerei.de", { fault: "scheme" }],
  // Credentials and ports
  ["https://user:pass@tischlerei.de/", { fault: "credentials" }],
  ["https://user@tischlerei.de/", { fault: "credentials" }],
  ["https://:pass@tischlerei.de/", { fault: "credentials" }],
  ["https://tischlerei.de@127.0.0.1/", { fault: "credentials" }],
  ["https://tischlerei.de:8080/", { fault: "port" }],
  ["https://tischlerei.de:22/", { fault: "port" }],
  ["http://tischlerei.de:0/", { fault: "port" }],
  // IPv4 in every spelling
  ["http://127.0.0.1/", { fault: "ip-literal" }],
  ["http://127.1/", { fault: "ip-literal" }],
  ["http://2130706433/", { fault: "ip-literal" }],
  ["http://0x7f000001/", { fault: "ip-literal" }],
  ["http://0x7f.0.0.1/", { fault: "ip-literal" }],
  ["http://0177.0.0.1/", { fault: "ip-literal" }],
  ["http://017700000001/", { fault: "ip-literal" }],
  ["http://127.0.0.1./", { fault: "ip-literal" }],
  ["http://127.0.0.1../", { fault: "ip-literal" }],
  ["http://１２７.０.０.１/", { fault: "ip-literal" }],
  ["http://①②⑦.⓪.⓪.①/", { fault: "ip-literal" }],
  ["http://%31%32%37.0.0.1/", { fault: "ip-literal" }],
  ["http://127。0。0。1/", { fault: "ip-literal" }],
  ["http://10.0.0.1/", { fault: "ip-literal" }],
  ["http://192.168.178.1/", { fault: "ip-literal" }],
  ["http://169.254.169.254/latest/meta-data/", { fault: "ip-literal" }],
  ["http://0/", { fault: "ip-literal" }],
  ["http://0.0.0.0/", { fault: "ip-literal" }],
  ["https://8.8.8.8/", { fault: "ip-literal" }],
  // IPv6 in every spelling
  ["http://[::1]/", { fault: "ip-literal" }],
  ["http://[::]/", { fault: "ip-literal" }],
  ["http://[::ffff:127.0.0.1]/", { fault: "ip-literal" }],
  ["http://[::ffff:7f00:1]/", { fault: "ip-literal" }],
  ["http://[64:ff9b::7f00:1]/", { fault: "ip-literal" }],
  ["http://[fd00::1]/", { fault: "ip-literal" }],
  ["http://[fe80::1]/", { fault: "ip-literal" }],
  ["http://[2606:4700::1111]/", { fault: "ip-literal" }],
  // Names that are not public
  ["http://localhost/", { fault: "reserved-name" }],
  ["http://LOCALHOST./", { fault: "reserved-name" }],
  ["http://foo.localhost/", { fault: "reserved-name" }],
  ["http://drucker.local/", { fault: "reserved-name" }],
  ["http://metadata.google.internal/", { fault: "reserved-name" }],
  ["http://nas.lan/", { fault: "reserved-name" }],
  ["http://router.home.arpa/", { fault: "reserved-name" }],
  ["http://seite.test/", { fault: "reserved-name" }],
  ["http://seite.invalid/", { fault: "reserved-name" }],
  ["http://expyuzz4wqqyqhjn.onion/", { fault: "reserved-name" }],
  ["http://seite.ｌｏｃａｌ/", { fault: "reserved-name" }],
  ["http://intranet/", { fault: "reserved-name" }],
  ["http://server/", { fault: "no-dot" }],
  ["http://de/", { fault: "no-dot" }],
  // Ourselves
  ["https://paettken.example-host.de/", { fault: "own-host" }],
  ["https://www.PAETTKEN.example-host.de./", { fault: "own-host" }],
  ["https://nicht-paettken.example-host.de/", { fetched: "https://nicht-paettken.example-host.de/" }],
];

/** The same with loopback allowed. */
const LOCAL_ADDRESSES: typeof ADDRESSES = [
  ["http://localhost:3000/", { fetched: "http://localhost:3000/" }],
  ["http://localhost.:3000/", { fetched: "http://localhost:3000/" }],
  ["http://127.0.0.1:54321/a", { fetched: "http://127.0.0.1:54321/a" }],
  ["http://127.8.9.1/", { fetched: "http://127.8.9.1/" }],
  ["http://2130706433:81/", { fetched: "http://127.0.0.1:81/" }],
  ["http://[::1]:8080/", { fetched: "http://[::1]:8080/" }],
  ["http://localhost:8787/", { fault: "own-host" }],
  ["http://user:pass@localhost:3000/", { fault: "credentials" }],
  ["ftp://localhost/", { fault: "scheme" }],
  ["http://foo.localhost:3000/", { fault: "port" }],
  ["http://foo.localhost/", { fault: "reserved-name" }],
  ["http://[::ffff:127.0.0.1]/", { fault: "ip-literal" }],
  ["http://0.0.0.0/", { fault: "ip-literal" }],
  ["http://10.0.0.1/", { fault: "ip-literal" }],
  ["http://192.168.0.1:8080/", { fault: "port" }],
  ["http://169.254.169.254/", { fault: "ip-literal" }],
  ["https://tischlerei.de:8080/", { fault: "port" }],
];

function summary(address: string, rules: typeof RULES) {
  const verdict = judgeAddress(address, rules);
  return verdict.ok ? { fetched: verdict.url.href } : { fault: verdict.fault };
}

describe("judgeAddress", () => {
  it.each(ADDRESSES)("judges %s as expected [SEO-69]", (address, expected) => {
    expect(summary(address, RULES)).toEqual(expected);
  });

  it.each(LOCAL_ADDRESSES)("with loopback allowed, judges %s as expected [SEO-69]", (address, expected) => {
    expect(summary(address, LOCAL_RULES)).toEqual(expected);
  });

  it("calls unreadable addresses bad and readable ones refused [SEO-69]", () => {
    expect(judgeAddress("https://", RULES)).toMatchObject({ code: "bad-address" });
    expect(judgeAddress("https://tischlerei..de", RULES)).toMatchObject({ code: "bad-address" });
    expect(judgeAddress("http://127.0.0.1/", RULES)).toMatchObject({ code: "refused-address" });
    expect(judgeAddress("ftp://tischlerei.de/", RULES)).toMatchObject({ code: "refused-address" });
  });

  it("marks only loopback addresses as needing no DNS [SEO-69]", () => {
    expect(judgeAddress("http://localhost:3000/", LOCAL_RULES)).toMatchObject({ loopback: true });
    expect(judgeAddress("https://tischlerei.de/", LOCAL_RULES)).toMatchObject({ loopback: false });
  });
});

describe("completeAddress", () => {
  it.each([
    ["", ""],
    ["   ", ""],
    ["ihre-website.de", "https://ihre-website.de"],
    ["  ihre-website.de/seite  ", "https://ihre-website.de/seite"],
    ["ihre-website.de:443/seite", "https://ihre-website.de:443/seite"],
    ["localhost:3000", "https://localhost:3000"],
    ["localhost:3000?a=b", "https://localhost:3000?a=b"],
    ["//ihre-website.de", "https://ihre-website.de"],
    ["http://ihre-website.de", "http://ihre-website.de"],
    ["HTTPS://ihre-website.de", "HTTPS://ihre-website.de"],
    ["mailto:info@ihre-website.de", "mailto:info@ihre-website.de"],
    ["javascript:alert(1)", "javascript:alert(1)"],
    ["data:text/html,1", "data:text/html,1"],
    ["münster.de", "https://münster.de"],
    ["ihre-website.de/?weiter=https://x.de", "https://ihre-website.de/?weiter=https://x.de"],
  ])("completes %j to %j [SEO-21]", (typed, expected) => {
    expect(completeAddress(typed)).toBe(expected);
  });
});

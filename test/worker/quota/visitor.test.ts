import { describe, expect, it } from "vitest";
import { visitorId, visitorNetwork } from "#worker/quota/visitor.ts";

const SECRET = "a secret of more than thirty-two characters";

describe("the network of a visitor", () => {
  it.each([
    ["an IPv4 address whole", "203.0.113.7", "203.0.113.7"],
    ["an IPv4-mapped address as IPv4", "::ffff:203.0.113.7", "203.0.113.7"],
    ["an IPv4-mapped address in hexadecimal as IPv4", "::ffff:cb00:7107", "203.0.113.7"],
    ["an IPv6 address cut to 64 bits", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2:0:0:0:0/64"],
    ["a short IPv6 address cut to 64 bits", "2001:db8::1", "2001:db8:0:0:0:0:0:0/64"],
    ["the same network in capitals", "2001:DB8:0:0:FFFF::1", "2001:db8:0:0:0:0:0:0/64"],
    ["no address as the common visitor", null, "local"],
    ["nonsense as the common visitor", "not an address", "local"],
  ])("takes %s [EDGE-11]", (_, address, network) => {
    expect(visitorNetwork(address)).toBe(network);
  });
});

describe("the name of a visitor", () => {
  const today = (address: string | null) => visitorId(SECRET, "2026-11-21", address);

  it("is the same for all addresses of one IPv6 network and another for the next one [EDGE-11]", async () => {
    expect(await today("2001:db8:1:2::1")).toBe(await today("2001:db8:1:2:ffff:ffff:ffff:ffff"));
    expect(await today("2001:db8:1:2::1")).not.toBe(await today("2001:db8:1:3::1"));
  });

  it("changes every day, so that no visitor can be followed [EDGE-11]", async () => {
    expect(await visitorId(SECRET, "2026-11-22", "203.0.113.7")).not.toBe(await today("203.0.113.7"));
  });

  it("cannot be computed without the secret [EDGE-11]", async () => {
    const guessed = await visitorId(`${SECRET}!`, "2026-11-21", "203.0.113.7");
    expect(guessed).not.toBe(await today("203.0.113.7"));
  });

  it("is 64 hexadecimal digits and contains no address [EDGE-11]", async () => {
    const name = await today("203.0.113.7");
    expect(name).toMatch(/^[0-9a-f]{64}$/);
    expect(name).not.toBe(await today("203.0.113.8"));
  });
});

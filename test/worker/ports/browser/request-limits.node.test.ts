// What one view of a rating may ask for; both views together may ask for twice as much.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  createRequestLimits,
  MAX_BYTES,
  MAX_FOREIGN_REQUESTS,
  MAX_REQUESTS,
} from "#worker/ports/browser/request-limits.ts";

const OWN = "https://www.dach-meyer.de/";
const granted = (limits: ReturnType<typeof createRequestLimits>, addresses: readonly string[]) =>
  addresses.filter((address) => limits.allowRequest(address)).length;
const many = (count: number, address: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => address(i));

describe("the requests of a rating", () => {
  it("are 400 in all and 100 to one foreign site, half of them for each view [SAFE-10]", () => {
    expect([MAX_REQUESTS, MAX_FOREIGN_REQUESTS]).toEqual([400, 100]);
    expect(
      granted(
        createRequestLimits(OWN),
        many(1_000, (i) => `https://dach-meyer.de/${i}`),
      ),
    ).toBe(200);
    expect(
      granted(
        createRequestLimits(OWN),
        many(1_000, (i) => `https://opfer.de/${i}`),
      ),
    ).toBe(50);
  });

  it("to names of one site count together, to other sites apart [SAFE-10]", () => {
    const limits = createRequestLimits(OWN);
    expect(
      granted(
        limits,
        many(500, (i) => `https://h${i}.opfer.co.uk:8443/`),
      ),
    ).toBe(50);
    expect(limits.allowRequest("http://opfer.co.uk/")).toBe(false);
    expect(limits.allowRequest("https://anderes.co.uk/")).toBe(true);
  });

  it("to another port of loopback are foreign ones [SAFE-10]", () => {
    const limits = createRequestLimits("http://127.0.0.1:3000/");
    expect(
      granted(
        limits,
        many(99, (i) => `http://127.0.0.1:4000/${i}`),
      ),
    ).toBe(50);
    expect(
      granted(
        limits,
        many(99, (i) => `http://127.0.0.1:3000/${i}`),
      ),
    ).toBe(99);
  });

  it("never exceed their limits, whatever is asked for and wherever the server leads [SAFE-10]", () => {
    const sites = [
      "https://www.dach-meyer.de/x",
      "https://a.opfer.de/",
      "https://b.opfer.de/",
      "http://x.example.com/",
    ];
    fc.assert(
      fc.property(
        fc.array(fc.nat(sites.length - 1), { maxLength: 600 }),
        fc.nat(sites.length - 1),
        (asked, own) => {
          const limits = createRequestLimits(OWN);
          limits.setOwnSite(sites[own] as string);
          const let_ = asked.filter((index) => limits.allowRequest(sites[index] as string));
          expect(let_.length).toBeLessThanOrEqual(200);
          const opfer = let_.filter((index) => index === 1 || index === 2).length;
          if (own !== 1 && own !== 2) expect(opfer).toBeLessThanOrEqual(50);
        },
      ),
    );
  });

  it("name to the browser what it may not ask for any more", () => {
    const limits = createRequestLimits(OWN);
    granted(
      limits,
      many(50, (i) => `https://opfer.de/${i}`),
    );
    expect(limits.blockedPatterns()).toEqual([]);
    limits.allowRequest("https://www.opfer.de/");
    expect(limits.blockedPatterns()).toEqual(["*://opfer.de/*", "*://*.opfer.de/*"]);
    granted(
      limits,
      many(200, (i) => `${OWN}${i}`),
    );
    expect(limits.blockedPatterns()).toEqual(["*"]);
  });

  it("load 40 MB in all, half of them in each view [SAFE-11]", () => {
    expect(MAX_BYTES).toBe(40_000_000);
    const limits = createRequestLimits(OWN);
    expect(limits.allowBytes(19_999_999)).toBe(true);
    expect(limits.allowBytes(1)).toBe(true);
    expect(limits.allowBytes(1)).toBe(false);
  });
});

// What the network log knows of answers, judged without a browser.
import { describe, expect, it } from "vitest";
import { answerRule, hintedAddresses } from "#worker/ports/browser/second-line.ts";

const told: string[] = [];
const rule = (allowLoopback: boolean, proxy: string | null = null, platform: string | null = null) =>
  answerRule({ allowLoopback, ownHosts: ["127.0.0.1:8787", "[::1]:8787"] }, { proxy, platform }, (from) =>
    told.push(from),
  );

describe("the address an answer came from", () => {
  it.each([
    ["93.184.216.34", 443, true],
    ["[2606:2800:220:1:248:1893:25c8:1946]", 443, true],
    ["10.0.0.1", 80, false],
    ["192.168.178.1", 80, false],
    ["169.254.169.254", 80, false],
    ["100.64.0.1", 443, false],
    ["[fd00::1]", 443, false],
    ["[::ffff:10.0.0.1]", 443, false],
    ["127.0.0.1", 3000, false],
    ["[::1]", 3000, false],
    ["", 0, false],
    ["localhost", 80, false],
  ])("%s is judged: %s [SAFE-05]", (ip, port, isAllowed) => {
    expect(rule(false)(ip, port)).toBe(isAllowed);
  });

  it("may be loopback where pages on it may be rated, but never this site itself [SAFE-05]", () => {
    const mayAnswer = rule(true);
    expect([mayAnswer("127.0.0.1", 3000), mayAnswer("::1", 3000)]).toEqual([true, true]);
    expect([mayAnswer("127.0.0.1", 8787), mayAnswer("[::1]", 8787)]).toEqual([false, false]);
    expect(mayAnswer("10.0.0.1", 80)).toBe(false);
  });

  it("is the proxy's where there is one, and nothing else [SAFE-05]", () => {
    const mayAnswer = rule(true, "127.0.0.1:8899");
    expect(mayAnswer("127.0.0.1", 8899)).toBe(true);
    expect([mayAnswer("127.0.0.1", 3000), mayAnswer("93.184.216.34", 443)]).toEqual([false, false]);
  });

  it("may be the platform's own proxy, found by a page of ours, and no other private one [SAFE-05]", () => {
    const mayAnswer = rule(false, null, "10.0.0.5:3128");
    expect([mayAnswer("10.0.0.5", 3128), mayAnswer("93.184.216.34", 443)]).toEqual([true, true]);
    expect([mayAnswer("10.0.0.5", 80), mayAnswer("10.0.0.6", 3128)]).toEqual([false, false]);
  });

  it("is told when it is refused, so that an owner finds a proxy of the platform", () => {
    told.length = 0;
    rule(false)("10.0.0.5", 3128);
    rule(false)("[fd00::5]", 3128);
    expect(told).toEqual(["10.0.0.5:3128", "[fd00::5]:3128"]);
  });
});

describe("hints before an answer", () => {
  it("name the hosts that the browser asks at once [SAFE-05]", () => {
    const headers = {
      "Content-Type": "text/html",
      LINK: "<http://10.0.0.1/a>; rel=preload, < //intern.example/b >;rel=preconnect, </own.css>; rel=preload, <data:x>",
    };
    expect(hintedAddresses(headers)).toEqual(["http://10.0.0.1/a", "https://intern.example/b"]);
  });
});
